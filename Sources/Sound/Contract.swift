package import Foundation
package import Timeline
// swift-format-ignore-file
package struct RecordingFormat: Sendable, Codable, Equatable {
  package enum Container: String, Sendable, Codable { case wav, caf }
  package var rate: SampleRate; package var channels: Int; package var bits: Int;
  package var container: Container
  package init(rate: SampleRate, channels: Int, bits: Int, container: Container) {
    self.rate = rate; self.channels = channels; self.bits = bits; self.container = container
  }
}
package struct RecorderConfiguration: Sendable {
  package var folder: URL; package var device: String; package var format: RecordingFormat
  package var bufferMilliseconds = 500; package var preRollSeconds = 0; package var firstFrame = Frame.zero;
  package var firstPartNumber = 1
  package init(folder: URL, device: String, format: RecordingFormat) {
    self.folder = folder; self.device = device; self.format = format
  }
}
package enum RecorderState: String, Sendable { case idle, armed, recording, paused, lost, failed, stopped }
package struct RecorderSnapshot: Sendable {
  package var state: RecorderState
  package var frame = Frame.zero
  package var written = Frame.zero
  package var synced = Frame.zero
  package var device: String
  package var isSilent = false
  package var isClipping = false
  package var gaps = 0
  package var lostFrames: Int64 = 0
  package var remainingSeconds: Int?
  package var peak = -120.0
  package init(state: RecorderState, device: String) { self.state = state; self.device = device }
}
package struct RecordedPart: Codable, Sendable, Equatable {
  package var number: Int; package var file: String; package var firstFrame: Frame; package var frames: Int64
}
package struct RecordingSummary: Sendable {
  package var parts: [RecordedPart]; package var gaps: [Gap]; package var end: Frame
  package init(parts: [RecordedPart], gaps: [Gap], end: Frame) {
    self.parts = parts; self.gaps = gaps; self.end = end
  }
}
package enum RecorderEvent: Sendable {
  case partOpened(number: Int, file: String, firstFrame: Frame, device: String)
  case partClosed(number: Int, file: String, frames: Int64, reason: String)
  case gap(Gap), deviceLost(name: String, at: Frame), deviceReturned(name: String, at: Frame)
  case silence(began: Bool, at: Frame), clipping(at: Frame), diskLow(remainingSeconds: Int), diskFull, failed(
    SoundError)
}
package final class Recorder: Sendable {
  package init(_ configuration: RecorderConfiguration) throws { events = AsyncStream { _ in } }
  package func arm() throws {}
  package func start(at: MonotonicTime = .now()) throws -> Frame { .zero }
  package func pause(at: MonotonicTime) -> Frame { .zero }
  package func `continue`(at: MonotonicTime) -> Frame { .zero }
  package func beginPart() {}
  package func frame(at: MonotonicTime) -> Frame { .zero }
  package var snapshot: RecorderSnapshot {
    RecorderSnapshot(state: .idle, device: "")
  }
  package let events: AsyncStream<RecorderEvent>
  package func stop() async -> RecordingSummary { RecordingSummary(parts: [], gaps: [], end: .zero) }
}
