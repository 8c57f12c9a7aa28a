import Documents
import Foundation
import Glibc
import Timeline
import Vault
import Wording

/// Finishes a sealed part that was cut off: what its pieces and tails hold is sealed anew under a new key, compared, and
/// put in its place. Nothing in an age file is ever changed; the original goes into `RecoveredOriginals`.
enum SealedPartRepair {
  /// Repairs the part `file` in `folder`; the result is on disk when this returns. Wherever it is interrupted, doing it
  /// again completes it.
  static func repair(
    file: String, in folder: URL, format: RecordingFormat?, identity: AgeIdentity?
  ) throws(SoundError) -> PartRepair.Outcome {
    let part = try open(file, in: folder, identity, .silence)
    let tails = SealedName.tails(of: file)
    let sound = try Sound(part, format, file)
    if part.isFinished {
      // Its recorder died after the last piece, or this was interrupted after the rename.
      try RecoveredOriginals.keep(tails, in: folder)
      return PartRepair.Outcome(frames: sound.frames, action: .intact, bytesCut: 0)
    }
    guard let identity else { throw SealedSound.failure(file, AgeError(.locked, "")) }
    let silenced: Int64
    do throws(UnreadableBytes) {
      silenced = try Int64(part.damagedPieces().count) << 16
    } catch {
      throw SealedSound.failure(file, error)
    }
    let new = ".new-\(file)"
    let written = try seal(sound, as: new, in: folder, to: identity.recipient, insteadOf: file)
    guard try digest(try open(new, in: folder, identity, .refused), new) == written else {
      throw SoundError(
        .fileUnwritable, "the disk returned other sound than was written to it: \(file)",
        hint: "the sound is still there as it was; copy the folder to another disk")
    }
    try RecoveredOriginals.keep([file], in: folder, replacedBy: new)
    try RecoveredOriginals.keep(tails, in: folder)
    return PartRepair.Outcome(
      frames: sound.frames, action: .sealedAnew, bytesCut: sound.cut, bytesSilenced: silenced)
  }

  /// How many frames a repair will find. Reads the end of the file and its tails only.
  static func frames(
    of file: String, in folder: URL, format: RecordingFormat?, identity: AgeIdentity?
  ) throws(SoundError) -> Int64 {
    try Sound(try open(file, in: folder, identity, .silence), format, file).frames
  }

  /// What is to be kept: whole frames behind a header that tells how many.
  private struct Sound {
    let part: SealedPart
    let header: [UInt8]
    let range: Range<Int64>
    let frames: Int64
    let cut: Int

    init(_ part: SealedPart, _ format: RecordingFormat?, _ file: String) throws(SoundError) {
      self.part = part
      let layout = SampleLayout(part)
      let found = layout.map {
        RecordingFormat(rate: $0.rate, channels: $0.channels, bits: 8 * $0.sampleBytes)
      }
      guard let format = found ?? format else {
        throw SoundError(
          .fileUnreadable, "“\(file)” does not begin as a WAV",
          hint: "its header is lost; name the rate, channels and bits it was recorded with")
      }
      let start = layout?.dataOffset ?? Int64(PartLayout.header(format, data: nil).count)
      let bytes = max(0, part.length - start)
      frames = layout?.frames ?? bytes / Int64(format.bytesPerFrame)
      let count = frames * Int64(format.bytesPerFrame)
      range = start..<start + count
      cut = part.isFinished ? 0 : Int(bytes - count)
      header = PartLayout.header(format, data: count)
    }
  }

  private static func open(
    _ file: String, in folder: URL, _ identity: AgeIdentity?, _ damage: SealedPart.Damage
  ) throws(SoundError) -> SealedPart {
    let source = try SealedSound.open(
      folder.appendingPathComponent(file), identity: identity, damage: damage)
    guard let part = source as? SealedPart else {
      throw SoundError(.fileUnreadable, "“\(file)” is not there or cannot be opened")
    }
    return part
  }

  /// Writes the new file, on disk when this returns; returns the digest of its content.
  private static func seal(
    _ sound: Sound, as name: String, in folder: URL, to recipient: AgeRecipient, insteadOf file: String
  ) throws(SoundError) -> String {
    let path = folder.appendingPathComponent(name).path
    unlink(path)
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw PartFile.failure(file, errno) }
    defer { close(descriptor) }
    do {
      var hash = SHA256()
      var writer = try AgeWriter(to: [recipient]) { bytes in
        var done = 0
        while done < bytes.count {
          let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { throw PartFile.failure(file, errno) }
          done += count
        }
      }
      hash.update(sound.header)
      try writer.append(sound.header)
      _ = try sound.part.forEachPiece(of: sound.range) { piece in
        hash.update(piece)
        try writer.append(piece)
      }
      if sound.range.count % 2 == 1 {
        hash.update([0])
        try writer.append([0])
      }
      try writer.finish()
      guard fsync(descriptor) == 0 else { throw PartFile.failure(file, errno) }
      return hash.hexadecimal()
    } catch {
      unlink(path)
      throw (error as? SoundError) ?? SealedSound.failure(file, error)
    }
  }

  private static func digest(_ part: SealedPart, _ file: String) throws(SoundError) -> String {
    var hash = SHA256()
    do {
      _ = try part.forEachPiece(of: 0..<part.length) { hash.update($0) }
    } catch {
      throw SealedSound.failure(file, error)
    }
    return hash.hexadecimal()
  }
}
