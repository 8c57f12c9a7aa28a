import Testing

@testable import Sound

@Suite("Opening a microphone") struct OpeningTests {
  @Test("a device that makes up silence without end is no microphone")
  func null() {
    let error = #expect(throws: SoundError.self) {
      try OpenMicrophone.open("null", format: RecordingFormat(), bufferMilliseconds: 500).close()
    }
    #expect(error?.code == .noSuchDevice && error?.message.contains("is not a microphone") == true)
  }
}
