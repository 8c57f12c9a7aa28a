// NVivo transcript rows (NVivo 12 help, "Import transcripts"): a line per row, TABs between, times that only rise.
//
//   Timespan	Speaker	Content
//   00:00:02.5	I	Q01 What was your first day like?
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// Rows for NVivo's import of transcripts.
  package static let nvivo = ExportFormat(
    id: "nvivo", name: "Transcript to fill in, for NVivo", purpose: .transcribe,
    opensIn: ["NVivo"],
    lost: "colours, line breaks; times are tenths of a second",
    fileExtension: "txt", consent: .transcription, holds: [.times, .answers, .typed, .guide],
    writer: .besideSound(suffix: "_nvivo", NVivoFormat.text(for:of:)))
}

enum NVivoFormat {
  /// One row for each paragraph. NVivo wants every time once: what happens in the same tenth of a second shares a row.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
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
