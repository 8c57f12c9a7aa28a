import Documents
import Guide
import Interview
import Timeline

/// One row for each interview: what is in it. Title, place and persons may name somebody and stand only in the JSON.
enum InterviewsTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: StudyFacts.names + [
        "interview_uuid", "study", "guide_title", "frames", "sample_rate", "channels", "bits", "parts",
        "sittings",
        "visits", "marks", "notes", "answers", "keywords", "handovers", "pauses", "off_record", "gaps",
        "gap_frames", "events",
      ]
    ) { take in
      for exported in interviews {
        let amounts = amounts(in: exported.interview, of: exported)
        take(StudyFacts.cells(of: exported).map(\.cell) + names(of: exported.interview) + amounts)
      }
    }
  }

  private static func names(of interview: Interview) -> [DelimitedTextWriter.Cell] {
    [.text(interview.id), .text(interview.guide.study), .text(interview.guide.title)]
  }

  private static func amounts(
    in interview: Interview, of exported: ExportedInterview
  ) -> [DelimitedTextWriter.Cell] {
    let reopened = interview.events.count { event in
      event.body.is(EventBody.Reopened.self) && !interview.isUndone(event)
    }
    let sittings = interview.startedAt == nil ? 0 : 1 + reopened
    let lost: Int64 = interview.gaps.reduce(0) { $0 + $1.frames }
    let keywords: Int = interview.keywords.values.reduce(0) { $0 + $1.count }
    let answers = interview.answers.values.count { $0.isGiven }
    let sound: [Int?] = [
      Int(exported.soundEnd.index), exported.rate.hertz, interview.beginning?.channels,
      interview.beginning?.bits, interview.parts.count, sittings,
    ]
    let talk: [Int?] = [
      interview.visits.count, interview.marks.count, interview.filledNotes.count, answers, keywords,
      interview.handovers.count,
    ]
    let pauses = interview.breaks.count { $0.kind == .pause }
    let offRecord = interview.breaks.count { $0.kind == .offRecord }
    let breaks: [Int?] = [
      pauses, offRecord, interview.gaps.count, Int(lost), interview.events.count,
    ]
    return (sound + talk + breaks).map { $0.map { .integer($0) } ?? .empty }
  }
}
