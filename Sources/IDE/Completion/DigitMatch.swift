import DesignTokens

/// Compares numbers with digits as they are typed.
enum DigitMatch {
  /// 0 where the digits are the number, more where they begin it; `nil` where they don't.
  static func difference(_ digits: String, _ number: Double) -> Double? {
    if let typed = Double(digits), typed == number { return 0 }
    let text = DecimalWriter.text(number)
    guard text.hasPrefix(digits) else { return nil }
    return 1 + number / 1_000_000
  }

  /// How far a colour component, 0…1, is from typed digits: of a fraction, or of 255.
  static func difference(_ digits: String, component: Double) -> Double? {
    guard let typed = Double(digits) else { return nil }
    if typed > 1 || (!digits.contains(".") && typed == 1 && component < 0.5) {
      let byte = (component * 255).rounded()
      if byte == typed { return 0 }
      return DecimalWriter.text(byte).hasPrefix(digits) ? 0.01 : nil
    }
    let decimals = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.utf8.count ?? 0
    var step = 1.0
    for _ in 0..<min(decimals, 9) { step /= 10 }
    let apart = component - typed
    // What is typed so far begins the component, or is it rounded.
    guard apart >= -step / 2, apart < max(step, 0.003) else { return nil }
    return abs(apart)
  }
}
