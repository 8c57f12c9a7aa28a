package import Foundation
package import Timeline
package import Vault
import Wording

/// Everything a recorder has to know before it opens the microphone.
package struct RecorderConfiguration: Sendable {
  /// The interview's folder; it must exist. Parts become `part-001.wav`, `part-002.wav` ...
  package var folder: URL
  /// The microphone's ALSA name, such as `default` or `plughw:CARD=Mic`.
  package var device: String
  /// How the sound is stored.
  package var format: RecordingFormat
  /// The device's own buffer in milliseconds: how long the computer may be busy without losing sound.
  package var bufferMilliseconds = 500
  /// Seconds of sound before `start` that are kept, 0...10.
  package var preRollSeconds = 0
  /// A new part begins before a file grows beyond this many bytes. The margin below 2 GiB leaves room for
  /// the marks that are appended when the interview is saved.
  package var partLimitBytes: Int64 = 2_147_483_648 - 4_194_304
  /// Recording ends when the disk has fewer free bytes than this, so that marks and answers can still be
  /// stored beside the sound.
  package var diskReserveBytes: Int64 = 16_777_216
  /// What is written at save, as a share of the sound: it has to fit on the disk as well.
  package var shareAtSave = 0.0
  /// Where on the time line this recording begins; not zero when an interview is opened again.
  package var firstFrame = Frame.zero
  /// The public key of the interview: the sound is sealed while it is recorded, and the parts are called
  /// `part-001.wav.age` ... `nil` records it plain.
  package var recipient: AgeRecipient?
  /// The number of the first part.
  package var firstPartNumber = 1
  /// Whether another microphone of this machine takes over at once when the chosen one is gone, until it is back.
  package var otherDeviceAllowed = true
  /// Whether the chosen device hears a loudspeaker and not the room; said on the time line.
  package var isMonitor = false
  /// Space that is set aside for the moment in which the disk is full.
  package var ballast: Ballast?
  /// Where a second copy of the parts is written while they grow; its folder must exist.
  package var mirror: MirrorPlace?
  /// What `PartDigest` said of the parts that are there already when they were recorded, by their names.
  package var digests: [String: String] = [:]

  /// Makes a configuration with the defaults above.
  package init(folder: URL, device: String = "default", format: RecordingFormat = RecordingFormat()) {
    self.folder = folder
    self.device = device
    self.format = format
  }

  /// What a second of sound takes on the disk, with what is written at save.
  var bytesPerSecond: Int64 {
    Int64(Double(format.rate.hertz * format.bytesPerFrame) * (1 + max(0, shareAtSave)))
  }

  /// What the part of this number is called: `part-001.wav`.
  func partName(_ number: Int) -> String {
    let digits = String(number)
    return "part-\(String(repeating: "0", count: max(0, 3 - digits.count)))\(digits).\(format.fileExtension)"
      + (recipient == nil ? "" : SealedName.ending)
  }

  /// Refuses what cannot be recorded before any device or file is touched.
  func validate() throws(SoundError) {
    try format.validate()
    guard recipient == nil || format.container == .wav else {
      throw SoundError(
        .badRequest, "sound is encrypted as WAV only, not as \(format.container.rawValue)",
        hint: "use --container wav")
    }
    guard (0...10).contains(preRollSeconds) else {
      throw SoundError(.badRequest, "a pre-roll of \(preRollSeconds) s is not possible", hint: "use 0 to 10")
    }
    guard (40...5000).contains(bufferMilliseconds) else {
      throw SoundError(
        .badRequest, "a device buffer of \(bufferMilliseconds) ms is not possible", hint: "use 40 to 5000")
    }
    guard firstFrame >= .zero, firstPartNumber >= 1 else {
      throw SoundError(.badRequest, "a recording begins at frame 0, part 1, or later")
    }
    guard (65_536...2_147_483_648).contains(partLimitBytes) else {
      throw SoundError(
        .badRequest, "parts of at most \(partLimitBytes) bytes are not possible", hint: "use 64 KiB to 2 GiB")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw SoundError(.badRequest, "there is no folder “\(folder.path)”", hint: "make it first")
    }
  }
}
