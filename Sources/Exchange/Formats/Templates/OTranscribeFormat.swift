// oTranscribe (.otr; src/js/app/export.js): JSON with the transcript as HTML, a moment is a <span>.
//
//   {"text": "<p><span class=\"timestamp\" data-timestamp=\"2.500\">0:02</span>&nbsp;I: …</p>", "media": "NAME.wav", …}
import Foundation
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// A transcript to fill in, for oTranscribe in the browser.
  package static let oTranscribe = ExportFormat(
    id: "otranscribe", name: "Transcript to fill in, for oTranscribe", purpose: .transcribe,
    opensIn: ["oTranscribe"],
    lost: "colours",
    fileExtension: "otr", consent: .transcription, holds: [.times, .answers, .typed, .guide],
    writer: .besideSound(OTranscribeFormat.text(for:of:)))
}

enum OTranscribeFormat {
  private struct Document: Encodable {
    var text: String
    var media: String
    var mediaSource = ""
    var mediaTime = 0

    enum CodingKeys: String, CodingKey {
      case text, media
      case mediaSource = "media-source"
      case mediaTime = "media-time"
    }
  }

  /// The template for one sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String {
    let html = TemplateText.paragraphs(for: sound, of: interview).map { paragraph in
      // cut, as in every template: a jump must not land behind the moment
      let milliseconds = StampDialect.units(paragraph.frame, at: interview.rate, perSecond: 1000)
      let seconds = milliseconds / 1000
      let minutes = seconds / 60
      let shown =
        minutes < 60
        ? "\(minutes):\(padded(Int(seconds % 60), to: 2))"
        : "\(minutes / 60):\(padded(Int(minutes % 60), to: 2)):\(padded(Int(seconds % 60), to: 2))"
      let speaker = paragraph.speaker.map { "\($0): " } ?? ""
      let span =
        "<span class=\"timestamp\" data-timestamp=\"\(TimeGrid.milliseconds.seconds(milliseconds))\">\(shown)</span>&nbsp;"
      let room = paragraph.speaker == nil ? "" : "<p>P: \(escaped(paragraph.said))</p>"
      return "<p>\(span)\(speaker)\(escaped(paragraph.text))</p>\(room)"
    }.joined()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(text: html, media: sound.exportName)), as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "<br>")
  }
}
