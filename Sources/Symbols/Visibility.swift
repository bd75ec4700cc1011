import SwiftSource

extension SymbolTable {
  /// Whether a declaration may be named from `place`: private ones in their own file, another module's where it is
  /// imported and they are accessible beyond it.
  package func isVisible(_ symbol: SymbolID, from place: Place) -> Bool {
    if isSameFile(symbol.file, place) { return true }
    let access = effectiveAccess(of: symbol)
    if access <= .fileprivate { return false }
    let module = files[Int(symbol.file)].module
    if module == files[Int(place.file)].module || module.isEmpty { return true }
    if access > .internal { return imports(module, at: place) }
    return unit(place.file).imports.contains { $0.module == module && $0.isTestable }
  }

  /// Whether the file of `place` imports a module, itself or through one that hands it on.
  package func imports(_ module: String, at place: Place) -> Bool {
    let imports = unit(place.file).imports
    return imports.contains { $0.module == module }
      || reach.handsOn(module, toFileOf: files[Int(place.file)].module, importing: imports)
  }

  /// Whether a member that isn't visible is found all the same: Swift looks for members in every module that any file of
  /// the place's module imports.
  func isLoaded(_ symbol: SymbolID, from place: Place) -> Bool {
    effectiveAccess(of: symbol) > .internal
      && reach.loads(files[Int(symbol.file)].module, in: files[Int(place.file)].module)
  }

  /// Of several declarations of one name, the one whose file is nearest: same file, same module, longest common path.
  func nearest(_ symbols: [SymbolID], to place: Place) -> SymbolID? {
    guard symbols.count > 1 else { return symbols.first }
    let here = files[Int(place.file)]
    func closeness(_ symbol: SymbolID) -> Int {
      if isSameFile(symbol.file, place) { return .max }
      let file = files[Int(symbol.file)]
      let common = zip(file.path.utf8, here.path.utf8).prefix { $0 == $1 }.count
      return (file.module == here.module ? 1 << 20 : 0) + common
    }
    var best = symbols[0]
    var bestCloseness = closeness(best)
    for symbol in symbols.dropFirst() {
      let closeness = closeness(symbol)
      if closeness > bestCloseness { (best, bestCloseness) = (symbol, closeness) }
    }
    return best
  }
}
