import Foundation
import Sound
import WebServing
import Wording

/// The sound check that runs, at most one: a microphone takes one listener, and a recording comes first.
actor SoundChecks {
  /// A line of the answer to a page that listens.
  enum Line: Sendable {
    /// A tenth of a second was heard.
    case progress(SoundCheckProgress)
    /// It is over.
    case report(SoundCheckReport)
    /// The microphone could not be listened to.
    case failure(WebError)
  }

  private var running: (id: Int, task: Task<Void, Never>)?
  private var last = 0
  /// What was heard last, to listen back to; in memory only, and gone when a recording begins.
  private(set) var clip: SoundClip?

  /// Ends the check that runs; the microphone is free when this returns.
  func stop() async {
    running?.task.cancel()
    await running?.task.value
    running = nil
    clip = nil
  }

  /// Begins a check; one that runs ends first.
  ///
  /// - Returns: What is heard, and the end; ending the stream early ends the check.
  func begin(microphone: String) async -> AsyncStream<Line> {
    await stop()
    let (lines, feed) = AsyncStream<Line>.makeStream(bufferingPolicy: .bufferingNewest(100))
    last += 1
    let id = last
    let task = Task {
      do {
        let found = try await Blocking.run { try Microphones.find(microphone) }
        let (report, clip) = try await SoundCheck(device: found.name, isMonitor: found.isMonitor).listen {
          feed.yield(.progress($0))
        }
        self.clip = clip
        feed.yield(.report(report))
      } catch is CancellationError {
        // nobody listens any more
      } catch {
        feed.yield(.failure(WebError(explaining: error)))
      }
      feed.finish()
      self.ended(id)
    }
    feed.onTermination = { if case .cancelled = $0 { task.cancel() } }
    running = (id, task)
    return lines
  }

  private func ended(_ id: Int) { if running?.id == id { running = nil } }
}
