extension Microphones {
  /// Opens a microphone as a recording does and closes it again, so that what would be refused is refused before
  /// anybody is asked anything.
  ///
  /// - Parameter bufferMilliseconds: The device's own buffer.
  /// - Returns: What will be converted; nil when the microphone delivers what is wanted.
  /// - Throws: `SoundError` with a sentence that names the microphone.
  package static func trial(
    _ name: String, format: RecordingFormat, bufferMilliseconds: Int
  ) throws(SoundError) -> SoundConversion? {
    let microphone = try OpenMicrophone.open(name, format: format, bufferMilliseconds: bufferMilliseconds)
    defer { microphone.close() }
    return microphone.conversion
  }
}
