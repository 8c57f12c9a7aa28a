import Foundation
import Timeline

@testable import Sound

/// An interview's folder with made parts.
struct MadeParts {
  let folder: TemporaryFolder
  var parts: [PlayablePart] = []
  private(set) var end: Int64 = 0

  init(_ sounds: MadeSound...) throws {
    folder = try TemporaryFolder()
    for sound in sounds { try add(sound) }
  }

  /// Adds a part behind the last one, `hole` frames later.
  @discardableResult
  mutating func add(_ sound: MadeSound, hole: Int64 = 0) throws -> URL {
    let url = folder.url.appending(path: "part-\(parts.count + 1).\(sound.fileExtension)")
    try Data(sound.file()).write(to: url)
    parts.append(PlayablePart(url: url, firstFrame: Frame(end + hole), frames: Int64(sound.frames)))
    end += hole + Int64(sound.frames)
    return url
  }

  func stream() throws -> SoundStream { try SoundStream(parts: parts, in: folder.url) }

  /// The bytes of the waveform's file.
  func keptPeaks() throws -> Data { try Data(contentsOf: folder.url.appending(path: PeaksMaker.fileName)) }
}

/// Writes `bytes` over `url` from `offset` on, and dates the file `seconds` ahead, as a later change would.
func overwrite(_ url: URL, _ bytes: [UInt8], at offset: Int, datedBy seconds: Double = 5) throws {
  let handle = try FileHandle(forWritingTo: url)
  try handle.seek(toOffset: UInt64(offset))
  try handle.write(contentsOf: Data(bytes))
  try handle.close()
  try FileManager.default.setAttributes(
    [.modificationDate: Date().addingTimeInterval(seconds)], ofItemAtPath: url.path)
}

extension SoundStream {
  /// What follows the header, without padding.
  func sound() throws -> [UInt8] {
    try read(dataOffset..<dataOffset + frames * Int64(bytesPerFrame))
  }
}
