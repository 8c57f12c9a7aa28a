import Documents
import Foundation

/// A part opened for reading, and only for that.
struct Recording: ~Copyable {
  let descriptor: Int32
  private let place: String

  init(_ sound: SoundFile, of interview: ExportedInterview) throws(ExchangeError) {
    place = "\(sound.source?.lastPathComponent ?? "") of the interview \(interview.stem)"
    let path = sound.source?.path(percentEncoded: false)
    descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    guard path != nil else {
      throw ExchangeError(.noSound, "the interview \(interview.stem) has no sound")
    }
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? ExchangeError(
          .soundUnreadable, "the sound file \(place) is not there",
          hint: "put it back from a backup; `leitfaden library check` lists what is missing")
        : ExchangeError(
          .soundUnreadable, "the sound file \(place) cannot be read (\(String(cString: strerror(errno))))")
    }
  }

  deinit { close(descriptor) }

  func size() throws(ExchangeError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable("it cannot be read") }
    return Int64(status.st_size)
  }

  func wave() throws(ExchangeError) -> WaveFile {
    do throws(DocumentError) {
      return try WaveFile.read(descriptor)
    } catch {
      throw unreadable(error.message)
    }
  }

  func plain() throws(ExchangeError) -> PlainSound {
    do throws(DocumentError) {
      return try PlainSound.read(descriptor)
    } catch {
      throw unreadable(error.message)
    }
  }

  func bytes(of chunk: SoundChunk) throws(ExchangeError) -> [UInt8] {
    guard let bytes = ChunkedFile.bytes(descriptor, at: chunk.offset, count: Int(chunk.presentSize)) else {
      throw unreadable("it cannot be read to its end")
    }
    return bytes
  }

  /// What a `LIST` chunk is a list of.
  func listType(_ chunk: SoundChunk) -> String? {
    guard chunk.id == "LIST", chunk.presentSize >= 4 else { return nil }
    let bytes = ChunkedFile.bytes(descriptor, at: chunk.offset, count: 4)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private func unreadable(_ reason: String) -> ExchangeError {
    ExchangeError(
      .soundUnreadable, "the sound file \(place) is not usable: \(reason)",
      hint: "`leitfaden library check` tries to put it in order")
  }
}
