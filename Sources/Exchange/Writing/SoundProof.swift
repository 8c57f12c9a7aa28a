import Documents
import Foundation
import Wording

/// Proves that the sound in a written file is that of the recordings, byte for byte. When nobody asked for that, it
/// does nothing: it reads all sound twice.
struct SoundProof {
  private let options: ExportOptions
  private var hash = SHA256()

  init(_ options: ExportOptions) { self.options = options }

  /// Takes in a stretch of an open recording.
  mutating func take(_ bytes: Range<Int64>, from source: any ByteSource) throws {
    guard options.sound.isVerified else { return }
    try hash.update(source, bytes, progress: pause)
  }

  /// What to say of the file in the list; its sound lies at `bytes`, and is on the disk.
  ///
  /// - Throws: `ExchangeError` when the sound differs, or what `options.wrote` throws to stop.
  func remarks(_ bytes: Range<Int64>, of target: borrowing OutputFile) throws -> [Sentence] {
    guard options.sound.isVerified else { return [] }
    let wanted = hash.hexadecimal()
    guard try target.digest(of: bytes, progress: pause) == wanted else {
      throw ExchangeError(
        .soundDiffers, "the disk returned other sound than was written to it: \(target.name)",
        hint: "the disk or USB stick may be failing: choose another one with --to")
    }
    return ["Sound: SHA-256 \(wanted), the same as in the recording."]
  }

  /// Nothing is written while it reads, but a stop is heeded.
  private func pause() throws { try options.wrote(0) }
}

extension SHA256 {
  /// Takes in a stretch of an open file, piece by piece.
  mutating func update(
    _ source: any ByteSource, _ bytes: Range<Int64>, progress: () throws -> Void
  ) throws {
    let isWhole = try source.forEachPiece(of: bytes) { piece in
      update(piece)
      try progress()
    }
    guard isWhole else { throw ExchangeError(.soundUnreadable, "a sound file cannot be read to its end") }
  }
}
