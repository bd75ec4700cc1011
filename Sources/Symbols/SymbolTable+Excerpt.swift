package import SwiftSource

extension SymbolTable {
  /// The table with an excerpt of one of its files as one more file, the last: code as it is being typed, which sees
  /// all that the file sees. The excerpt's own declarations are found by nobody.
  ///
  /// - Parameter extensions: the type that each extension block of the excerpt stands for.
  package func adding(
    excerpt: SourceUnit,
    of file: Int32,
    extensions: [DeclarationID: TypeKey]
  ) -> SymbolTable {
    let original = files[Int(file)]
    let place = Int32(clamping: files.count)
    var extended = extended
    for (declaration, key) in extensions { extended[SymbolID(file: place, declaration: declaration)] = key }
    return SymbolTable(
      self,
      files: files + [LinkedFile(path: original.path, module: original.module, unit: excerpt)],
      extended: extended,
      excerpted: file
    )
  }

  /// The file of the excerpt.
  package var excerptFile: Int32? { excerpted == nil ? nil : Int32(clamping: files.count - 1) }

  /// Whether what is in `file` is seen from a place like what is in its own file.
  func isSameFile(_ file: Int32, _ place: Place) -> Bool {
    file == place.file || (file == excerpted && place.file == excerptFile)
  }
}

extension SymbolTable {
  /// The type of what an unqualified name means at a place.
  package func type(ofName name: String, at place: Place, _ scope: LocalScope) -> ResolvedType {
    if let binding = scope.binding(name) { return type(of: binding, name, at: place, scope, depth: 0) }
    guard let symbol = lookUp(name, from: place).first else { return .unknown }
    return isType(symbol) ? .metatype(type(named: symbol)) : valueType(of: symbol)
  }

  /// The types around a place, the innermost first.
  package func enclosingTypes(_ place: Place) -> [TypeKey] {
    var found: [TypeKey] = []
    var current = place.declaration
    while let declaration = current {
      let symbol = SymbolID(file: place.file, declaration: declaration)
      if let key = key(ofGroup: symbol) { found.append(key) }
      current = self[symbol].parent
    }
    return found
  }
}
