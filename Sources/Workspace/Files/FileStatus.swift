/// What a path names.
package enum FileKind: Sendable, Equatable {
  case file
  case folder
  case link
  /// A FIFO, socket or device: nothing that can be read to its end.
  case special
}

/// Which real file or folder a path leads to, whatever its name.
package struct FileIdentity: Sendable, Hashable {
  package let device: UInt64
  package let inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

package struct FileStatus: Sendable, Equatable {
  package let kind: FileKind
  package let identity: FileIdentity
  /// In bytes.
  package let size: Int

  package init(kind: FileKind, identity: FileIdentity, size: Int) {
    self.kind = kind
    self.identity = identity
    self.size = size
  }
}

/// One name in a folder.
package struct FolderEntry: Sendable, Equatable {
  /// With U+FFFD for bytes that are no UTF-8.
  package let name: String
  package let kind: FileKind
  /// Whether `name` leads to the entry; false where its bytes are no UTF-8.
  package let isNameExact: Bool

  package init(name: String, kind: FileKind, isNameExact: Bool = true) {
    self.name = name
    self.kind = kind
    self.isNameExact = isNameExact
  }
}
