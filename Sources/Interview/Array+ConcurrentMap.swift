import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// `transform` of every element, in the order of the elements, worked out on all cores. For work that takes long
  /// compared with handing it out: whole interviews, whole tables.
  ///
  /// - Throws: What `transform` throws for the first element for which it does.
  package func concurrentMap<Made: Sendable>(
    _ transform: @Sendable (Element) throws -> Made
  ) throws -> [Made] {
    let made = Mutex([Int: Result<Made, any Error>]())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { try transform(self[index]) }
      made.withLock { $0[index] = result }
    }
    return try made.withLock { made in try indices.compactMap { try made[$0]?.get() } }
  }
}
