import Timeline

/// How often the web app is started again: a program that dies again and again must not keep a computer busy.
struct RestartLimit {
  /// So many times …
  static let most = 5
  /// … within so many nanoseconds.
  static let span: Int64 = 60_000_000_000

  private var moments: [MonotonicTime] = []

  /// Whether it may be started once more; counts it then.
  mutating func allows(at now: MonotonicTime = .now()) -> Bool {
    moments.removeAll { now - $0 >= Self.span }
    guard moments.count < Self.most else { return false }
    moments.append(now)
    return true
  }
}
