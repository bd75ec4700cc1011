package import SwiftSource

/// A range in a document of the workspace.
package struct FilePlace: Hashable, Sendable {
  package let document: DocumentID
  package let range: SourceRange

  package init(document: DocumentID, range: SourceRange) {
    self.document = document
    self.range = range
  }
}

/// Edits of one document.
package struct FileEdits: Hashable, Sendable {
  package let document: DocumentID
  package let edits: [SourceEdit]
  /// Whether the document is a file that has to be made first.
  package let isNew: Bool

  package init(document: DocumentID, edits: [SourceEdit], isNew: Bool = false) {
    self.document = document
    self.edits = edits
    self.isNew = isNew
  }
}
