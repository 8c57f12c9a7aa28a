import Documents
import Foundation
import Vault
import Wording

/// A part opened for reading, and only for that; a sealed one is unsealed while it is read.
struct Recording {
  /// Its bytes: a WAV or a CAF.
  let bytes: any ByteSource
  private let place: Sentence

  init(_ sound: SoundFile, of interview: ExportedInterview) throws(ExchangeError) {
    place = "\(sound.source?.lastPathComponent ?? "") of the interview \(interview.stem)"
    guard let source = sound.source else {
      throw ExchangeError(.noSound, "the interview \(interview.stem) has no sound")
    }
    do {
      guard
        let bytes = try PartBytes.open(
          source, identity: interview.identity, damage: interview.damage)
      else {
        let reason = access(source.path(percentEncoded: false), R_OK) == 0 ? EIO : errno
        throw reason == ENOENT
          ? ExchangeError(
            .soundUnreadable, "the sound file \(place) is not there",
            hint: "put it back from a backup; `leitfaden library check` lists what is missing")
          : ExchangeError(
            .soundUnreadable, "the sound file \(place) cannot be read (\(String(cString: strerror(reason))))")
      }
      self.bytes = bytes
    } catch {
      throw Self.refusal(error, place)
    }
  }

  private static func refusal(_ error: any Error, _ place: Sentence) -> ExchangeError {
    if let error = error as? ExchangeError { return error }
    let age = error as? AgeError
    if age?.code == .locked {
      return ExchangeError(
        .soundUnreadable, "the sound file \(place) is encrypted, and the library is locked",
        hint: "unlock the library first")
    }
    let reason: Sentence =
      age?.sentence ?? (error as? UnreadableBytes)?.sentence ?? "\(String(describing: error))"
    return ExchangeError(
      .soundUnreadable, "the sound file \(place) cannot be unsealed: \(reason)",
      hint: ExchangeError.afterDamage)
  }

  /// Bytes of the WAV or CAF.
  var size: Int64 { bytes.length }

  /// Whether only this program reads it as it lies on the disk.
  var isSealed: Bool { !(bytes is FileBytes) }

  /// The same sound with a header that says how long it is.
  func exact() throws(ExchangeError) -> any ByteSource {
    guard isSealed else { return bytes }
    do throws(DocumentError) {
      return try ExactWave.of(bytes)
    } catch {
      throw unreadable(error.sentence)
    }
  }

  func wave() throws(ExchangeError) -> WaveFile {
    do throws(DocumentError) {
      return try WaveFile.read(bytes)
    } catch {
      throw unreadable(error.sentence)
    }
  }

  func plain() throws(ExchangeError) -> PlainSound {
    do throws(DocumentError) {
      return try PlainSound.read(bytes)
    } catch {
      throw unreadable(error.sentence)
    }
  }

  func bytes(of chunk: SoundChunk) throws(ExchangeError) -> [UInt8] {
    guard let bytes = self.bytes.bytes(at: chunk.offset, count: Int(chunk.presentSize)) else {
      throw unreadable("it cannot be read to its end")
    }
    return bytes
  }

  /// What a `LIST` chunk is a list of.
  func listType(_ chunk: SoundChunk) -> String? {
    guard chunk.id == "LIST", chunk.presentSize >= 4 else { return nil }
    let bytes = self.bytes.bytes(at: chunk.offset, count: 4)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private func unreadable(_ reason: Sentence) -> ExchangeError {
    ExchangeError(
      .soundUnreadable, "the sound file \(place) is not usable: \(reason)",
      hint:
        "take it from a backup or from the second copy; `leitfaden library check` finds what else is damaged")
  }
}
