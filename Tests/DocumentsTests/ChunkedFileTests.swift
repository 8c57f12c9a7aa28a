import Documents
import Foundation
import Testing

@Suite("Walking over RIFF chunks")
struct ChunkedFileTests {
  private static let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]

  private static func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }

  private static func chunk(_ id: String, _ payload: [UInt8], isPadded: Bool = true) -> [UInt8] {
    Array(id.utf8) + word(payload.count) + payload + (isPadded && payload.count % 2 == 1 ? [0] : [])
  }

  private static func file(_ chunks: [UInt8], form: String = "RIFF") -> [UInt8] {
    Array(form.utf8) + word(chunks.count + 4) + Array("WAVE".utf8) + chunks
  }

  private func read<Value>(_ bytes: [UInt8], _ body: (Int32) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "riff-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    return try body(handle.fileDescriptor)
  }

  @Test("finds every chunk behind an odd-sized one, padded or not", arguments: [true, false])
  func pads(isPadded: Bool) throws {
    let bytes = Self.file(
      Self.chunk("fmt ", Self.format) + Self.chunk("data", [1, 2, 3], isPadded: isPadded)
        + Self.chunk("LIST", Array("adtlrest".utf8)) + Self.chunk("cue ", [0, 0, 0, 0]))
    let file = try #require(try read(bytes) { ChunkedFile(FileBytes($0)) })
    #expect(file.chunks.map(\.id) == ["fmt ", "data", "LIST", "cue "])
    #expect(file.chunks.map(\.presentSize) == [16, 3, 8, 4])
  }

  @Test("cuts a size that reaches past the end of the file")
  func cutOff() throws {
    var bytes = Self.file(Self.chunk("fmt ", Self.format) + Self.chunk("data", [1, 2, 3, 4]))
    bytes.replaceSubrange(40..<44, with: Self.word(1000))
    let wave = try read(bytes) { try WaveFile.read(FileBytes($0)) }
    #expect(wave.data.presentSize == 4)
    #expect(wave.data.declaredSize == 1000)
    #expect(wave.frames == 4)
    #expect(wave.hertz == 8000)
  }

  @Test("reads the long size of RF64")
  func long() throws {
    let sizes = Self.chunk(
      "ds64",
      Self.word(100) + Self.word(0) + Self.word(6) + Self.word(0) + Self.word(6)
        + Self.word(0) + Self.word(0))
    var data = Self.chunk("data", [1, 2, 3, 4, 5, 6])
    data.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let bytes = Self.file(
      sizes + Self.chunk("fmt ", Self.format) + data + Self.chunk("JUNK", [0]), form: "RF64")
    let wave = try read(bytes) { try WaveFile.read(FileBytes($0)) }
    #expect(wave.frames == 6)
    #expect(wave.file.chunks.map(\.id) == ["ds64", "fmt ", "data", "JUNK"])
  }

  @Test("survives any single wrong byte")
  func wrongBytes() throws {
    let bytes = Self.file(
      Self.chunk("fmt ", Self.format) + Self.chunk("data", [1, 2, 3]) + Self.chunk("cue ", [0, 0, 0, 0]))
    var (read, refused) = (0, 0)
    for index in bytes.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var wrong = bytes
        wrong[index] = value
        do {
          let wave = try self.read(wrong) { try WaveFile.read(FileBytes($0)) }
          // whatever its header claims, no more sound than there are bytes
          #expect((0...Int64(bytes.count)).contains(wave.frames), "byte \(index) as \(value)")
          read += 1
        } catch {
          #expect(error is DocumentError, "byte \(index) as \(value): \(error)")
          refused += 1
        }
      }
    }
    #expect(read > 0 && refused > 0)
  }

  @Test("says that it is no WAV file", arguments: ["", "RIFF", "this is text and nothing else"])
  func noWave(_ text: String) {
    #expect(throws: DocumentError.self) { try read(Array(text.utf8)) { try WaveFile.read(FileBytes($0)) } }
  }
}
