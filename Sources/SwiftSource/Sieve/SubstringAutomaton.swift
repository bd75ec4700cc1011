/// Finds any of a set of words inside of identifiers, ASCII case folded, at one table look-up a byte.
///
/// This is the automaton of Aho and Corasick (1975) with all failure links resolved, and with a single accepting
/// state that is never left: the question is only whether any word occurs.
struct SubstringAutomaton: Sendable {
  /// The column of each byte in `transitions`: 0 for bytes that are in no identifier, 1 for those in no word.
  let classes: [UInt8]
  /// The next state for each state and class. States are row offsets; 0 is the initial one.
  let transitions: [UInt32]
  /// The state reached when a word was found; beyond all states if there are no words.
  let acceptingState: UInt32

  init(words: [[UInt8]]) {
    let folded = words.map { $0.map(Self.fold) }
    var classes = (UInt8.min...UInt8.max).map { Self.isIdentifierByte($0) ? 1 : 0 } as [UInt8]
    var width = 2
    for byte in Set(folded.joined()).sorted() where classes[Int(byte)] == 1 {
      classes[Int(byte)] = UInt8(width)
      width += 1
    }
    for upper in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      classes[Int(upper)] = classes[Int(Self.fold(upper))]
    }
    var trie = Trie(width: width)
    // A word with a byte that no identifier has can't occur in one.
    for word in folded where word.allSatisfy({ classes[Int($0)] > 1 }) {
      trie.insert(word.map { Int(classes[Int($0)]) })
    }
    self.classes = classes
    (transitions, acceptingState) = trie.resolved()
  }

  /// Whether a byte can be part of an identifier; those beyond ASCII always count as such.
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF: true
    default: false
    }
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

/// The words as a tree of classes, made into a table.
private struct Trie {
  /// Classes a node can go on with.
  let width: Int
  /// For each node, the child for each class, or 0: no child is the root.
  private var children: [[Int]]
  private var isEnd = [false]

  init(width: Int) {
    self.width = width
    children = [Array(repeating: 0, count: width)]
  }

  mutating func insert(_ word: [Int]) {
    var node = 0
    for column in word {
      if children[node][column] == 0 {
        children[node][column] = children.count
        children.append(Array(repeating: 0, count: width))
        isEnd.append(false)
      }
      node = children[node][column]
    }
    isEnd[node] = true
  }

  /// The table with failure links followed, and its accepting state.
  func resolved() -> (transitions: [UInt32], acceptingState: UInt32) {
    var next = children
    var accepts = isEnd
    var failure = Array(repeating: 0, count: children.count)
    var queue = [0]
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      accepts[node] = accepts[node] || accepts[failure[node]]
      for column in 0..<width {
        let child = children[node][column]
        let fallback = node == 0 ? 0 : next[failure[node]][column]
        if child == 0 {
          next[node][column] = fallback
        } else {
          failure[child] = fallback
          queue.append(child)
        }
      }
    }
    let accepting = UInt32(truncatingIfNeeded: children.count &* width)
    var table: [UInt32] = []
    table.reserveCapacity((children.count + 1) * width)
    for node in children.indices {
      table += next[node].map { accepts[$0] ? accepting : UInt32(truncatingIfNeeded: $0 &* width) }
    }
    table += Array(repeating: accepting, count: width)
    return (table, accepting)
  }
}
