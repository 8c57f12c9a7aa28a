import Wording

extension ExportFormat {
  /// The recording in a fraction of the room, for sending and listening.
  package static let opus = ExportFormat(
    id: "opus", name: "Small sound for listening (Opus)", purpose: .listen,
    opensIn: ["VLC", "Firefox", "Chrome", "Android"],
    lost: "marks, notes and pauses; a little of the sound",
    fileExtension: "opus", consent: nil, holds: [.sound, .times, .guide],
    needsSound: true, soundShare: 0.25, program: .ffmpeg,
    writer: .encoded(
      Encoding(
        words: ["-codec:a", "libopus", "-b:a", "48k", "-vbr", "on"], container: "opus",
        chaptersAreComments: true)))
}
