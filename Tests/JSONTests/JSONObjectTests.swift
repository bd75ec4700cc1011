import JSON
import Testing

@Suite struct JSONObjectTests {
  @Test(arguments: [3, 12, 13, 14, 200])
  func looksUpReplacesAndRemovesAtEverySize(count: Int) {
    var object = JSONObject((0..<count).map { ("k\($0)", JSONValue.integer(Int64($0))) })
    #expect(object.count == count)
    #expect(object["k\(count - 1)"] == .integer(Int64(count - 1)))
    #expect(object["x"] == nil)

    object["k1"] = "new"
    #expect(object["k1"] == "new")
    #expect(object.count == count)
    #expect(object.keys[1] == "k1")

    object["k0"] = nil
    #expect(object.count == count - 1)
    #expect(object["k0"] == nil)
    #expect(object["k\(count - 1)"] == .integer(Int64(count - 1)))

    object["last"] = true
    #expect(object.keys.last == "last")
    #expect(object["last"] == true)
  }

  @Test func orderDoesNotCountForEquality() {
    let left: JSONValue = ["a": 1, "b": 2]
    #expect(left == ["b": 2, "a": 1])
    #expect(left != ["a": 1, "b": 3])
    #expect(left != ["a": 1])
    #expect(left != ["a": 1, "c": 2])
  }

  @Test func accessorsAnswerOnlyForTheirKind() {
    #expect(JSONValue.double(3).intValue == 3)
    #expect(JSONValue.double(3.5).intValue == nil)
    #expect(JSONValue.integer(3).doubleValue == 3)
    #expect(JSONValue.string("3").intValue == nil)
    #expect(JSONValue.array([1])[0] == 1)
    #expect(JSONValue.array([1])[1] == nil)
    #expect(JSONValue.array([1])[-1] == nil)
    #expect(JSONValue.null["a"] == nil)
  }
}
