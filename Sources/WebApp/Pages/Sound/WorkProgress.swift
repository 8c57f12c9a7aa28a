import Synchronization

/// How far some work is, 0 to 1; told by one thread, asked by others.
final class WorkProgress: Sendable {
  private let thousandths = Atomic<Int>(0)

  /// The share that is done.
  var share: Double { Double(thousandths.load(ordering: .relaxed)) / 1000 }

  /// Tells the share that is done.
  @Sendable func set(_ share: Double) {
    thousandths.store(Int(min(max(share, 0), 1) * 1000), ordering: .relaxed)
  }
}
