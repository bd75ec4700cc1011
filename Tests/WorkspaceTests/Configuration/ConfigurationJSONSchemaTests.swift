import JSON
import Testing
import Workspace

@Suite struct ConfigurationJSONSchemaTests {
  private let schema = ConfigurationSchema(.sample).jsonSchema

  private func value(_ pointer: String) -> JSONValue? {
    JSONPointer(pointer).flatMap { schema[$0] }
  }

  @Test func describesKeysRulesAndWords() {
    #expect(value("/additionalProperties") == false)
    #expect(value("/properties/root/type") == "boolean")
    #expect(value("/properties/exclude/items/type") == "string")
    #expect(value("/properties/report/enum") == ["always", "has-replacement"])
    #expect(
      value("/properties/rules/properties/raw-color/anyOf/0/enum") == ["error", "warning", "info", "hint", "off"]
    )
    #expect(value("/properties/rules/properties/raw-height/anyOf/1/properties/allow/items/type") == "number")
    #expect(value("/properties/rules/properties/raw-height/description") == "a literal height")
    #expect(value("/properties/overrides/items/required") == ["files", "rules"])
    #expect(value("/properties/hexOrder/additionalProperties/enum") == ["rgba", "argb"])
    #expect(value("/properties/policy/properties/minimumAdoption/properties/color/maximum") == 1.0)
  }

  @Test func isTheSameBytesEachTime() {
    #expect(schema.serialized(.pretty) == ConfigurationSchema(.sample).jsonSchema.serialized(.pretty))
  }
}
