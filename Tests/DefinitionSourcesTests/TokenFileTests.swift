import DesignTokens
import JSON
import Testing

@testable import DefinitionSources

@Suite struct TokenFileTests {
  private func read(_ files: String...) -> TokenFileSet {
    let sources = files.enumerated().map { TokenFileSource(path: "\($0.offset).json", bytes: Array($0.element.utf8)) }
    return TokenFileReader.read(sources)
  }

  private func value(_ type: String, _ json: String) -> TokenValue? {
    read(#"{"a": {"$type": "\#(type)", "$value": \#(json)}}"#).tokens.first?.value
  }

  private func color(_ json: String) -> String? { value("color", json)?.color?.constant?.hexText }

  @Test func readsColorsInBothForms() {
    #expect(color(##""#3366cc""##) == "#3366CCFF")
    #expect(color(##""#3366cc80""##) == "#3366CC80")
    #expect(color(#"{"colorSpace": "srgb", "components": [0.2, 0.4, "none"], "alpha": 0.5}"#) == "#33660080")
    #expect(color(#"{"colorSpace": "display-p3", "components": [0.675, 0.267, 0.859]}"#) == "#BA3AE3FF")
    #expect(color(#"{"colorSpace": "hsl", "components": [120, 100, 25]}"#) == "#008000FF")
    #expect(
      color(##"{"colorSpace": "oklch", "components": [1, 2, 3], "hex": "#112233", "alpha": 0.5}"##) == "#11223380"
    )
    #expect(color(#"{"colorSpace": "oklch", "components": [1, 2, 3]}"#) == nil)
  }

  @Test(arguments: [
    (#""16px""#, 16.0), (#""1.5rem""#, 24), (#"{"value": 4, "unit": "px"}"#, 4), (#"{"value": 0.5, "unit": "rem"}"#, 8),
    ("12", 12), (#""-2px""#, -2),
  ])
  func readsDimensions(json: String, points: Double) {
    #expect(value("dimension", json)?.number == points)
  }

  @Test func readsOtherTypes() {
    #expect(value("duration", #""250ms""#)?.number == 0.25)
    #expect(value("duration", #"{"value": 2, "unit": "s"}"#)?.number == 2)
    #expect(value("number", "0.5")?.number == 0.5)
    #expect(value("fontWeight", "600")?.font?.weight == .semibold)
    #expect(value("fontWeight", #""extra-bold""#)?.font?.weight == .heavy)
    let families = value("fontFamily", #"["Inter", "system-ui"]"#)?.font
    #expect(families?.family == .named("Inter"))
    #expect(families?.fallbacks == [.system])
    #expect(value("cubicBezier", "[0, 0, 1, 1]")?.unresolvedReason != nil)
  }

  @Test func readsTypography() {
    let json = """
      {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 700, "lineHeight": 1.2,
       "letterSpacing": "-0.05em"}
      """
    guard case .typography(let typography)? = value("typography", json) else {
      Issue.record("no typography")
      return
    }
    #expect(typography.font.size == 20)
    #expect(typography.font.weight == .bold)
    #expect(typography.lineHeight == LineHeight(1.2, .multiple))
    #expect(typography.letterSpacing == -1)
  }

  @Test func readsComposites() {
    let shadow = ##"{"color": "#00000040", "offsetX": "0px", "offsetY": "4px", "blur": "8px", "spread": "1px"}"##
    guard case .shadow(let value)? = value("shadow", "[\(shadow), \(shadow)]") else {
      Issue.record("no shadow")
      return
    }
    #expect(value.layers.count == 2)
    #expect(value.layers.first?.y == 4)
    #expect(value.layers.first?.color?.constant?.hexText == "#00000040")
    let gradient = ##"[{"color": "#fff", "position": 0}, {"color": "#000", "position": 2}]"##
    guard case .gradient(let stops)? = self.value("gradient", gradient) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.stops.map(\.location) == [0, 1])
    let border = self.value("border", ##"{"color": "#fff", "width": "1px", "style": "solid"}"##)?.table
    #expect(border?["width"]?.value.constant == .number(1))
  }

  @Test func typesComeFromTheTokenThenTheAliasThenTheGroup() {
    let set = read(
      ##"""
      {"brand": {"$type": "color", "500": {"$value": "#3366cc"}, "alias": {"$value": "{size.small}"}},
       "size": {"$type": "dimension", "small": {"$value": "4px"}, "own": {"$type": "number", "$value": 7}},
       "text": {"$value": "{brand.500}"}, "untyped": {"$value": 1}}
      """##
    )
    #expect(set.tokens.map(\.path.text) == ["brand.500", "brand.alias", "size.small", "size.own", "text"])
    #expect(set.tokens.map(\.kind) == [.color, .size, .size, .number, .color])
    #expect(set.tokens.map(\.aliasOf?.text) == [nil, "size.small", nil, nil, "brand.500"])
    #expect(set.tokens.last?.value.color?.constant?.hexText == "#3366CCFF")
    #expect(
      set.problems.map(\.description) == ["0.json:3:37: the token has no type, and no group around it states one"]
    )
  }

  @Test func followsReferencesOfEitherKindAcrossFiles() {
    let set = read(
      ##"{"base": {"blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}"##,
      ##"""
      {"a": {"$value": "{base.blue}"},
       "b": {"$type": "color", "$ref": "#/a/$value"},
       "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/n/$value"}, 0, 0]}},
       "n": {"$type": "number", "$value": 1},
       "s": {"$type": "shadow", "$value": {"color": "{a}", "blur": {"value": 2, "unit": "px"}}}}
      """##
    )
    let colors = set.tokens.map { $0.value.color?.constant?.hexText }
    #expect(colors == ["#0000FFFF", "#0000FFFF", "#0000FFFF", "#FF0000FF", nil, nil])
    #expect(set.tokens[2].aliasOf?.text == "a")
    guard case .shadow(let shadow)? = set.tokens.last?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.layers.first?.color?.constant?.hexText == "#0000FFFF")
    #expect(set.problems.isEmpty)
  }

  @Test func circlesAndDeadEndsAreProblems() {
    let set = read(
      ##"""
      {"$type": "color",
       "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{nowhere}"},
       "d": {"$value": {"colorSpace": "srgb", "components": ["{nowhere}", 0, 0]}}, "e": {"$value": "#123"}}
      """##
    )
    #expect(set.tokens.map(\.path.text) == ["d", "e"])
    #expect(set.tokens.first?.value.unresolvedReason != nil)
    #expect(
      set.problems.map(\.description) == [
        "0.json:2:8: '{b}' leads to no value", "0.json:2:32: '{a}' leads to no value",
        "0.json:2:56: '{nowhere}' leads to no value", "0.json:3:56: '{nowhere}' leads to no value",
      ]
    )
  }

  @Test func valuesThatMultiplyAreBounded() {
    let levels = (1...9).map { level in
      #""l\#(level)": {"$type": "gradient", "$value": [\#((0..<10).map { _ in "\"{l\(level - 1)}\"" }.joined(separator: ","))]}"#
    }
    let set = read("{\"l0\": {\"$type\": \"color\", \"$value\": \"#123\"}, \(levels.joined(separator: ",\n"))}")
    #expect(set.problems.contains { $0.message == "the value is too large" })
    #expect(set.tokens.count == 10)
  }

  @Test func keepsWhatIsSaidAboutTokens() {
    let set = read(
      ##"""
      {"old": {"$deprecated": true, "a": {"$type": "color", "$value": "#fff", "$description": "Paper"},
               "b": {"$type": "color", "$value": "#fff", "$deprecated": "Use 'ink'"},
               "c": {"$type": "color", "$value": "#fff", "$deprecated": false}},
       "dark": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": "#000"}}}}
      """##
    )
    #expect(set.tokens.map(\.deprecation) == ["", "Use 'ink'", nil, nil])
    #expect(set.tokens.first?.description == "Paper")
    #expect(set.tokens.first?.position.column == 31)
    #expect(set.tokens.last?.value.color?.value(in: .dark)?.hexText == "#000000FF")
  }

  @Test func oneStrangeTokenNeverKillsTheOthers() {
    let set = read(
      ##"""
      {"a": {"$type": "color", "$value": "reddish"}, "b": 7, "c": {"$type": "warmth", "$value": 1},
       "d": {"$type": "color", "$value": "#fff", "$valu": 1}, "e": {"$extends": "{a}"}}
      """##
    )
    #expect(set.tokens.map(\.path.text) == ["a", "c", "d"])
    #expect(
      set.problems.map(\.message) == [
        "this is no value of type 'color'", "a token or group must be an object, not number",
        "unknown type 'warmth'", "unsupported key '$valu'", "unsupported key '$extends'",
      ]
    )
    #expect(read("{").problems.count == 1)
  }

  @Test func tellsTokenFilesFromOthers() {
    #expect(TokenFileReader.holdsTokens(Array(#"{"a": {"$value": 1}}"#.utf8)))
    #expect(!TokenFileReader.holdsTokens(Array(#"{"a": {"value": "$value"}}"#.utf8.dropLast(3))))
    #expect(!TokenFileReader.holdsTokens([]))
    #expect(!TokenFileReader.holdsTokens(Array("\"".utf8)))
  }

  @Test func dimensionsGetTheirKindFromNames() {
    let set = read(
      ##"""
      {"$type": "dimension", "spacing": {"small": {"$value": "4px"}, "size20": {"$value": "20px"}},
       "corner": {"radius": {"$value": "8px"}}, "thing": {"$value": "1px"}}
      """##
    )
    #expect(set.tokens.map(\.kind) == [.spacing, .spacing, .radius, .number])
  }
}
