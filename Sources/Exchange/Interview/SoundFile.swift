import Documents
package import Foundation
import Interview
package import Timeline
import Vault

/// One part of an interview's sound, with the name it has in an export.
package struct SoundFile: Hashable, Sendable {
  /// What the part is stored in.
  package enum Container: String, Sendable {
    /// RIFF or RF64.
    case wav
    /// Core Audio; copied, never changed.
    case caf
  }

  /// 1, 2, 3 …
  package let number: Int
  /// The recording itself; `nil` when the interview has no sound.
  package let source: URL?
  /// The beginning of the names of all files that belong to it.
  package let exportStem: String
  /// Where it lies, seen from the exported files: beside them by its name, unless they lie in the interview's own folder,
  /// where the recording itself is.
  package private(set) var mediaPath: String
  /// Position of its first frame in the interview.
  package let firstFrame: Frame
  /// Frames in it: as many as are in the file if it can be read, else as many as the events say.
  package let frames: Int64
  /// What it is stored in.
  package let container: Container

  /// Position of the first frame after it.
  package var end: Frame { firstFrame + frames }

  /// Its name in an export; empty when there is no sound.
  package var exportName: String { source == nil ? "" : "\(exportStem).\(container.rawValue)" }

  /// The stretch of the interview it holds.
  package var span: Span { Span(start: firstFrame, end: end) }

  /// A position counted from the beginning of this file, never outside it.
  package func local(_ frame: Frame) -> Frame { Frame(min(max(frame - firstFrame, 0), frames)) }

  init(
    _ part: Part, of stem: String, in folder: URL, isOnlyOne: Bool, identity: AgeIdentity?,
    damage: SealedPart.Damage
  ) {
    number = part.number
    exportStem = isOnlyOne ? stem : "\(stem)_part-\(padded(part.number, to: 3))"
    firstFrame = part.firstFrame
    container = SealedName.plain(part.file.lowercased()).hasSuffix(".caf") ? .caf : .wav
    // The last component only: a damaged event must not lead out of the folder.
    let source = folder.appending(path: URL(filePath: part.file).lastPathComponent)
    self.source = source
    let measured = container == .wav ? Self.frames(in: source, identity, damage) : nil
    frames = max(0, measured ?? part.frames ?? 0)
    mediaPath = "\(exportStem).\(container.rawValue)"
  }

  /// The same, seen from a folder below that of the recording.
  func seenFromBelow() -> SoundFile {
    guard let source else { return self }
    var sound = self
    sound.mediaPath = "../\(source.lastPathComponent)"
    return sound
  }

  init(silence length: Frame, of stem: String) {
    number = 0
    source = nil
    mediaPath = ""
    exportStem = stem
    firstFrame = .zero
    frames = length.index
    container = .wav
  }

  private static func frames(
    in file: URL, _ identity: AgeIdentity?, _ damage: SealedPart.Damage
  ) -> Int64? {
    let bytes = try? PartBytes.open(file, identity: identity, damage: damage)
    return bytes.flatMap { try? WaveFile.read($0).frames }
  }
}
