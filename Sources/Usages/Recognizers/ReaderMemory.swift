import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Which of the workspace's colour readers were seen to read digits as everyone does: they needn't be run again.
///
/// Holds for one vocabulary's evaluator.
package final class ReaderMemory: Sendable {
  private let known = Guarded<Set<Key>>([])

  private struct Key: Hashable {
    let reader: SymbolID
    let shape: [Argument]
  }

  /// What of an argument decides how it is read.
  private struct Argument: Hashable {
    let label: String?
    let kind: NodeKind
    let length: Int
    let first: UInt8?
  }

  func isConventional(_ targets: [CallTarget], _ call: CallSite, _ unit: SourceUnit) -> Bool {
    let shape = Self.shape(call, unit)
    return !targets.isEmpty
      && known.withLock { known in
        targets.allSatisfy { known.contains(Key(reader: $0.symbol, shape: shape)) }
      }
  }

  /// Notes that readers gave a colour that is the convention's. One whose channels are alike proves nothing.
  func note(_ targets: [CallTarget], _ call: CallSite, _ unit: SourceUnit, giving color: ColorValue) {
    let bytes = color.bytes
    let channels = [bytes.red, bytes.green, bytes.blue, bytes.alpha]
    guard Set(channels).count == channels.count else { return }
    let shape = Self.shape(call, unit)
    known.withLock { known in
      for target in targets { known.insert(Key(reader: target.symbol, shape: shape)) }
    }
  }

  private static func shape(_ call: CallSite, _ unit: SourceUnit) -> [Argument] {
    call.arguments.map { argument in
      let text = unit.name(argument.value).utf8
      return Argument(label: argument.label, kind: unit.kind(argument.value), length: text.count, first: text.first)
    }
  }
}
