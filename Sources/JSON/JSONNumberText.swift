/// How numbers are written in JSON.
enum JSONNumberText {
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    // Swapped in place: reversing a slice would copy the whole buffer.
    var (low, high) = (start, bytes.count - 1)
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    // Up to 2^53 every whole double is one integer, so nothing is lost.
    if value.magnitude <= 0x1p53, let whole = Int64(whole: value) {
      append(whole, to: &bytes)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }
}
