/// Which jumps are taken: for each stop the farthest target, and quickly the farthest of all stops before one.
struct JumpTable: Sendable {
  private var tree: [Int]
  private let width: Int

  init(count: Int) {
    var width = 1
    while width < max(count, 1) { width *= 2 }
    self.width = width
    tree = Array(repeating: 0, count: 2 * width)
  }

  /// The target taken at a stop, 0 for none.
  subscript(_ stop: Int) -> Int { tree[width + stop] }

  /// Sets the target taken at a stop.
  mutating func set(_ target: Int, at stop: Int) {
    var place = width + stop
    tree[place] = target
    while place > 1 {
      place /= 2
      tree[place] = max(tree[2 * place], tree[2 * place + 1])
    }
  }

  /// The farthest target of all stops before this one.
  func farthest(before stop: Int) -> Int {
    var (low, high, result) = (width, width + stop, 0)
    while low < high {
      if low % 2 == 1 {
        result = max(result, tree[low])
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        result = max(result, tree[high])
      }
      (low, high) = (low / 2, high / 2)
    }
    return result
  }
}
