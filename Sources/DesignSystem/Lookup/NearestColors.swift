import DesignTokens

/// Gives the colours of a tree by their difference from one colour, the nearest first, and works out no more than it
/// takes to know the next.
struct NearestColors: IteratorProtocol, Sendable {
  private let tree: ColorTree
  private let bytes: RGBA8
  private let lab: LabColor
  private let distance: Double
  private let lightnessScale: Double
  private let chroma: Double
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

  init(_ tree: ColorTree, _ color: ColorValue, within distance: Double) {
    self.tree = tree
    self.distance = distance
    bytes = color.bytes
    lab = LabColor(color)
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    lightnessScale = 1 + 0.015 * (abs(lab.lightness - 50) / 2 + 25)
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
        let apart = entry.bytes == bytes ? 0 : entry.lab.difference(to: lab)
        if apart <= distance { push(Step(difference: apart, isBox: false, place: place)) }
      }
    }
    return nil
  }

  private mutating func push(box place: Int) {
    let box = tree.boxes[place]
    let here = lab.coordinates
    let apart = pointwiseMax(pointwiseMax(box.lower - here, here - box.upper), .zero)
    let least = least(of: (apart * apart).sum().squareRoot())
    if least <= distance { push(Step(difference: least, isBox: true, place: place)) }
  }

  /// What CIEDE2000 gives at least for colours that are so far apart in CIELAB.
  ///
  /// Its terms are steps of lightness, chroma and hue, divided by at most `scale`: by 1 + 0.015 · |L − 50| for the mean
  /// lightness, and by 1 + 0.045 · C for the mean chroma, whose axis may be stretched by half. Chroma and hue make up
  /// the distance on the two axes; the rotation takes less than √3 / 2 of their squares.
  private func least(of apart: Double) -> Double {
    let scale = max(lightnessScale, 1 + 0.045 * 1.5 * (chroma + apart / 2))
    return 0.366 * apart / scale
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
