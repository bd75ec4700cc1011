import Foundation
import SwiftSource
var bytes = 0, nodes = 0, decls = 0, trunc = 0
let clock = ContinuousClock()
var tRead = Duration.zero, tLower = Duration.zero
for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let b = [UInt8](data)
  bytes += b.count
  var u: SourceUnit!
  tLower += clock.measure { u = SourceUnit.lower(b) }
  nodes += u.nodes.count; decls += u.declarations.count; trunc += u.truncations.count
  if !u.truncations.isEmpty { print(path, u.truncations) }
}
print("bytes", bytes, "nodes", nodes, "decls", decls, "trunc", trunc, "time", tLower)
