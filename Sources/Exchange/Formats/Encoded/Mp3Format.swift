import Wording

extension ExportFormat {
  /// The recording in a small file that everything plays.
  package static let mp3 = ExportFormat(
    id: "mp3", name: "Small sound for every player (MP3)", purpose: .listen,
    opensIn: ["VLC", "iPhone", "Android", "f4", "Express Scribe"],
    lost: "marks, notes and pauses; a little of the sound",
    fileExtension: "mp3", consent: nil, holds: [.sound, .times, .guide],
    needsSound: true, soundShare: 0.25, program: .ffmpeg,
    writer: .encoded(
      Encoding(words: ["-codec:a", "libmp3lame", "-q:a", "4", "-id3v2_version", "3"], container: "mp3")))
}
