extension SourceUnit {
  /// Reads all of a file; broken Swift gives what can be read of it, code that nests too deep is left out.
  /// - Parameter operators: those that other files declare; the file's own are known to it.
  package static func lower(_ bytes: [UInt8], operators: OperatorTable = .standard) -> SourceUnit {
    // Offsets are numbers of 32 bits.
    guard bytes.count < Int(Int32.max) else { return lower([]) }
    return bytes.withUnsafeBufferPointer { buffer in
      let table = LexemeTable(buffer)
      return table.lexemes.withUnsafeBufferPointer { lexemes in
        var parser = Parser(table, lexemes, buffer, operators)
        let unit = parser.unit(directives: table.directives)
        guard operators.isStandard, !unit.operators.isEmpty else { return unit }
        // What a file declares stands anywhere in it: it is read again with that.
        let own = OperatorTable([unit.operators])
        guard !own.symbols.isEmpty else { return unit }
        var second = Parser(table, lexemes, buffer, own)
        return second.unit(directives: table.directives)
      }
    }
  }

  package static func lower(_ text: String) -> SourceUnit { lower(Array(text.utf8)) }
}

extension Parser {
  /// Reads a whole file.
  mutating func unit(directives: [SourceUnit.DirectiveComment]) -> SourceUnit {
    fileItems()
    return SourceUnit(
      nodes: builder.nodes,
      children: builder.children,
      names: builder.names,
      types: builder.types,
      declarations: builder.declarations,
      topLevel: found,
      statements: fileStatements,
      imports: imports,
      operators: operatorDeclarations,
      directives: directives,
      isGenerated: GeneratedMarker.marks(bytes),
      truncations: builder.truncations.sorted()
    )
  }
}
