/// Where each value of a JSON text stands in it. json-c keeps no positions, so the map comes from an own scan.
package struct JSONSourceMap: Sendable {
  /// UTF-8 offsets into the text.
  package struct Location: Sendable, Hashable {
    /// The key with its quotes; nil for elements of arrays and the root.
    package let key: Range<Int>?
    package let value: Range<Int>
  }

  /// A key that an object holds more than once; the value that counts is the last one's.
  package struct DuplicateKey: Sendable, Hashable {
    package let pointer: JSONPointer
    /// The repeated key, with its quotes.
    package let range: Range<Int>
    /// The same key where it stood first.
    package let first: Range<Int>
  }

  fileprivate struct Step: Hashable {
    let parent: Int
    let name: Name
  }

  fileprivate enum Name: Hashable {
    case key(String)
    case index(Int)
  }

  private let locations: [Location]
  private let children: [Step: Int]
  private let lines: JSONLineStarts

  /// In source order.
  package let duplicateKeys: [DuplicateKey]

  /// - Parameter commentsAllowed: as in `JSONValue.parse`, which fails for the same texts.
  package init(_ bytes: [UInt8], commentsAllowed: Bool = false) throws(JSONParseError) {
    var bytes = bytes
    if commentsAllowed {
      try JSONComments.blank(in: &bytes)
    }
    let start = JSONText.contentStart(of: bytes)
    let outcome: Result<Recorder, JSONScanner<Recorder>.Failure> = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, from: start, visitor: Recorder(bytes: bytes))
      do throws(JSONScanner<Recorder>.Failure) {
        try scanner.scanDocument()
        return .success(scanner.visitor)
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success(let recorder):
      locations = recorder.nodes.map { Location(key: $0.key, value: $0.start..<$0.end) }
      children = recorder.children
      duplicateKeys = recorder.duplicates
      lines = JSONLineStarts(bytes)
    case .failure(let failure):
      throw JSONParseError(failure.reason, at: failure.offset, in: bytes)
    }
  }

  /// Constant time per step of the pointer.
  package subscript(pointer: JSONPointer) -> Location? {
    var node = 0
    for step in pointer.steps {
      if let child = children[Step(parent: node, name: .key(step))] {
        node = child
      } else if let index = JSONPointer.index(step), let child = children[Step(parent: node, name: .index(index))] {
        node = child
      } else {
        return nil
      }
    }
    return locations[node]
  }

  package func position(at offset: Int) -> JSONPosition {
    lines.position(at: offset)
  }

  /// Notes each value of a scan under its parent and name.
  private struct Recorder: JSONScanVisitor {
    struct Node {
      let parent: Int
      let name: Name?
      let key: Range<Int>?
      let start: Int
      var end: Int
    }

    /// Valid while the scan runs.
    let bytes: UnsafeBufferPointer<UInt8>
    var nodes: [Node] = []
    var children: [Step: Int] = [:]
    var duplicates: [DuplicateKey] = []
    private var open: [Int] = []

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    mutating func enter(key: Range<Int>?, index: Int?, at start: Int) {
      let node = nodes.count
      let parent = open.last ?? 0
      let name = key.map { Name.key(text(of: $0)) } ?? index.map(Name.index)
      nodes.append(Node(parent: parent, name: name, key: key, start: start, end: start))
      open.append(node)
      guard let name else { return }
      let earlier = children.updateValue(node, forKey: Step(parent: parent, name: name))
      if let earlier, let key, let first = nodes[earlier].key {
        duplicates.append(DuplicateKey(pointer: pointer(to: node), range: key, first: first))
      }
    }

    mutating func leave(at end: Int) {
      guard let node = open.popLast() else { return }
      nodes[node].end = end
    }

    /// The string between a key's quotes.
    private func text(of key: Range<Int>) -> String {
      let content = UnsafeBufferPointer(rebasing: bytes[key.lowerBound &+ 1..<key.upperBound &- 1])
      let plain = String(decoding: content, as: UTF8.self)
      guard content.contains(UInt8(ascii: "\\")) else { return plain }
      return (try? JSONValue.parse(Array(bytes[key])))?.stringValue ?? plain
    }

    private func pointer(to node: Int) -> JSONPointer {
      var steps: [String] = []
      var node = node
      while let name = nodes[node].name {
        switch name {
        case .key(let key): steps.append(key)
        case .index(let index): steps.append(String(index))
        }
        node = nodes[node].parent
      }
      return JSONPointer(steps.reversed())
    }
  }
}
