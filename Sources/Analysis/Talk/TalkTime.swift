import Guide
package import Interview
import Timeline

/// How long was talked about what, in each interview and over all. Interviews may have different sample rates, so
/// sums over interviews are seconds.
package struct TalkTime: Hashable, Sendable, Encodable {
  /// The interviews, in order.
  package let interviews: [InterviewTalk]
  /// Each section in the order of the guide, after it its questions; last the time between the questions. A question
  /// that moved to another section counts, in sections, where it stood in each interview.
  package let rows: [TalkTimeRow]

  /// Measures `interviews`.
  package init(_ interviews: [Interview]) {
    let guide = SharedGuide(interviews)
    let measures = interviews.map(Measure.init)
    let recorded = measures.reduce(0) { $0 + $1.talk.seconds }
    self.interviews = measures.map(\.talk)
    var rows: [TalkTimeRow] = []
    for section in guide.sections {
      let family = Self.family(of: section.id, in: guide.sections)
      rows.append(
        TalkTimeRow(
          .section, id: section.id, title: section.title, section: section.parent,
          planned: section.plannedSeconds,
          cells: measures.compactMap { $0.cell(sections: family, onlyAdded: false) }, recorded: recorded))
      for question in section.questions {
        rows.append(
          TalkTimeRow(
            .question, id: question.id, title: question.text, section: section.id,
            cells: measures.compactMap { $0.cell(question: question.id) }, recorded: recorded))
      }
      let added = measures.compactMap { $0.cell(sections: [section.id], onlyAdded: true) }
      if added.contains(where: { $0.visits > 0 }) {
        rows.append(TalkTimeRow(.added, section: section.id, cells: added, recorded: recorded))
      }
    }
    rows.append(TalkTimeRow(.outside, cells: measures.map(\.outside), recorded: recorded))
    self.rows = rows
  }

  /// The rows of the sections that stand under no other.
  package var mainSections: [TalkTimeRow] { rows.filter { $0.kind == .section && $0.section == nil } }

  /// A section and all below it. A section that stands under itself ends the search.
  private static func family(of id: String, in sections: [Section]) -> Set<String> {
    var family: Set<String> = [id]
    var size = 0
    while size != family.count {
      size = family.count
      for section in sections where section.parent.map(family.contains) ?? false { family.insert(section.id) }
    }
    return family
  }
}

/// One interview, counted once.
private struct Measure {
  let interview: Interview
  let talk: InterviewTalk
  private var frames: [String: Int64] = [:]
  private var visits: [String: Int] = [:]
  private let added: Set<String>
  /// Frames of sections that were chosen as a whole.
  private let whole: [String: Int64]

  init(_ interview: Interview) {
    self.interview = interview
    talk = InterviewTalk(interview)
    added = Set(interview.addedQuestions.map(\.id))
    let known = Set(interview.guide.sections.map(\.id))
    whole = interview.talkedInWholeSections.filter { known.contains($0.key) }
    for visit in interview.visits {
      frames[visit.question, default: 0] += visit.end - visit.start
      visits[visit.question, default: 0] += 1
    }
  }

  var outside: TalkTimeRow.Cell {
    cell(talk.frames - talk.talkedFrames - whole.values.reduce(0, +), visits: 0)
  }

  func cell(question: String) -> TalkTimeRow.Cell? {
    guard interview.isInGuide(question) else { return nil }
    return cell(frames[question] ?? 0, visits: visits[question] ?? 0)
  }

  /// All questions of the sections, or only those added on the spot.
  func cell(sections: Set<String>, onlyAdded: Bool) -> TalkTimeRow.Cell? {
    let own = interview.guide.sections.filter { sections.contains($0.id) }
    guard !own.isEmpty else { return nil }
    let questions = own.flatMap(\.questions).map(\.id).filter { !onlyAdded || added.contains($0) }
    let chosen = onlyAdded ? 0 : own.reduce(0) { $0 + (whole[$1.id] ?? 0) }
    return cell(
      questions.reduce(chosen) { $0 + (frames[$1] ?? 0) },
      visits: questions.reduce(0) { $0 + (visits[$1] ?? 0) })
  }

  private func cell(_ frames: Int64, visits: Int) -> TalkTimeRow.Cell {
    TalkTimeRow.Cell(
      interview: interview.id, frames: frames, seconds: interview.sampleRate.seconds(frames: frames),
      visits: visits, share: talk.frames > 0 ? Double(frames) / Double(talk.frames) : nil)
  }
}
