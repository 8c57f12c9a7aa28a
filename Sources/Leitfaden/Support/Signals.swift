@preconcurrency import Dispatch
import Foundation

/// Turns signals into a stream, so that the program ends in order instead of dying.
enum Signals {
  /// Signals as they come; their default action is switched off for good.
  static func stream(_ numbers: [Int32]) -> AsyncStream<Int32> {
    AsyncStream { continuation in
      let sources = numbers.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield(number) }
        source.resume()
        return source
      }
      continuation.onTermination = { _ in for source in sources { source.cancel() } }
    }
  }
}
