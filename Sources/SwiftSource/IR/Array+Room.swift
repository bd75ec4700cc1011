extension Array {
  /// The same elements without the room that an array keeps for more: what a unit holds stays as long as the program
  /// works, and seldom grows.
  var withoutSpareRoom: [Element] {
    guard capacity - count > count / 8 + 16 else { return self }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      _ = buffer.initialize(from: self)
      initialized = count
    }
  }
}
