// WebVTT (https://www.w3.org/TR/webvtt1/): chapters of the questions, a second file with marks and notes, and a third with
// all of them as metadata for web pages: JSON in every cue.
//
//   WEBVTT
//   1 / 00:00:02.500 --> 00:00:14.250 / Q01 first_day: What was your first day like?
package import Foundation
import Timeline

/// Chapters for players and web pages: the visits in one file, marks and notes in another.
package enum WebVTTFormat: ExportFormat {
  /// `vtt`
  package static let id = "vtt"
  /// Chapters for players.
  package static let name = "Chapters and marks for players and web pages (WebVTT)"
  /// The same in German.
  package static let germanName = "Kapitel und Marken für Player und Webseiten (WebVTT)"
  /// `vtt`
  package static let fileExtension = "vtt"
  /// What people do with it.
  package static let purpose = ExportPurpose.listen
  /// What is not in it.
  package static let lost = "answers"
  /// The same in German.
  package static let germanLost = "Antworten"
  /// Programs that open it.
  package static let opensIn = ["web browsers", "VLC", "ELAN", "EXMARaLDA", "Subtitle Edit"]
  /// The same in German.
  package static let germanOpensIn = ["Browser", "VLC", "ELAN", "EXMARaLDA", "Subtitle Edit"]
  /// Yes.
  package static let isDefault = true

  /// Writes three files for each sound file.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      for sound in interview.soundFilesOrSilence {
        let markers = interview.markers(in: sound)
        for (suffix, what, chosen) in [
          (
            "chapters", FileWords("Questions as chapters (WebVTT)", german: "Fragen als Kapitel (WebVTT)"),
            markers.filter { $0.kind == .visit }
          ),
          (
            "marks", FileWords("Marks and notes (WebVTT)", german: "Marken und Notizen (WebVTT)"),
            markers.filter { $0.kind != .visit }
          ),
        ] {
          let name = "\(sound.exportStem)_\(suffix).vtt"
          let text = text(for: chosen, of: sound, at: interview.rate)
          try OutputFile.write(Data(text.utf8), to: folder.appending(path: name))
          files.append(ExportedFile(name: name, what: what))
        }
        let name = "\(sound.exportStem)_metadata.vtt"
        let text = Self.text(for: markers, of: sound, at: interview.rate, content: metadata)
        try OutputFile.write(Data(text.utf8), to: folder.appending(path: name))
        let what = FileWords(
          "Questions, marks and notes as metadata (WebVTT, JSON in each cue)",
          german: "Fragen, Marken und Notizen als Metadaten (WebVTT, JSON in jedem Eintrag)")
        files.append(ExportedFile(name: name, what: what))
      }
    }
    return files
  }

  static func text(
    for markers: [Marker], of sound: SoundFile, at rate: SampleRate,
    content: (Marker) -> String = { escaped($0.label) }
  ) -> String {
    var text = "WEBVTT\n"
    // Numbers, because pysubs2 glues any other identifier to the text before it.
    for (index, marker) in markers.enumerated() {
      let (start, end) = times(of: marker, in: sound, at: rate)
      text += "\n\(index + 1)\n\(start) --> \(end)\n\(content(marker))\n"
    }
    return text
  }

  /// A cue must not end where it begins: a point is shown for a second, and for a millisecond at the very end.
  private static func times(
    of marker: Marker, in sound: SoundFile, at rate: SampleRate
  ) -> (String, String) {
    let start = marker.span.start
    var end = marker.span.end
    if marker.kind != .visit, marker.span.frames == 0 {
      end = min(start + Int64(rate.hertz), Frame(sound.frames))
    }
    let millisecond = max(1, Int64(rate.hertz + 999) / 1000)
    let (startText, endText) = (TimeCode.text(start, at: rate), TimeCode.text(end, at: rate))
    return (startText, endText == startText ? TimeCode.text(start + millisecond, at: rate) : endText)
  }

  private struct Metadata: Encodable {
    let kind, label: String
    let question: String?
    let colour: Int?
    let note: String?
  }

  /// One line of JSON. Nothing in it can end a cue or be taken for markup.
  private static func metadata(_ marker: Marker) -> String {
    let kind =
      switch marker.kind {
      case .visit: "visit"
      case .mark: "mark"
      case .note: "note"
      }
    let value = Metadata(
      kind: kind, label: marker.label, question: marker.question, colour: marker.colour,
      note: marker.kind == .note ? marker.comment : nil)
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
