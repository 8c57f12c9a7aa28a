import Documents
import Foundation
import Synchronization
import Testing
import Timeline
import Vault

@testable import Sound

/// A recorder at the virtual microphone in a folder of its own, with everything that it tells.
final class TestRecording: Sendable {
  let device: VirtualMicrophone
  let folder: TemporaryFolder
  let format: RecordingFormat
  let recorder: Recorder
  private let told = Mutex<[RecorderEvent]>([])
  private let listening: Mutex<Task<Void, Never>?> = Mutex(nil)

  /// Plays the counting signal `armed` (frame 0 is the recorder's first) or on the monotonic clock.
  init(
    _ format: RecordingFormat = RecordingFormat(channels: 2), armed: Bool = true,
    change: (inout RecorderConfiguration) -> Void = { _ in }
  ) throws {
    device = try VirtualMicrophone.shared()
    try device.reset()
    try device.run("resume")
    if armed { try device.run("play", "--armed", "ramp") } else { try device.run("play", "ramp") }
    folder = try TemporaryFolder()
    self.format = format
    var configuration = RecorderConfiguration(folder: folder.url, device: "vmic", format: format)
    configuration.diskReserveBytes = 0
    change(&configuration)
    recorder = try Recorder(configuration)
    let events = recorder.events
    listening.withLock {
      $0 = Task { for await event in events { self.told.withLock { $0.append(event) } } }
    }
  }

  /// What was told so far.
  var events: [RecorderEvent] { told.withLock { $0 } }

  /// Gaps that were told so far.
  var gaps: [Gap] {
    events.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  /// Waits until the recorder's sound reaches `frame` in the file.
  func reach(_ frame: Int64) async throws {
    try await wait("written \(frame)") { self.recorder.snapshot.written.index >= frame }
  }

  /// Waits until `condition` holds; the suite's time limit ends it otherwise.
  func wait(_ what: String, until condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Stops, and waits for the last event.
  func stop() async -> RecordingSummary {
    let summary = await recorder.stop()
    await listening.withLock { $0 }?.value
    return summary
  }

  /// The sound of `part`.
  func sound(_ part: RecordedPart) throws -> PartSound {
    try PartSound(folder.url.appending(path: part.file), channels: format.channels)
  }

  /// The sound of all parts, one behind the other.
  func sound(_ summary: RecordingSummary) throws -> [Int] {
    try summary.parts.flatMap { try sound($0).numbers }
  }

  /// The number that the counting signal shows at `moment`, when it was not armed.
  func number(at moment: MonotonicTime) throws -> Double {
    let status = try device.run("status")
    let start = try #require(status.firstMatch(of: /source-start-ns=(\d+)/)?.1)
    return Double(moment.nanoseconds - (Int64(start) ?? 0)) * 48_000 / 1_000_000_000
  }
}

/// The samples of a part, read without any of the room's own code but the place of the sound.
struct PartSound {
  /// Samples at the top of 32 bits, interleaved.
  let samples: [Int32]
  let channels: Int

  init(_ url: URL, channels: Int, identity: AgeIdentity? = nil) throws {
    let source = try #require(try PartBytes.open(url, identity: identity))
    let layout = try #require(PartLayout(source))
    let bytes = try #require(source.bytes(at: layout.dataOffset, count: Int(layout.presentBytes)))
    let width = layout.frameBytes / channels
    samples = stride(from: 0, to: bytes.count, by: width).map { offset in
      (0..<width).reduce(Int32(0)) { $0 | Int32(bytes[offset + $1]) << (8 * $1) } << (32 - 8 * width)
    }
    self.channels = channels
  }

  /// The counting signal: -1 for silence; with one channel, its low 16 bits unfolded.
  var numbers: [Int] {
    if channels == 2 {
      return stride(from: 0, to: samples.count, by: 2).map {
        let low = Int(UInt32(bitPattern: samples[$0]) >> 16)
        let high = Int(UInt32(bitPattern: samples[$0 + 1]) >> 16)
        return high == 0 ? -1 : (high - 1) << 16 | low
      }
    }
    var last = -1
    return samples.map {
      let low = Int(UInt32(bitPattern: $0) >> 16)
      last += (low - (last + 1)) & 0xffff
      last += 1
      return last
    }
  }
}

/// Where consecutive numbers are not, and by how much: (position, jump).
func jumps(_ numbers: [Int]) -> [(position: Int, by: Int)] {
  zip(numbers, numbers.dropFirst()).enumerated().compactMap { position, pair in
    pair.1 == pair.0 + 1 ? nil : (position + 1, pair.1 - pair.0 - 1)
  }
}
