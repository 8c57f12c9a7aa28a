import Foundation

/// Work that waits for the disk, kept off the few threads of Swift's concurrency.
package enum Blocking {
  private static let queue = DispatchQueue(label: "leitfaden.web.blocking", attributes: .concurrent)

  /// Runs `work` where it may block.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { caller in
      queue.async { caller.resume(with: Result { try work() }) }
    }
  }
}
