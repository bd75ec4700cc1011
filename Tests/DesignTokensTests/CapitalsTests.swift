import DesignTokens
import Testing

struct CapitalsTests {
  @Test func capitals() {
    #expect("Color".isCapitalized && "Ärger".isCapitalized)
    #expect(!"color".isCapitalized && !"_Color".isCapitalized && !"ärger".isCapitalized && !"".isCapitalized)
  }
}
