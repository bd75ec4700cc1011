import Audit
import DesignTokens
import JSON
import Linting
import Testing
import Usages

@Suite struct JSONReporterTests {
  /// The output read back.
  private func json(_ report: AuditReport) throws -> JSONValue {
    try JSONValue.parse(JSONReporter().bytes(of: report))
  }

  private func value(_ value: UsageValue?) throws -> String? {
    let report = SampleReport.report(FileReport(path: "A.swift", findings: [SampleReport.finding(value: value)]))
    return try json(report)["findings"]?[0]?["value"]?.text()
  }

  @Test func printsTheWholeReportInAFixedForm() {
    #expect(
      text(JSONReporter(), of: SampleReport.mixed) == #"""
        {
          "tool": "parlance",
          "version": "9.9.9",
          "root": "..",
          "summary": {
            "files": 7,
            "analyzed": 2,
            "findings": 3,
            "bySeverity": {"error": 1, "warning": 1, "info": 1},
            "byRule": {"raw-color": 1, "raw-font": 1, "raw-height": 1},
            "suppressed": 3,
            "baselined": 2,
            "stale": 1,
            "adoption": {"color": {"tokens": 311, "raw": 1}, "font": {"tokens": 2, "raw": 1}, "height": {"tokens": 0, "raw": 0}, "spacing": {"tokens": 0, "raw": 7}}
          },
          "findings": [
            {"rule": "raw-color", "severity": "warning", "kind": "color", "role": "background", "file": "App/Ein Käfer.swift", "line": 12, "column": 29, "endLine": 12, "endColumn": 71, "message": "raw colour '#3366CC'", "notes": ["the literal is the same in light and dark"], "value": {"light": "#3366CCFF", "dark": null}, "suggestions": [{"token": "UIColor.mainColor()", "replacement": "UIColor.mainColor()", "match": "exact", "difference": 0, "applicability": "safe"}], "fingerprint": "f1", "contentFingerprint": "c1"},
            {"rule": "raw-height", "severity": "info", "kind": "height", "role": "row", "file": "App/Ein Käfer.swift", "line": 40, "column": 9, "endLine": 40, "endColumn": 51, "message": "raw height 44", "notes": [], "value": 44, "suggestions": [{"token": "Heights.row", "replacement": "Heights.row", "match": "near", "difference": 1, "applicability": "offered"}], "fingerprint": "f2", "contentFingerprint": "c2"},
            {"rule": "raw-font", "severity": "error", "kind": "font", "role": null, "file": "App/Login.swift", "line": 7, "column": 3, "endLine": 7, "endColumn": 45, "message": "raw font", "notes": [], "value": {"family": "system", "size": 15, "weight": null, "design": "default", "italic": false, "textStyle": null}, "suggestions": [], "fingerprint": "f3", "contentFingerprint": "c3"}
          ],
          "problems": [
            {"file": "App/Gone.swift", "line": 1, "column": 1, "message": "no permission to read it"},
            {"file": "App/Login.swift", "line": 3, "column": 4, "message": "invalid UTF-8"}
          ]
        }

        """#
    )
  }

  @Test(arguments: [
    (UsageValue.color(AppearanceColor(SampleReport.blue)), ##"{"light":"#3366CC","dark":null,"alpha":null}"##),
    (.color(AppearanceColor(.system(SystemColor("systemRed")))), #"{"system":"systemRed","alpha":null}"#),
  ]) func anAlphaThatIsNotKnownIsNull(_ value: UsageValue, _ expected: String) throws {
    var placed = SampleReport.finding(value: value)
    placed.finding.hasUnknownAlpha = true
    let report = SampleReport.report(FileReport(path: "A.swift", findings: [placed]))
    #expect(try json(report)["findings"]?[0]?["value"]?.text() == expected)
  }

  /// The keys of the contract, in its order, each with the type that the contract gives it.
  @Test func hasTheKeysOfTheContract() throws {
    let report = try json(SampleReport.mixed)
    #expect(report.objectValue?.keys == ["tool", "version", "root", "summary", "findings", "problems"])
    let summary = try #require(report["summary"]?.objectValue)
    #expect(
      summary.keys == [
        "files", "analyzed", "findings", "bySeverity", "byRule", "suppressed", "baselined", "stale", "adoption",
      ]
    )
    for key in ["files", "analyzed", "findings", "suppressed", "baselined", "stale"] {
      #expect(summary[key]?.intValue != nil, "\(key)")
    }
    let finding = try #require(report["findings"]?[0]?.objectValue)
    #expect(
      finding.keys.filter { $0 != "notes" } == [
        "rule", "severity", "kind", "role", "file", "line", "column", "endLine", "endColumn", "message", "value",
        "suggestions", "fingerprint", "contentFingerprint",
      ]
    )
    for key in ["rule", "severity", "kind", "role", "file", "message", "fingerprint"] {
      #expect(finding[key]?.stringValue != nil, "\(key)")
    }
    for key in ["line", "column", "endLine", "endColumn"] {
      #expect(finding[key]?.intValue != nil, "\(key)")
    }
    let suggestion = try #require(finding["suggestions"]?[0]?.objectValue)
    #expect(suggestion.keys == ["token", "replacement", "match", "difference", "applicability"])
    #expect(report["problems"]?[0]?.objectValue?.keys == ["file", "line", "column", "message"])
  }

  @Test func listsTheKindsOfEveryDesignSystemEvenWhereNoneOccurs() throws {
    let adoption = try json(SampleReport.report())["summary"]?["adoption"]
    #expect(adoption?.objectValue?.keys == ["color", "font", "height"])
    #expect(adoption?["font"]?["tokens"] == .integer(0))
  }

  @Test func printsAnEmptyReport() throws {
    let report = try json(SampleReport.report())
    #expect(report["findings"] == .array([]))
    #expect(report["problems"] == .array([]))
    #expect(report["summary"]?["byRule"] == .object([:]))
  }

  @Test func keepsPathsAndMessagesThatHoldAnything() throws {
    let path = "Ein \"Ordner\"/Übersicht #1\\.swift"
    let message = "raw colour 'a\u{1}b\n\t\u{2028}🎨'"
    let report = SampleReport.report(FileReport(path: path, findings: [SampleReport.finding(message: message)]))
    let finding = try json(report)["findings"]?[0]
    #expect(finding?["file"]?.stringValue == path)
    #expect(finding?["message"]?.stringValue == message)
  }

  @Test func saysWhatIsUnknownAsNull() throws {
    var suggestion = Suggestion(
      token: "a.b",
      replacement: nil,
      match: .role,
      difference: nil,
      applicability: .offered
    )
    suggestion.missingImport = "Kit"
    let report = SampleReport.report(
      FileReport(path: "A.swift", findings: [SampleReport.finding(role: nil, value: nil, suggestions: [suggestion])])
    )
    let finding = try json(report)["findings"]?[0]
    #expect(finding?["role"] == .null)
    #expect(finding?["value"] == .null)
    #expect(finding?["suggestions"]?[0]?["replacement"] == .null)
    #expect(finding?["suggestions"]?[0]?["difference"] == .null)
    #expect(finding?["suggestions"]?[0]?["import"] == "Kit")
  }

  @Test func printsColoursPerAppearance() throws {
    let white = ColorTerm.value(.white)
    let adaptive = AppearanceColor([
      .light: .value(SampleReport.blue), .dark: white, .darkHC: .system(SystemColor("label", alpha: 0.5)),
      .lightElevated: white,
    ])
    #expect(
      try value(adaptive.map { .color($0) })
        == ##"{"light":"#3366CCFF","dark":"#FFFFFFFF","darkHC":{"system":"label","alpha":0.5},"lightElevated":"#FFFFFFFF"}"##
    )
    #expect(
      try value(.color(AppearanceColor(.system(SystemColor("systemBlue"))))) == #"{"system":"systemBlue"}"#
    )
    #expect(
      try value(.color(AppearanceColor(ColorValue(displayP3Red: 1, green: 0, blue: 0))))
        == ##"{"light":"#FF0000FF","dark":null,"displayP3":[1,0,0]}"##
    )
  }

  @Test func printsTheOtherValues() throws {
    #expect(try value(.length(44)) == "44")
    #expect(try value(.length(0.5)) == "0.5")
    #expect(try value(.opacity(0.25)) == "0.25")
    #expect(try value(.asset("Brand/Main")) == #"{"asset":"Brand/Main"}"#)
    let font = FontValue(
      family: .named("Futura-Medium"),
      size: 12.5,
      weight: .medium,
      design: .rounded,
      isItalic: true,
      textStyle: .body
    )
    #expect(
      try value(.font(font))
        == #"{"family":"Futura-Medium","size":12.5,"weight":"medium","design":"rounded","italic":true,"textStyle":"body"}"#
    )
    let mono = FontValue(size: 12, isMonospaced: true)
    #expect(try value(.font(mono))?.hasSuffix(#""monospaced":true}"#) == true)
  }

  @Test func appendsToWhatIsThere() {
    var bytes = Array("before".utf8)
    JSONReporter().write(SampleReport.report(), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("before{\n"))
  }
}
