/// The members of a JSON object, in the order in which their keys came first.
///
/// Small objects, by far the most, are searched from the front; larger ones carry an index. Two objects are equal if
/// they hold the same members, whatever the order.
package struct JSONObject: Sendable {
  package struct Member: Sendable, Equatable {
    package let key: String
    package var value: JSONValue
  }

  package private(set) var members: [Member] = []

  /// Places by key; empty until the object outgrows `unindexedLimit`.
  private var places: [String: Int] = [:]

  /// Up to here comparing keys one by one beats hashing, and the second table's memory is saved.
  private static let unindexedLimit = 12

  package init() {}

  /// A repeated key keeps its first place and takes its last value.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    self.members.reserveCapacity(members.underestimatedCount)
    for (key, value) in members {
      self[key] = value
    }
  }

  package var isEmpty: Bool {
    members.isEmpty
  }

  package var count: Int {
    members.count
  }

  package var keys: [String] {
    members.map { $0.key }
  }

  /// Setting nil removes the member.
  package subscript(key: String) -> JSONValue? {
    get {
      place(of: key).map { members[$0].value }
    }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?):
        members[place].value = value
      case (let place?, nil):
        members.remove(at: place)
        reindex()
      case (nil, let value?):
        append(key, value)
      case (nil, nil):
        break
      }
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    members.reserveCapacity(count)
  }

  private func place(of key: String) -> Int? {
    if members.count > Self.unindexedLimit {
      return places[key]
    }
    return members.firstIndex { $0.key == key }
  }

  /// The key is known to be new.
  private mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
    if members.count == Self.unindexedLimit + 1 {
      reindex()
    } else if members.count > Self.unindexedLimit {
      places[key] = members.count - 1
    }
  }

  private mutating func reindex() {
    places.removeAll()
    guard members.count > Self.unindexedLimit else { return }
    for (place, member) in members.enumerated() {
      places[member.key] = place
    }
  }
}

extension JSONObject: Equatable {
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    guard left.count == right.count else { return false }
    if left.members == right.members { return true }
    return left.members.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: Sequence {
  package func makeIterator() -> IndexingIterator<[Member]> {
    members.makeIterator()
  }

  package var underestimatedCount: Int {
    members.count
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members)
  }
}
