import SwiftSource
import Symbols

extension Interpreter {
  func loop(_ node: NodeID, _ frame: Frame) -> Completion {
    let unit = frame.unit
    guard let pattern = unit.child(node, 0), let sequence = unit.child(node, 1), let block = unit.children(node).last
    else { return .normal }
    let place = ExpressionPlace(file: frame.place.file, node: node)
    guard let elements = elements(of: evaluate(sequence, frame)), elements.count <= Limits.rounds else {
      return .stopped(Unresolved("a loop over '\(unit.text(sequence))'", at: place))
    }
    for element in elements {
      let mark = frame.mark
      defer { frame.reset(to: mark) }
      guard matches(pattern, element, frame) == true else { return .stopped(Unresolved("a loop's pattern", at: place)) }
      if unit.childCount(node) > 3, let filter = unit.child(node, 2) {
        switch truth(filter, frame) {
        case .success(false): continue
        case .failure(let why): return .stopped(why.reason)
        case .success(true): break
        }
      }
      switch execute(unit.children(block), frame) {
      case .normal, .jumped("continue"): continue
      case .jumped: return .normal
      case let completion: return completion
      }
    }
    return .normal
  }

  func whileLoop(_ node: NodeID, _ frame: Frame) -> Completion {
    let unit = frame.unit
    guard let condition = unit.child(node, 0), let block = unit.child(node, 1) else { return .normal }
    for _ in 0..<Limits.rounds {
      let mark = frame.mark
      defer { frame.reset(to: mark) }
      let answer = unit.kind(condition) == .conditions ? holds(condition, frame) : truth(condition, frame)
      switch answer {
      case .failure(let why): return .stopped(why.reason)
      case .success(false): return .normal
      case .success(true): break
      }
      switch execute(unit.children(block), frame) {
      case .normal, .jumped("continue"): continue
      case .jumped: return .normal
      case let completion: return completion
      }
    }
    return .stopped(Unresolved("a loop of many rounds", at: ExpressionPlace(file: frame.place.file, node: node)))
  }

  /// What a sequence yields, if it is short and known.
  func elements(of value: Evaluated) -> [Evaluated]? {
    switch value.value {
    case .array(let elements): return elements
    case .range(let lower, let upper, let isClosed):
      let count = upper - lower + (isClosed ? 1 : 0)
      guard count >= 0, count <= Double(Limits.rounds) else { return nil }
      return (0..<Int(count)).map { Evaluated(.integer(lower + Double($0))) }
    case .string(let text) where text.count <= Limits.rounds: return text.map { Evaluated(.string(String($0))) }
    default: return nil
    }
  }
}
