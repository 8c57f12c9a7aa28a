import Foundation
import Testing
import Timeline

@testable import Sound

/// One test's loudspeaker, its folder, and the player it listens to.
struct Listening {
  let device: VirtualMicrophone
  let folder: TemporaryFolder

  init() throws {
    device = try VirtualMicrophone.shared()
    try device.reset()
    folder = try TemporaryFolder()
  }

  /// A player of ramp files of these lengths (frames), one after another.
  func ramp(_ lengths: Int..., chunkBehind: Bool = false, loudspeaker: String = "vspk") throws -> Player {
    var first = 0
    var parts: [PlayablePart] = []
    for (index, length) in lengths.enumerated() {
      let url = folder.url.appending(path: "part-\(index + 1).wav")
      try WaveFile.ramp(first..<first + length).write(to: url, chunkBehind: chunkBehind)
      parts.append(PlayablePart(url: url, firstFrame: Frame(Int64(first))))
      first += length
    }
    return try Player(parts: parts, device: loudspeaker)
  }

  /// A player of one file with this sound.
  func player(_ wave: WaveFile, loudspeaker: String = "vspk") throws -> Player {
    let url = folder.url.appending(path: "sound.wav")
    try wave.write(to: url)
    return try Player(parts: [PlayablePart(url: url, firstFrame: .zero)], device: loudspeaker)
  }

  /// What the loudspeaker played since it was opened last.
  func heard() throws -> WaveFile {
    try WaveFile.read(device.folder.appending(path: "speaker.wav").resolvingSymlinksInPath())
  }
}

extension Player {
  /// Waits until `event` is reported; an issue when the events end before or a failure comes instead.
  func waitUntil(_ isWanted: @Sendable (PlayerEvent) -> Bool) async throws -> PlayerEvent {
    for await event in events {
      if isWanted(event) { return event }
      if case .failed(let error) = event { throw error }
    }
    throw CancellationError()
  }

  /// Waits for the end and gives its frame.
  func finished() async throws -> Frame {
    guard case .finished(let frame) = try await waitUntil({ if case .finished = $0 { true } else { false } })
    else { throw CancellationError() }
    return frame
  }

  /// Waits until the position has reached `frame`.
  func reached(_ frame: Frame) async throws {
    while position < frame { try await Task.sleep(for: .milliseconds(2)) }
  }
}
