// NVivo transcript rows (NVivo 12 help, "Import transcripts"): a line per row, TABs between, times that only rise.
//
//   Timespan	Speaker	Content
//   00:00:02.5	I	Q01 What was your first day like?
import Timeline
package import Wording

/// Rows for NVivo's import of transcripts.
package enum NVivoFormat: SoundFileFormat {
  /// `nvivo`
  package static let id = "nvivo"
  /// A template for NVivo.
  package static let name: Sentence = "Transcript to fill in, for NVivo"
  /// `txt`
  package static let fileExtension = "txt"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours, line breaks; times are tenths of a second"
  /// NVivo
  package static let opensIn: [Sentence] = ["NVivo"]
  /// `_nvivo`
  package static let suffix = "_nvivo"

  /// One row for each paragraph. NVivo wants every time once: what happens in the same tenth of a second shares a row.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    var rows: [(time: String, speaker: String, text: String)] = []
    for paragraph in TemplateText.paragraphs(for: sound, of: interview) {
      let time = StampDialect.nvivo.stamp(paragraph.frame, at: interview.rate)
      let said = paragraph.said.isEmpty ? "" : " P: \(paragraph.said)"
      let text = MarkerName.oneLine(paragraph.text + said)
      if let last = rows.indices.last, rows[last].time == time {
        rows[last].text += " \(text)"
        if rows[last].speaker.isEmpty { rows[last].speaker = paragraph.speaker ?? "" }
      } else {
        rows.append((time, paragraph.speaker ?? "", text))
      }
    }
    return rows.reduce("Timespan\tSpeaker\tContent\n") { "\($0)\($1.time)\t\($1.speaker)\t\($1.text)\n" }
  }
}
