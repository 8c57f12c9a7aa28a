import Wording

extension ExportFormat {
  /// The recording in a small file for telephones and podcasts.
  package static let m4a = ExportFormat(
    id: "m4a", name: "Small sound for telephones and podcasts (M4A)", purpose: .listen,
    opensIn: ["iPhone", "QuickTime", "VLC"],
    lost: "marks, notes and pauses; a little of the sound",
    fileExtension: "m4a", consent: nil, holds: [.sound, .times, .guide],
    needsSound: true, soundShare: 0.25, program: .ffmpeg,
    writer: .encoded(
      Encoding(words: ["-codec:a", "aac", "-b:a", "96k"], container: "ipod", chaptersBeginAtZero: true)))
}
