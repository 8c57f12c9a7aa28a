import Guide
import Interview
import Timeline

/// The paragraphs of a transcript to fill in: questions where they were asked with what was said as far as somebody typed it,
/// marks and the rest in brackets.
enum TemplateText {
  /// One paragraph: where it begins, who speaks (`nil` for a remark), and the words, which may have several lines.
  struct Paragraph {
    var frame: Frame
    var speaker: String?
    var text: String
    /// What the interviewee said to it; empty to be filled in.
    var said = ""
  }

  static func paragraphs(for sound: SoundFile, of interview: ExportedInterview) -> [Paragraph] {
    let words = TranscriptWords(language: interview.interview.language)
    return TranscriptItem.items(in: sound, of: interview, words).map { item in
      switch item.what {
      case .visit(let visit, let wording, let said):
        let code = interview.questionCode(visit.question).map { "\($0) " } ?? ""
        return Paragraph(
          frame: item.frame, speaker: "I", text: code + StampDialect.harmless(wording), said: Self.said(said))
      case .line(let line):
        return Paragraph(frame: item.frame, speaker: nil, text: "[\(StampDialect.harmless(line))]")
      }
    }
  }

  /// What somebody typed of what was said, line by line, so that no program takes any of it for a stamp.
  static func said(_ text: String?) -> String {
    text.map { StampDialect.harmless(MarkerName.lines($0)) } ?? ""
  }

  /// Every paragraph on lines of its own with its stamp in front, the answer or room for it behind every question.
  static func lines(_ dialect: StampDialect, for sound: SoundFile, of interview: ExportedInterview)
    -> [String]
  {
    paragraphs(for: sound, of: interview).flatMap { paragraph -> [String] in
      let stamp = dialect.stamp(paragraph.frame, at: interview.rate)
      guard let speaker = paragraph.speaker else { return parted("\(stamp) \(paragraph.text)") }
      return ["\(stamp) \(speaker): \(paragraph.text)"] + parted("P: \(paragraph.said)")
    }
  }

  private static func parted(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
