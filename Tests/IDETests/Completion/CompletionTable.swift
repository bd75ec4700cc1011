/// Fifty places over the sample projects of the four seed styles and SwiftUI: what must be offered there, and what must
/// come first.
enum CompletionTable {
  static let places = marigold + tidewater + papercut + loom + travel

  /// Places where something else than the most fitting comes first so far.
  static let misses: Set<String> = [
    // The colour's alias comes first, though a border is no pencil mark.
    "Papercut: send.layer.borderColor = UIColor.1️⃣"
  ]
}
