import Foundation
import Guide
import Interview
import Library
import Timeline
import WebServing

/// An interview in a list.
struct InterviewRow: Sendable {
  /// How far an open interview got.
  struct HowFar: Sendable, Hashable {
    let answered, total: Int
    let sentence: String
    /// That its recorder died, when nobody has gone on since.
    let interruption: String?

    init(_ interview: Interview, _ language: Language) {
      let progress = interview.progress
      answered = progress.answered
      total = max(1, progress.total)
      sentence = Texts.text(
        "answeredOf", language,
        ["asked": "\(progress.asked)", "n": "\(answered)", "m": "\(progress.total)"])
      interruption = interview.interruption.map {
        Texts.text("interruptedAt", language, ["time": $0.clock])
      }
    }
  }

  let id, name, participant, guideID, guideName: String
  /// Date, length and size.
  let facts: String
  /// Number of marks and notes; `nil` for none.
  let marks, notes: String?
  let marksWord, notesWord: String
  /// Picture and word of its status.
  let shape, status: String
  let address: String
  /// For the buttons beside it.
  let moreLabel, goOnLabel: String
  let hasParticipant: Bool
  let isOpen, isPlanned, isRecording: Bool
  let goOnAddress: String
  /// Only of open interviews.
  let howFar: HowFar?
  /// What is the matter with it and what to do, if anything.
  let problem: String?

  init(
    _ summary: InterviewSummary, _ amounts: Amounts, recording: String? = nil, howFar: HowFar? = nil,
    lacksFiles: Bool = false
  ) {
    id = summary.id
    name = summary.title.isEmpty ? summary.guideTitle : summary.title
    participant = summary.participant
    hasParticipant = !summary.participant.isEmpty
    (guideID, guideName) = (summary.guide, summary.guideTitle)
    let seconds = Frame(summary.frames).seconds(at: summary.sampleRate)
    let date = amounts.moment(summary.startedAt ?? summary.createdAt)
    let hasSound = summary.frames > 0
    facts = [
      date, hasSound ? amounts.length(seconds: seconds) : nil, hasSound ? amounts.size(summary.bytes) : nil,
    ].compactMap(\.self).joined(separator: " · ")
    marks = summary.marks > 0 ? "\(summary.marks)" : nil
    notes = summary.notes > 0 ? "\(summary.notes)" : nil
    marksWord = amounts.count("marks", summary.marks)
    notesWord = amounts.count("notes", summary.notes)
    isRecording = recording == summary.id
    isOpen = summary.status == .open && !isRecording
    isPlanned = summary.status == .planned
    let word: String
    switch summary.status {
    case _ where isRecording: (shape, word) = ("rec", "statusRecording")
    case .planned: (shape, word) = ("s-open", "statusPlanned")
    case .open: (shape, word) = ("s-part", "statusOpen")
    case .saved: (shape, word) = ("s-done", "statusSaved")
    }
    status = Texts.text(word, amounts.language)
    address = isRecording ? Address.lead(summary.id) : Address.review(summary.id)
    goOnAddress = Address.goOn(summary.id)
    let whole = [summary.participant, name].filter { !$0.isEmpty }.joined(separator: " · ")
    moreLabel = Texts.text("moreAbout", amounts.language, ["name": whole])
    goOnLabel = Texts.text("goOnNamed", amounts.language, ["name": whole])
    self.howFar = howFar
    problem = lacksFiles ? Texts.text("filesNotWritten", amounts.language) : nil
  }
}
