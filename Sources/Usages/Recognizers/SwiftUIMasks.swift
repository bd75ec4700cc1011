/// `.mask { … }`: a colour there is coverage, not something to see.
enum SwiftUIMasks: Recognizer {
  static let calls = ["mask"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard call.base != nil || call.isImplicitMember else { return nil }
    return Recognition(silences: true)
  }
}
