// Plain text to type a transcript into, with the time stamps of f4/f5 (Dresing & Pehl): one stamp at the beginning
// of each paragraph, tenths of a second behind a hyphen. Encoded in UTF-8.
//
//   #00:00:02-5# I: What was your first day like?
//   P:
import Foundation
import Guide
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// A transcript to be filled in: headings for sections and questions, marks, notes and answers where they belong.
  package static let transcript = ExportFormat(
    id: "transcript", name: "Transcript to fill in, with questions, marks and times (plain text)",
    purpose: .transcribe,
    opensIn: ["f4transkript", "MAXQDA", "EXMARaLDA", "Word", "LibreOffice Writer"],
    lost: "colours; times are tenths of a second",
    fileExtension: "txt", consent: .transcription, holds: [.times, .answers, .typed, .guide],
    isDefault: true,
    writer: .besideSound(suffix: "_transcript", TranscriptFormat.text(for:of:)))
}

enum TranscriptFormat {
  /// The template for one sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    let words = TranscriptWords(language: interview.interview.language)
    var text = heading(of: sound, interview, words)
    var section: String?
    for item in TranscriptItem.items(in: sound, of: interview, words) {
      if case .visit(let visit, let wording, let said) = item.what {
        let current = interview.section(ofQuestion: visit.question)
        if let current, current.id != section, !current.title.isEmpty {
          text += "\n\n== \(StampDialect.harmless(MarkerName.oneLine(current.title))) ==\n"
        }
        section = current?.id
        text += "\n-- \(heading(of: visit, interview, words)) --\n"
        text += "\(stamp(item, interview)) I: \(StampDialect.harmless(wording))\n"
        text += "P: \(TemplateText.said(said))\n"
      } else if case .line(let line) = item.what {
        text += "\(stamp(item, interview)) [\(StampDialect.harmless(line))]\n"
      }
    }
    return text
  }

  private static func stamp(_ item: TranscriptItem, _ interview: ExportedInterview) -> String {
    TimeCode.transcriptStamp(item.frame, at: interview.rate)
  }

  private static func heading(
    of visit: Visit, _ interview: ExportedInterview, _ words: TranscriptWords
  ) -> String {
    let name = [interview.questionCode(visit.question), visit.question].compactMap { $0 }
    return name.joined(separator: " ") + (visit.number > 1 ? " (\(words.visit) \(visit.number))" : "")
  }

  private static func heading(
    of sound: SoundFile, _ exported: ExportedInterview, _ words: TranscriptWords
  ) -> String {
    let interview = exported.interview
    let version = interview.beginning?.guideVersion ?? interview.guide.version
    let guide = MarkerName.oneLine(interview.guide.title) + (version.isEmpty ? "" : " (\(version))")
    let length = TimeCode.short(Frame(sound.frames), at: exported.rate)
    var lines = [words.interview(exported.stem)]
    if !interview.participant.isEmpty {
      lines.append(words.participant(MarkerName.oneLine(interview.participant)))
    }
    if let startedAt = interview.startedAt {
      let clock = ClockText.local(startedAt, offset: interview.beginning?.utcOffset ?? 0)
      lines.append(words.date(String(clock.prefix(16)).replacing("T", with: " ")))
    }
    lines.append(words.guide(guide))
    if !sound.exportName.isEmpty {
      let count = exported.soundFiles.count
      let part = count > 1 ? ", \(words.part(sound.number, of: count))" : ""
      lines.append(words.sound("\(sound.mediaPath) (\(length)\(part))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
