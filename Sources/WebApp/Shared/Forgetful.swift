/// Keeps things of the library in memory, which must go when it is locked.
protocol Forgetful: Sendable {
  /// Lets go of them.
  func forget() async
}
