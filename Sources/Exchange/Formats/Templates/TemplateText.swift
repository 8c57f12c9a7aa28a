import Guide
import Interview
import Timeline

/// The paragraphs of a transcript to fill in: questions where they were asked, marks and the rest in brackets.
enum TemplateText {
  /// One paragraph: where it begins, who speaks (`nil` for a remark), and the words.
  struct Paragraph {
    var frame: Frame
    var speaker: String?
    var text: String
  }

  static func paragraphs(for sound: SoundFile, of interview: ExportedInterview) -> [Paragraph] {
    let words = TranscriptWords.of(language: interview.interview.language)
    return TranscriptItem.items(in: sound, of: interview, words).map { item in
      switch item.what {
      case .visit(let visit, let wording):
        let code = interview.questionCode(visit.question).map { "\($0) " } ?? ""
        return Paragraph(frame: item.frame, speaker: "I", text: code + StampDialect.harmless(wording))
      case .line(let line):
        return Paragraph(frame: item.frame, speaker: nil, text: "[\(StampDialect.harmless(line))]")
      }
    }
  }

  /// Every paragraph on a line of its own with its stamp in front, room for the answer behind every question.
  static func lines(_ dialect: StampDialect, for sound: SoundFile, of interview: ExportedInterview)
    -> [String]
  {
    paragraphs(for: sound, of: interview).flatMap { paragraph -> [String] in
      let stamp = dialect.stamp(paragraph.frame, at: interview.rate)
      guard let speaker = paragraph.speaker else { return ["\(stamp) \(paragraph.text)"] }
      return ["\(stamp) \(speaker): \(paragraph.text)", "P: "]
    }
  }
}
