package import Workspace

/// What the server knows about the code of one session: the seam between the protocol and the design system.
///
/// All calls come from the session's thread, in the order of the client's messages, and must return quickly: long
/// work belongs on threads of the implementation, which tells its end through `FeatureHost.resultsChanged()`.
package protocol LanguageFeatures: AnyObject {
  /// The features that it answers; only these are advertised.
  var offered: Set<EditorFeature> { get }

  /// The commands that it executes; only these are advertised.
  var commands: [String] { get }

  /// The folders or settings are new. The first call begins the work.
  func workspaceChanged(_ workspace: ServedWorkspace)

  /// - Parameter files: the disk under the open documents, this change included.
  func documentChanged(_ change: DocumentChange, files: any FileSystem)

  /// Files or folders may have been made, changed or removed; only a look at them tells.
  /// - Parameter paths: without repeats, sorted.
  func filesChanged(_ paths: [FilePath], files: any FileSystem)

  /// What a client that can watch files is asked to watch, relative to each folder: `**/*.swift`.
  var watchedPatterns: [String] { get }

  /// The files and folders to look at for changes where the client can't watch.
  var watchedPaths: [FilePath] { get }

  /// An unchanging view of what is known now; cheap.
  func makeSnapshot() -> any FeatureSnapshot

  /// The session ends; work in the background is not needed any more.
  func stop()
}

/// Where the session's code lives.
package struct ServedWorkspace: Sendable {
  /// Real paths; empty in single-file mode, where each document belongs to the root around it.
  package let folders: [FilePath]
  package let settings: EditorSettings
  /// The disk under the open documents.
  package let files: any FileSystem

  package init(folders: [FilePath], settings: EditorSettings, files: any FileSystem) {
    self.folders = folders
    self.settings = settings
    self.files = files
  }
}

/// What happened to a document in an editor.
package enum DocumentChange: Sendable {
  /// Also where another text takes a document's place.
  case opened(TextDocument)
  /// The document after the changes; each change is meant for the text that the one before left.
  case edited(TextDocument, [TextChange])
  case saved(DocumentID)
  /// The disk's content counts again.
  case closed(DocumentID)
}

/// What the features may ask of the session, from any thread.
package protocol FeatureHost: Sendable {
  /// Answers that were given may be wrong now, for another reason than an edit of their document.
  func resultsChanged()

  /// Work that is worth showing; ends with the handle's `end()`.
  func beginProgress(_ title: String, isCancellable: Bool) -> WorkProgress

  /// A line for the client's log.
  func log(_ message: String)

  /// Pops up once in a session for each kind of problem, then only goes to the log.
  func warn(_ message: String, kind: String)
}
