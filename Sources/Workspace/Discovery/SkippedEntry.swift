/// Something on the way that was left out on purpose.
package struct SkippedEntry: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// A folder that is never searched (`FileDiscovery.prunedFolders`).
    case pruned
    case ignoredByGit
    /// A link out of the root, or into a pruned folder of it.
    case linkLeadsAway
    case linkIsBroken
    /// The same real file as one that is listed.
    case duplicate
    /// A folder with the name of a Swift file.
    case folderNamedLikeFile
    /// A FIFO, socket or device with the name of a Swift file.
    case special
    case notSwift
  }

  package let path: FilePath
  package let reason: Reason
  /// Whether the file itself, not a folder around it, was asked for.
  package let isNamed: Bool

  package init(path: FilePath, reason: Reason, isNamed: Bool = false) {
    self.path = path
    self.reason = reason
    self.isNamed = isNamed
  }

  package var message: String {
    switch reason {
    case .pruned: "folders of this name are never searched"
    case .ignoredByGit: "ignored by git"
    case .linkLeadsAway: "a symbolic link that leads out of the root or into a folder that is not searched"
    case .linkIsBroken: "a symbolic link that leads nowhere"
    case .duplicate: "another name of a file that is read already"
    case .folderNamedLikeFile: "a folder with the name of a Swift file"
    case .special: "not a regular file"
    case .notSwift: "not a Swift file"
    }
  }
}
