import Audit
import Testing
import Usages

@Suite struct AuditRequestTests {
  @Test func judgesUsageAloneUnlessMoreIsAskedFor() {
    #expect(AuditRequest().contexts == [.usage])
    #expect(AuditRequest(includesPreviews: true).contexts == [.usage, .preview])
    #expect(AuditRequest(includesTests: true).contexts == [.usage, .test])
    #expect(AuditRequest(includesDefinitions: true).contexts == [.usage, .definition])
  }
}
