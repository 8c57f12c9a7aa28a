// WebVTT (https://www.w3.org/TR/webvtt1/): chapters of the questions, a second file with marks, notes and breaks, one with what
// was said, and one with all of them as metadata for web pages: JSON in every cue.
//
//   WEBVTT
//   1 / 00:00:02.500 --> 00:00:14.250 / Q01 first_day: What was your first day like?
import Foundation
import Timeline
import Wording

extension ExportFormat {
  /// Chapters for players and web pages: the visits in one file, marks, notes and breaks in another.
  package static let webVTT = ExportFormat(
    id: "vtt", name: "Chapters and marks for players and web pages (WebVTT)", purpose: .listen,
    opensIn: ["web browsers", "VLC", "ELAN", "EXMARaLDA", "Subtitle Edit"],
    lost: "answers, colours but in the metadata",
    fileExtension: "vtt", consent: nil, holds: [.times, .typed, .guide],
    isDefault: true,
    writer: .files(WebVTTFormat.write(_:to:options:)))
}

enum WebVTTFormat {
  /// Writes three files for each sound file, and a fourth where somebody typed what was said.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      for sound in interview.soundFilesOrSilence {
        for track in tracks(in: sound, of: interview) {
          let name = "\(sound.exportStem)_\(track.suffix).vtt"
          try OutputFile.write(Data(track.text.utf8), to: folder.appending(path: name))
          files.append(ExportedFile(name: name, what: track.what, opensIn: track.opensIn))
        }
      }
    }
    return files
  }

  private struct Track {
    var suffix: String
    var what: Sentence
    var text: String
    var opensIn: [Sentence]?
  }

  /// Chapters, marks and metadata; what was said only where somebody typed it.
  private static func tracks(in sound: SoundFile, of interview: ExportedInterview) -> [Track] {
    let markers = interview.markers(in: sound)
    let said = markers.filter { $0.said != nil }
    func text(_ markers: [Marker]) -> String { Self.text(for: markers, of: sound, at: interview.rate) }
    let tracks = [
      Track(
        suffix: "chapters",
        what: "Questions as chapters (WebVTT)",
        text: text(markers.filter(\.kind.isPlace))),
      Track(
        suffix: "marks",
        what: "Marks, notes and breaks (WebVTT)",
        text: text(markers.filter { !$0.kind.isPlace })),
      Track(
        suffix: "transcript", what: "What was said (WebVTT)",
        text: Self.text(for: said, of: sound, at: interview.rate) { escaped(CueText.spoken($0)) }),
      Track(
        suffix: "metadata",
        what: "All of it as metadata (WebVTT, JSON in each cue)",
        text: Self.text(for: markers, of: sound, at: interview.rate, content: metadata),
        opensIn: ["web pages of your own (HTML track)"]),
    ]
    return tracks.filter { $0.suffix != "transcript" || !said.isEmpty }
  }

  static func text(
    for markers: [Marker], of sound: SoundFile, at rate: SampleRate,
    content: (Marker) -> String = { escaped(CueText.text(of: $0)) }
  ) -> String {
    var text = "WEBVTT\n"
    // Numbers, because pysubs2 glues any other identifier to the text before it.
    for (index, marker) in markers.enumerated() {
      let stretch = CueText.stretch(of: marker, in: sound, at: rate)
      let (start, end) = (time(stretch.start), time(stretch.end))
      text += "\n\(index + 1)\n\(start) --> \(end)\n\(content(marker))\n"
    }
    return text
  }

  private static func time(_ milliseconds: Int64) -> String {
    TimeText.clock(milliseconds, perSecond: 1000)
  }

  private struct Metadata: Encodable {
    let kind, label: String
    let question: String?
    let colour: Int?
    let note, transcript: String?
  }

  /// One line of JSON. Nothing in it can end a cue or be taken for markup.
  private static func metadata(_ marker: Marker) -> String {
    let kind =
      switch marker.kind {
      case .visit: "visit"
      case .section: "section"
      case .mark: "mark"
      case .note: "note"
      case .break: "break"
      }
    let value = Metadata(
      kind: kind, label: marker.label, question: marker.question, colour: marker.colour,
      note: marker.kind == .note ? marker.comment : nil, transcript: marker.said)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return text.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing(
      "&", with: "\\u0026")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
