package import SwiftSource
package import Symbols

/// A workspace made of sources in strings, linked, with marked places to ask about.
///
/// The first folder of a path is its module, as in `Sources/<module>`; a path without a folder has the empty module.
package struct SampleWorkspace: Sendable {
  package let table: SymbolTable
  private let texts: [MarkedText]

  /// - Parameter sources: paths and their marked Swift; a marker counts for the whole workspace.
  package init(_ sources: KeyValuePairs<String, String>) {
    let texts = sources.map { MarkedText($0.value) }
    let files = zip(sources, texts).map { source, text in
      LinkedFile(path: source.key, module: Self.module(of: source.key), unit: .lower(text.text))
    }
    self.texts = texts
    table = SymbolTable.link(files)
  }

  /// A workspace of one file.
  package init(_ source: String) { self.init(["Sample.swift": source]) }

  private static func module(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.first.map(String.init) ?? ""
  }

  // MARK: Places

  /// The file and offset of a marker.
  private func find(_ marker: Int) -> (file: Int32, offset: UInt32)? {
    for (index, text) in texts.enumerated() {
      if let offset = text[marker] { return (Int32(clamping: index), offset) }
    }
    return nil
  }

  /// The place of a marker: its file and the innermost declaration around it. A missing marker is outside of all files'
  /// declarations.
  package func place(_ marker: Int) -> Place {
    guard let (file, offset) = find(marker) else { return Place(file: 0, declaration: nil) }
    let unit = table.unit(file)
    let around = unit.declarations.indices.filter { unit.declarations[$0].range.touches(offset) }
    let innermost = around.min { unit.declarations[$0].range.count < unit.declarations[$1].range.count }
    return Place(file: file, declaration: innermost.map { DeclarationID(Int32(clamping: $0)) })
  }

  /// The largest expression that begins at a marker.
  package func node(_ marker: Int) -> NodeID? {
    guard let (file, offset) = find(marker) else { return nil }
    let unit = table.unit(file)
    let starting = unit.nodes.indices.filter { unit.nodes[$0].lower == offset && unit.nodes[$0].kind != .argument }
    return starting.max { unit.nodes[$0].upper < unit.nodes[$1].upper }.map { NodeID(Int32(clamping: $0)) }
  }

  // MARK: Names

  /// The symbols whose qualified name is `name`, in file and source order.
  package func symbols(_ name: String) -> [SymbolID] {
    var found: [SymbolID] = []
    for (file, linked) in table.files.enumerated() {
      for index in linked.unit.declarations.indices {
        let symbol = SymbolID(file: Int32(clamping: file), declaration: DeclarationID(Int32(clamping: index)))
        if table.qualifiedName(of: symbol) == name { found.append(symbol) }
      }
    }
    return found
  }

  /// A type as a person would write it, each declared one with its file: `Kit/Color.swift:Color`.
  package func describe(_ type: ResolvedType) -> String {
    switch type {
    case .nominal(let symbol): table.path(of: symbol) + ":" + table.qualifiedName(of: symbol)
    case .external(let name): name
    case .parameter(let name): "<" + name + ">"
    case .optional(let wrapped): describe(wrapped) + "?"
    case .array(let element): "[" + describe(element) + "]"
    case .dictionary(let key, let value): "[" + describe(key) + ": " + describe(value) + "]"
    case .function(let inputs, let result):
      "(" + inputs.map { describe($0) }.joined(separator: ", ") + ") -> " + describe(result)
    case .tuple(let elements, _): "(" + elements.map { describe($0) }.joined(separator: ", ") + ")"
    case .metatype(let instance): describe(instance) + ".Type"
    case .unknown: "unknown"
    }
  }
}
