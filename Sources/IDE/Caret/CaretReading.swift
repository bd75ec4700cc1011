import SwiftSource
import Symbols
import Usages

/// A caret understood: the tokens around it, and what the code around expects of the expression there.
struct CaretReading {
  let site: CaretSite
  let excerpt: Excerpt
  /// The workspace with the excerpt as one more file.
  let symbols: SymbolTable
  let expectation: CaretExpectation

  var unit: SourceUnit { symbols.unit(expectation.place.file) }

  /// What stands before the placeholder and a dot.
  var base: NodeID? { unit.kind(expectation.node) == .member ? unit.child(expectation.node, 0) : nil }

  /// The place in the document, for what asks who sees what.
  let documentPlace: Place
}

extension EditorContext {
  /// Reads the caret at `site`; `nil` where no expression can stand there.
  func read(_ site: CaretSite, replacing replaced: Range<Int>? = nil) -> CaretReading? {
    let excerpt = Excerpt(of: site, replacing: replaced ?? site.range, in: text, imports: unit.imports)
    let unit = SourceUnit.lower(excerpt.bytes)
    let types = typeKeys(site.types)
    var extensions: [DeclarationID: TypeKey] = [:]
    var open = unit.topLevel.first { unit[$0].kind == .extension }
    for key in types {
      guard let declaration = open else { break }
      if let key { extensions[declaration] = key }
      open = unit[declaration].members.first { unit[$0].kind == .extension }
    }
    let table = symbols.adding(excerpt: unit, of: file, extensions: extensions)
    guard let place = table.excerptFile,
      let expectation = CaretReader.read(table, file: place, options: options, known: known)
    else { return nil }
    return CaretReading(
      site: site,
      excerpt: excerpt,
      symbols: table,
      expectation: expectation,
      documentPlace: Place(file: file, declaration: declaration(of: types.last ?? nil))
    )
  }

  /// What the types around a caret are, outermost first; `nil` for one that isn't linked yet.
  private func typeKeys(_ headers: [CaretSite.TypeHeader]) -> [TypeKey?] {
    let top = Place(file: file, declaration: nil)
    var outer: TypeKey?
    return headers.map { header in
      var names = header.name.split(separator: ".").map(String.init)[...]
      var key = outer
      if key == nil, let first = names.popFirst() { key = symbols.resolveType(named: first, at: top).key }
      for name in names { key = key.flatMap { symbols.memberType(name, of: $0, from: top)?.key } }
      outer = key
      return key
    }
  }

  /// A declaration of the type in this document.
  private func declaration(of key: TypeKey?) -> DeclarationID? {
    guard case .nominal(let symbol)? = key, symbol.file == file else { return nil }
    return symbol.declaration
  }
}
