package import SwiftSource

/// Where what stands at a caret is defined.
package struct DefinitionTargets: Sendable, Equatable {
  /// What the caret is in; nil: the word around it.
  package let origin: SourceRange?
  /// Best first.
  package let targets: [Target]

  package struct Target: Hashable, Sendable {
    /// The whole declaration.
    package let place: FilePlace
    /// Its name; inside the place.
    package let nameRange: SourceRange

    package init(place: FilePlace, nameRange: SourceRange) {
      self.place = place
      self.nameRange = nameRange
    }
  }

  package init(origin: SourceRange?, targets: [Target]) {
    self.origin = origin
    self.targets = targets
  }
}

/// A mention of a symbol.
package struct FileReference: Hashable, Sendable {
  package let place: FilePlace
  package let isDeclaration: Bool

  package init(place: FilePlace, isDeclaration: Bool) {
    self.place = place
    self.isDeclaration = isDeclaration
  }
}
