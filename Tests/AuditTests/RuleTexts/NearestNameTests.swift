import Audit
import Testing

@Suite struct NearestNameTests {
  private let names = ["raw-color", "raw-font", "raw-border", "text-style", "error", "warning", "info"]

  @Test(arguments: [
    ("raw-colour", "raw-color"), ("raw-colro", "raw-color"), ("RAW-COLOR", "raw-color"), ("rawcolor", "raw-color"),
    ("raw-fnt", "raw-font"), ("warn", "warning"), ("inof", "info"), ("textstyle", "text-style"),
  ])
  func findsWhatWasMeant(written: String, name: String) {
    #expect(NearestName.of(written, among: names) == name)
  }

  @Test(arguments: ["", "no", "paint", "raw-shadow-x", String(repeating: "raw-color", count: 1000)])
  func staysSilentWhereNothingIsClose(written: String) {
    #expect(NearestName.of(written, among: names) == nil)
  }

  @Test func takesTheCloserAndOfEqualOnesTheFirst() {
    #expect(NearestName.of("abcde", among: ["abcxy", "abcdx", "abcdy"]) == "abcdx")
  }
}
