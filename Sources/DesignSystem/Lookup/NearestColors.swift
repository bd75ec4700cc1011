import DesignTokens

/// Gives the colours of a tree by their difference from one colour, the nearest first, and works out no more than it
/// takes to know the next.
struct NearestColors: IteratorProtocol, Sendable {
  private let tree: ColorTree
  private let bytes: RGBA8
  private let lab: LabColor
  private let distance: Double
  private let bound: DifferenceBound
  private let skipsEqual: Bool
  private var heap: [Step] = []

  private struct Step: Sendable {
    /// How near it is at least.
    let difference: Double
    /// A box, else an entry.
    let isBox: Bool
    let place: Int

    /// Boxes before colours that are as near: they may hold others of the same difference.
    static func < (a: Step, b: Step) -> Bool {
      a.difference == b.difference ? a.isBox && !b.isBox : a.difference < b.difference
    }
  }

  init(_ tree: ColorTree, _ color: ColorValue, within distance: Double, skippingEqual skipsEqual: Bool) {
    self.skipsEqual = skipsEqual
    self.tree = tree
    self.distance = distance
    bytes = color.bytes
    lab = LabColor(color)
    bound = DifferenceBound(from: lab)
    if !tree.boxes.isEmpty { push(box: 0) }
  }

  mutating func next() -> (bytes: RGBA8, difference: Double)? {
    while let step = pop() {
      guard step.isBox else { return (tree.entries[step.place].bytes, step.difference) }
      let box = tree.boxes[step.place]
      if let (left, right) = box.halves {
        push(box: left)
        push(box: right)
        continue
      }
      for place in box.entries {
        let entry = tree.entries[place]
        if skipsEqual, entry.bytes == bytes { continue }
        let apart = entry.bytes == bytes ? 0 : entry.lab.difference(to: lab)
        if apart <= distance { push(Step(difference: apart, isBox: false, place: place)) }
      }
    }
    return nil
  }

  private mutating func push(box place: Int) {
    let box = tree.boxes[place]
    let difference = bound.least(from: box.lower, to: box.upper)
    if difference <= distance { push(Step(difference: difference, isBox: true, place: place)) }
  }

  // MARK: The heap

  private mutating func push(_ step: Step) {
    heap.append(step)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Step? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
