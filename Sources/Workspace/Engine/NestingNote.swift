import SwiftSource

/// Why a part of a file isn't judged, in words.
enum NestingNote {
  static let message = "the code has more than \(SourceUnit.maximumHeight) levels; what is below is not judged"
}
