import Testing

@Suite struct TokenFileCheckTests {
  @Test(arguments: [
    ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1], "hex": "#007fff" } } }"##,
    #"{ "g": { "$type": "dimension", "a": { "$value": { "value": 4, "unit": "px" } }, "b": { "$value": "{g.a}" } } }"#,
    #"{ "g": { "$root": { "$type": "number", "$value": 1 }, "x": { "$type": "number", "$value": 2 } } }"#,
    "{}",
  ])
  func accepts(text: String) throws { #expect(try TokenFileCheck(text).problems == []) }

  @Test(arguments: [
    #"{ "a": { "$value": 1 } }"#, #"{ "a": { "$type": "colour", "$value": 1 } }"#, #"{ "a": 1 }"#,
    ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##, #"{ "a": { "$type": "dimension", "$value": 4 } }"#,
    #"{ "a": { "$type": "number", "$value": "{nowhere}" } }"#, #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
    #"{ "a": { "$type": "number", "$value": 1, "name": "x" } }"#,
    #"{ "a": { "$type": "typography", "$value": { "fontSize": { "value": 4, "unit": "px" } } } }"#,
  ])
  func refuses(text: String) throws { #expect(try TokenFileCheck(text).problems.count >= 1) }
}
