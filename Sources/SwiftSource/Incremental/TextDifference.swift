#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What differs between two texts: one stretch of each, with all before and behind it equal.
struct TextDifference: Equatable {
  /// In the old text.
  let old: Range<Int>
  /// In the new text; begins where `old` does.
  let new: Range<Int>

  /// `nil` for equal texts. The stretch never begins or ends inside a UTF-8 sequence.
  init?(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var prefix = old.withUnsafeBytes { old in new.withUnsafeBytes { Self.common(old, $0, shorter) } }
    if prefix == old.count, prefix == new.count { return nil }
    var suffix = old.withUnsafeBytes { old in
      new.withUnsafeBytes { Self.commonEnd(old, $0, shorter - prefix) }
    }
    while prefix > 0, Self.isInside(prefix, of: old) || Self.isInside(prefix, of: new) { prefix -= 1 }
    while suffix > 0, Self.isInside(old.count - suffix, of: old) || Self.isInside(new.count - suffix, of: new) {
      suffix -= 1
    }
    self.old = prefix..<(old.count - suffix)
    self.new = prefix..<(new.count - suffix)
  }

  /// How many bytes two texts begin with alike.
  private static func common(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ count: Int) -> Int {
    guard count > 0, let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    var index = 0
    // In pieces that are compared at once.
    while count - index >= piece, memcmp(left + index, right + index, piece) == 0 { index += piece }
    while index < count, old[index] == new[index] { index += 1 }
    return index
  }

  /// How many bytes, `count` at most, two texts end in alike.
  private static func commonEnd(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ count: Int) -> Int {
    guard count > 0, let left = old.baseAddress, let right = new.baseAddress else { return 0 }
    let (leftEnd, rightEnd) = (left + old.count, right + new.count)
    var index = 0
    while count - index >= piece, memcmp(leftEnd - index - piece, rightEnd - index - piece, piece) == 0 {
      index += piece
    }
    while index < count, old[old.count - 1 - index] == new[new.count - 1 - index] { index += 1 }
    return index
  }

  private static let piece = 256

  private static func isInside(_ index: Int, of text: [UInt8]) -> Bool {
    index < text.count && text[index] & 0xC0 == 0x80
  }
}
