import Documents
package import Foundation
import Glibc
import Timeline
package import Vault
import Wording

/// Brings a part that was cut off (power, crash, kill) back to order: the header is computed anew from the
/// length of the file, whatever it says. Doing it twice changes nothing the second time.
package enum PartRepair {
  /// What was found and done.
  package enum Action: String, Sendable, Codable {
    /// Header and sound agreed; nothing was written.
    case intact
    /// The header was wrong, stale or empty and now tells the true length.
    case headerCorrected
    /// The header was beyond reading and was made anew from the format that was given.
    case headerMadeAnew
    /// It is sealed: what was there was sealed anew, and the original put into `RecoveredOriginals`.
    case sealedAnew
  }

  /// The result for one file.
  package struct Outcome: Sendable, Equatable {
    /// Whole frames of sound in the file.
    package let frames: Int64
    /// What was done.
    package let action: Action
    /// Bytes of a frame begun but not finished, cut off at the end of the file.
    package let bytesCut: Int
    /// Bytes of a sealed part that had been changed and are silence now.
    package var bytesSilenced: Int64 = 0
  }

  /// Repairs the part `file` in `folder`; the result is on disk when this returns.
  ///
  /// Sound is only ever extended to the end of the file when no other chunk follows it. What is changed in a plain part lies
  /// in `RecoveredOriginals` before it is changed: its first 4096 bytes as `part-001.wav.head`, and what was cut off its end
  /// as `part-001.wav.end`.
  ///
  /// - Parameters:
  ///   - format: How the part was recorded; needed only if not even the header's first part survived.
  ///   - identity: The interview's key, for a sealed part.
  ///   - keepsOriginal: Off for the recorder, whose own file it is, and whose disk may be full.
  /// - Throws: `.fileUnreadable` when it is no sound file and no format was given, `.fileUnwritable`, `.locked` for a sealed
  ///   part without its key.
  package static func repair(
    file: String, in folder: URL, format: RecordingFormat? = nil, identity: AgeIdentity? = nil,
    keepsOriginal: Bool = true
  ) throws(SoundError) -> Outcome {
    if SealedName.isSealed(file) {
      return try SealedPartRepair.repair(file: file, in: folder, format: format, identity: identity)
    }
    let path = folder.appendingPathComponent(file).path
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw SoundError(
        .fileUnreadable, "“\(file)” cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    let found = PartLayout(FileBytes(descriptor))
    let original = keepsOriginal ? Original(descriptor, file, folder, found) : nil
    var layout = found
    var madeAnew = false
    if layout == nil, let format {
      try original?.keep(cut: 0)
      guard PartLayout.writeHeader(descriptor, format) else { throw PartFile.failure(file, errno) }
      layout = PartLayout(FileBytes(descriptor))
      madeAnew = true
    }
    guard let layout else {
      throw SoundError(
        .fileUnreadable, "“\(file)” is neither a WAV nor a CAF with uncompressed sound",
        hint: "its header is lost; name the rate, channels and bits it was recorded with")
    }
    let (frames, changed, cut) = try correct(layout, descriptor, file, madeAnew ? nil : original)
    if changed || madeAnew {
      guard fsync(descriptor) == 0 else { throw PartFile.failure(file, errno) }
    }
    return Outcome(
      frames: frames, action: madeAnew ? .headerMadeAnew : changed ? .headerCorrected : .intact,
      bytesCut: cut)
  }

  /// How many frames the part `file` holds that was cut off, without the time that a repair of a long sealed one takes: a plain
  /// part is repaired, a sealed one is left as it is until it is. Both find the same.
  ///
  /// - Throws: As `repair`.
  package static func survey(
    file: String, in folder: URL, format: RecordingFormat? = nil, identity: AgeIdentity? = nil
  ) throws(SoundError) -> Int64 {
    guard SealedName.isSealed(file) else { return try repair(file: file, in: folder, format: format).frames }
    return try SealedPartRepair.frames(of: file, in: folder, format: format, identity: identity)
  }

  /// What a plain part was before it was changed.
  private struct Original {
    let file: FileBytes
    let name: String
    let folder: URL
    let head: Int64

    init(_ descriptor: Int32, _ name: String, _ folder: URL, _ layout: PartLayout?) {
      (file, self.name, self.folder) = (FileBytes(descriptor), name, folder)
      head = max(4096, layout?.dataOffset ?? 0)
    }

    /// Keeps the beginning, and the last `cut` bytes.
    func keep(cut: Int) throws(SoundError) {
      for (ending, start, end) in [
        ("head", 0, min(head, file.length)), ("end", file.length - Int64(cut), file.length),
      ] where start < end {
        guard let bytes = file.bytes(at: start, count: Int(end - start)) else {
          throw SoundError(.fileUnreadable, "“\(name)” cannot be read", hint: "check the disk")
        }
        try RecoveredOriginals.put(bytes, as: "\(name).\(ending)", in: folder)
      }
    }
  }

  /// Makes sizes and file length agree; returns the frames, whether anything was written, and the bytes cut.
  private static func correct(
    _ layout: PartLayout, _ descriptor: Int32, _ file: String, _ original: Original?
  ) throws(SoundError) -> (Int64, Bool, Int) {
    let size = layout.presentBytes
    let frames = size / Int64(layout.frameBytes)
    // With a chunk behind it the sound stays as long as it is, even if that is no whole frame.
    let kept = layout.isFollowed ? size : frames * Int64(layout.frameBytes)
    let cut = Int(size - kept)
    var end = layout.isFollowed ? layout.length : layout.dataOffset + kept
    // An odd RIFF chunk is followed by a zero byte that does not count.
    if !layout.isFollowed && layout.container == .riff { end += kept % 2 }
    let wrong = layout.sizes(data: kept, fileLength: end).filter {
      FileBytes(descriptor).bytes(at: $0.offset, count: $0.bytes.count) != $0.bytes
    }
    guard end != layout.length || !wrong.isEmpty else { return (frames, false, cut) }
    try original?.keep(cut: cut)
    guard end == layout.length || ftruncate(descriptor, off_t(end)) == 0 else {
      throw PartFile.failure(file, errno)
    }
    for (bytes, offset) in wrong {
      guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
        throw PartFile.failure(file, errno)
      }
    }
    return (frames, true, cut)
  }
}
