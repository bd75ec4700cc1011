import Symbols

/// What methods of arrays and dictionaries give.
enum CollectionMembers {
  static func method(
    _ name: String,
    of elements: [Evaluated],
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    switch name {
    case "map", "compactMap":
      guard let transform = arguments.first else { return nil }
      let results = elements.map { apply(transform, $0, interpreter) }
      return Evaluated(.array(name == "map" ? results : results.filter { !$0.isNothing }))
    case "reversed": return Evaluated(.array(elements.reversed()))
    case "contains":
      guard let wanted = arguments.first else { return nil }
      if wanted.isTrailing || wanted.label == "where" {
        let answers = elements.map { apply(wanted, $0, interpreter).bool }
        if answers.contains(true) { return Evaluated(.bool(true)) }
        return answers.contains(nil) ? nil : Evaluated(.bool(false))
      }
      let value = interpreter.value(of: wanted, elements.first.map { interpreter.type(of: $0) } ?? .unknown)
      if value.unresolved != nil { return value }
      return Evaluated(.bool(elements.contains { interpreter.isEqual($0, value) == true }))
    case "prefix", "dropFirst", "suffix", "dropLast":
      let count = arguments.isEmpty ? 1 : interpreter.argument(arguments, 0, .external("Int")).number
      guard let count, count >= 0, count < 1_000_000 else { return nil }
      switch name {
      case "prefix": return Evaluated(.array(Array(elements.prefix(Int(count)))))
      case "suffix": return Evaluated(.array(Array(elements.suffix(Int(count)))))
      case "dropFirst": return Evaluated(.array(Array(elements.dropFirst(Int(count)))))
      default: return Evaluated(.array(Array(elements.dropLast(Int(count)))))
      }
    case "filter", "first":
      guard let test = arguments.first else { return nil }
      var kept: [Evaluated] = []
      for element in elements {
        guard let keeps = apply(test, element, interpreter).bool else { return nil }
        if keeps { kept.append(element) }
      }
      return name == "filter" ? Evaluated(.array(kept)) : kept.first ?? Evaluated(.nothing)
    case "joined":
      let separator = arguments.first.map { interpreter.value(of: $0).string ?? "" } ?? ""
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? Evaluated(.string(texts.joined(separator: separator))) : nil
    default: return nil
    }
  }

  static func method(
    _ name: String,
    of entries: [DictionaryEntry],
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    switch name {
    case "mapValues":
      guard let transform = arguments.first else { return nil }
      return Evaluated(
        .dictionary(entries.map { DictionaryEntry(key: $0.key, value: apply(transform, $0.value, interpreter)) })
      )
    case "merging":
      guard let other = arguments.first, case .dictionary(let more) = interpreter.value(of: other).value else {
        return nil
      }
      return Evaluated(.dictionary(entries + more))
    default: return nil
    }
  }

  static func apply(_ transform: Argument, _ value: Evaluated, _ interpreter: Interpreter) -> Evaluated {
    guard case .closure(let closure) = interpreter.value(of: transform).value else {
      return interpreter.unresolved("a function that isn't known")
    }
    return interpreter.apply(closure, [Argument(nil, .value(value))])
  }
}
