import Testing

@testable import DesignTokens

@Suite struct TokenNameTests {
  @Test func partsAtDotsOutsideParentheses() {
    let name = TokenName("GlobalTokens.shared(.teal, .tint30)")
    #expect(name.components == ["GlobalTokens", "shared(.teal, .tint30)"])
    #expect(name.lastComponent == "shared(.teal, .tint30)")
    #expect(name.parent == TokenName("GlobalTokens"))
    #expect(TokenName("Color(\"a.b(c\")").components.count == 1)
    #expect(TokenName("rowHeight").parent == nil)
  }

  @Test func pathsKeepEmptySegments() {
    #expect(TokenPath(text: "color.brand.500").segments == ["color", "brand", "500"])
    #expect(TokenPath(text: "a..b").segments == ["a", "", "b"])
    #expect(TokenPath(["a"]).appending("b").text == "a.b")
  }

  @Test(arguments: [
    ("größeKlein2", ["größe", "klein", "2"]),
    ("minRowHeight", ["min", "row", "height"]), ("HACornerRadius2", ["ha", "corner", "radius", "2"]),
    ("size520", ["size", "520"]), ("_bgCodeBlock", ["bg", "code", "block"]), ("UI_TAB_BAR", ["ui", "tab", "bar"]),
    ("", []), ("tab.bar-background", ["tab", "bar", "background"]), ("URLString", ["url", "string"]),
  ])
  func words(name: String, words: [String]) {
    #expect(NameWords(name).words == words)
  }

  @Test func principalPropertyOfASizeLikeEntry() {
    func property(_ name: String, _ value: TokenValue) -> PropertyTable.Property {
      .init(name: name, value: ConditionalValue(value))
    }
    let table = PropertyTable(
      type: TokenName("ButtonHeight"),
      properties: [
        property("height", .number(40)), property("value", .text("x")), property("cornerRadius", .number(4)),
      ]
    )
    #expect(table.principal?.name == "height", "a value that is no number doesn't stand for the entry")
    #expect(table["cornerRadius"]?.value.constant == .number(4))
  }
}

@Suite struct MeasureKindTests {
  @Test(arguments: [
    ("ButtonHeight.large", MeasureKind.height), ("CGFloat.rowHeight", .height), ("Avatar.maxWidth", .width),
    ("DSSize.smallIcon", .size), ("Bar.diameter", .size), ("GlobalTokens.spacing(.size520)", .spacing),
    ("GlobalTokens.icon(.size240)", .size), ("GlobalTokens.fontSize(.size400)", .fontSize),
    ("GlobalTokens.strokeWidth(.width10)", .borderWidth), ("GlobalTokens.corner(.radius40)", .radius),
    ("Spaces.oneAndHalf", .spacing), ("DSSpatialToken.space16", .spacing), ("ListRowPadding.horizontal", .spacing),
    ("HACornerRadius.standard", .radius), ("Card.cornerRadii", .radius), ("lineWidth", .borderWidth),
    ("Border.Width.default", .borderWidth), ("separatorThickness", .borderWidth), ("Type.lineHeight", .lineHeight),
    ("letterSpacing", .letterSpacing), ("Card.shadowRadius", .shadow), ("Shadow.radius", .shadow),
    ("disabledOpacity", .opacity), ("fadeDuration", .duration), ("heightRatio", .ratio), ("maxItemCount", .count),
    ("Typography.size20", .fontSize), ("LayoutSpacing.buttonSize", .size), ("Avatar.size.large", .size),
    ("barHeightPadding", .spacing),
  ])
  func namesSayWhatIsMeasured(name: String, kind: MeasureKind) {
    #expect(MeasureKind(TokenName(name)) == kind)
  }

  @Test(arguments: ["Config.value", "one", "", "Page.first", "Font.weight"])
  func otherNamesSayNothing(name: String) {
    #expect(MeasureKind(TokenName(name)) == nil)
  }

  @Test func onlyMeasuresMakeTokens() {
    #expect(MeasureKind.width.tokenKind == .size)
    #expect(MeasureKind.ratio.tokenKind == nil)
    #expect(TokenKind.allCases.count == 18)
    #expect(TokenKind.height.dtcgType == "dimension")
  }
}
