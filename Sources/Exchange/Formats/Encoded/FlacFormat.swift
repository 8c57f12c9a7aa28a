import Wording

extension ExportFormat {
  /// The recording in half the room, without loss.
  package static let flac = ExportFormat(
    id: "flac", name: "Sound in half the size, nothing lost (FLAC)", purpose: .listen,
    opensIn: ["VLC", "Audacity", "REAPER"],
    lost: "marks, notes and pauses",
    fileExtension: "flac", consent: nil, holds: [.sound, .times, .guide],
    needsSound: true, program: .ffmpeg,
    writer: .encoded(
      Encoding(words: ["-codec:a", "flac"], container: "flac", chaptersAreComments: true)))
}
