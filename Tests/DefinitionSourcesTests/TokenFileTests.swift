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
    #expect(color(#"{"colorSpace": "munsell", "components": [1, 2, 3]}"#) == nil)
  }

  /// One magenta and its like in each of the spaces, by published conversions.
  @Test(arguments: [
    ("hwb", "[330, 0, 0]", "#FF0080FF"), ("hwb", "[330, 60, 60]", "#808080FF"),
    ("lab", "[60.17, 93.54, -60.5]", "#FF00FFFF"), ("lch", "[60.17, 111.4, 327.11]", "#FF00FFFF"),
    ("oklab", "[0.701, 0.2746, -0.169]", "#FF00FFFF"), ("oklch", "[0.7016, 0.3225, 328.363]", "#FF00FFFF"),
    ("xyz-d65", "[0.4124, 0.2126, 0.0193]", "#FF0000FF"), ("xyz-d50", "[0.4361, 0.2225, 0.0139]", "#FF0000FF"),
    ("lab", "[50, 0, 0]", "#777777FF"), ("a98-rgb", "[0.5, 0.5, 0.5]", "#808080FF"),
    ("prophoto-rgb", "[0.5, 0.5, 0.5]", "#929292FF"), ("rec2020", "[0.5, 0.5, 0.5]", "#8C8C8CFF"),
  ]) func readsColorSpaces(_ space: String, _ components: String, _ expected: String) {
    let found = value("color", #"{"colorSpace": "\#(space)", "components": \#(components)}"#)?.color?.constant
    let wanted = ColorValue(hexText: expected, order: .rgba)
    #expect(found.flatMap { one in wanted.map { one.isClose(to: $0) } } == true, "\(found?.hexText ?? "none")")
  }

  @Test func computesLengths() {
    let set = read(
      ##"""
      {"$type": "dimension", "unit": {"$value": "4px"}, "six": {"$value": "{unit} * 6"},
       "sum": {"$value": "({unit} + 2px) * 2 - 1rem / 4"}, "twice": {"$value": "{six}*2"},
       "box": {"$value": "{unit} {unit}"}, "odd": {"$value": "{unit} ^ 2"}, "zero": {"$value": "{unit} / 0"}}
      """##
    )
    #expect(set.tokens.map { $0.value.number } == [4, 24, 8, 48, nil, nil, nil])
    #expect(set.tokens[4].value.unresolvedReason?.message == "'{unit} {unit}' is several values")
    #expect(set.tokens[5].value.unresolvedReason?.message == "'{unit} ^ 2' is not computed")
  }

  @Test func modifiersOfTokensStudio() {
    func modified(_ type: String, _ value: String, _ space: String) -> TokenValue? {
      read(
        ##"""
        {"sea": {"$type": "color", "$value": "#204080"}, "soft": {"$type": "color", "$value": "{sea}", "$extensions":
          {"studio.tokens": {"modify": {"type": "\##(type)", "value": "\##(value)", "space": "\##(space)"}}}}}
        """##
      ).tokens.last?.value
    }
    func hex(_ type: String, _ value: String, _ space: String) -> String? {
      modified(type, value, space)?.color?.constant?.hexText
    }
    #expect(hex("alpha", "0.5", "srgb") == "#20408080")
    #expect(hex("darken", "0.25", "hsl") == "#183060FF")
    #expect(hex("darken", "0.5", "srgb") == "#102040FF")
    #expect(hex("lighten", "0.5", "srgb") == "#90A0C0FF")
    #expect(hex("lighten", "1", "hsl") == "#FFFFFFFF")
    #expect(modified("mix", "0.5", "lch")?.unresolvedReason?.message == "the modifier 'mix' in 'lch'")
  }

  @Test func groupsExtendGroups() {
    let set = read(
      ##"""
      {"field": {"$type": "color", "$root": {"$value": "#ffffff"}, "edge": {"$value": "#cccccc"},
                 "state": {"on": {"$value": "#111111"}, "off": {"$value": "#222222"}}, "ring": {"$value": "{field.edge}"}},
       "amount": {"$extends": "{field}", "edge": {"$value": "#dd0000"}, "state": {"on": {"$value": "#333333"}}},
       "total": {"$extends": "{amount}"}, "loop": {"$extends": "{loop}", "a": {"$type": "color", "$value": "#444444"}},
       "mixed": {"$type": "color", "$value": "#101010", "inner": {"$type": "color", "$value": "#202020"}}}
      """##
    )
    let found = Dictionary(set.tokens.map { ($0.path.text, $0.value.color?.constant?.hexText) }) { first, _ in first }
    #expect(found["amount.$root"] == "#FFFFFFFF")
    #expect(found["amount.edge"] == "#DD0000FF")
    #expect(found["amount.ring"] == "#CCCCCCFF")
    #expect(found["amount.state.on"] == "#333333FF")
    #expect(found["amount.state.off"] == "#222222FF")
    #expect(found["total.edge"] == "#DD0000FF")
    #expect(found["total.state.off"] == "#222222FF")
    #expect(found["mixed"] == "#101010FF")
    #expect(found["mixed.inner"] == "#202020FF")
    #expect(set.problems.isEmpty)
  }

  /// An alias means the token of its own file, where there is one.
  @Test func aliasesStayInTheirFile() {
    func theme(_ hex: String) -> String {
      ##"{"sea": {"$type": "color", "$value": "\##(hex)"}, "focus": {"$value": "{sea}"}}"##
    }
    let set = read(theme("#0d419d"), theme("#58a6ff"), ##"{"far": {"$value": "{sea}"}}"##)
    #expect(
      set.tokens.map { $0.value.color?.constant?.hexText } == [
        "#0D419DFF", "#0D419DFF", "#58A6FFFF", "#58A6FFFF", "#58A6FFFF",
      ]
    )
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
       "d": {"$value": {"colorSpace": "srgb", "components": ["{nowhere}", 0, 0]}}, "e": {"$value": "#123"},
       "f": {"$value": "{g}"}, "g": {"h": {"$value": "#123"}}, "i": {"$value": "{e"}}
      """##
    )
    // Each is listed, with what is wrong.
    #expect(
      set.tokens.map { "\($0.path.text): \($0.value.unresolvedReason?.message ?? "known")" } == [
        "a: '{b}' leads back to itself", "b: '{a}' leads back to itself", "c: '{nowhere}' leads to no value",
        "d: a reference in it leads to no value", "e: known", "f: '{g}' is a group, not a token", "g.h: known",
        "i: '{e' has a brace without its other",
      ]
    )
    #expect(
      set.problems.map(\.description) == [
        "0.json:2:8: '{b}' leads back to itself", "0.json:2:32: '{a}' leads back to itself",
        "0.json:2:56: '{nowhere}' leads to no value", "0.json:3:56: '{nowhere}' leads to no value",
        "0.json:4:8: '{g}' is a group, not a token", "0.json:4:64: '{e' has a brace without its other",
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
        "unknown type 'warmth'", "unsupported key '$valu'", "'$extends' must name a group of this file: \"{group}\"",
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
