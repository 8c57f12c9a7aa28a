import Documents
import Foundation
import Synchronization
import Wording

/// Gives a sealed recording to ffmpeg while it is unsealed, so that it is never plain on the disk.
final class FFmpegFeed: Sendable {
  /// What ffmpeg reads from.
  let input: FileHandle
  private let end: Int32
  private let done = DispatchSemaphore(value: 0)
  private let failure = Mutex<UnreadableBytes?>(nil)

  /// - Throws: When the system gives no pair of sockets. Not a pipe: ffmpeg may end early, and that must not end us.
  init() throws(ExchangeError) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw ExchangeError(
        .encodingFailed, "ffmpeg could not be given the sound (\(String(cString: strerror(errno))))")
    }
    end = ends[0]
    input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  deinit { close(end) }

  /// Begins; to be called once, when ffmpeg runs.
  func start(_ bytes: any ByteSource) {
    try? input.close()
    Thread.detachNewThread { [self] in
      do {
        _ = try bytes.forEachPiece(of: 0..<bytes.length) { piece in
          var rest = piece
          while !rest.isEmpty {
            let sent = send(end, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            if sent < 0 && errno == EINTR { continue }
            // ffmpeg has ended, and says itself why
            guard sent > 0 else { throw CancellationError() }
            rest = UnsafeRawBufferPointer(rebasing: rest[sent...])
          }
        }
      } catch {
        failure.withLock { $0 = error as? UnreadableBytes }
      }
      shutdown(end, Int32(SHUT_RDWR))
      done.signal()
    }
  }

  /// Waits for the end.
  ///
  /// - Throws: When the recording could not be read to its end, whatever ffmpeg made of the rest.
  func finish() throws(ExchangeError) {
    done.wait()
    guard let failure = failure.withLock({ $0 }) else { return }
    throw ExchangeError(
      .soundUnreadable, "an encrypted recording cannot be read: \(failure.sentence)",
      hint: ExchangeError.afterDamage)
  }
}
