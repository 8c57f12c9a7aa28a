package import Foundation
import Guide
package import Timeline

/// An interview as JSON for programs that know nothing of Leitfaden: the shape of `show --json`, and of the readable
/// half of `interview.json`. Positions are frames from the start of the recording; `…Seconds` says the same.
package struct InterviewView: Hashable, Sendable, Encodable {
  /// The guide it followed.
  package struct GuideName: Hashable, Sendable, Encodable {
    /// The guide's `id`, title and version label.
    package var id, title, version: String
  }

  /// One sound file.
  package struct PartView: Hashable, Sendable, Encodable {
    /// File name in the interview's folder.
    package var file: String
    /// Position of its first frame.
    package var firstFrame: Frame
    /// Frames in it; absent while it is being written.
    package var frames: Int64?
    /// The microphone.
    package var device: String
  }

  /// One visit to a question.
  package struct VisitView: Hashable, Sendable, Encodable {
    /// Its identifier.
    package var id: String
    /// The question.
    package var question: String
    /// The words in which it was asked: earlier answers put in, in the language in which it was shown. Absent when the
    /// guide does not know the question.
    package var wording: String?
    /// 1 for the first visit to this question.
    package var number: Int
    /// First frame of the visit, and the first after it.
    package var start, end: Frame
    /// The same in seconds.
    package var startSeconds, endSeconds: Double
    /// What was said; absent while nobody has transcribed it.
    package var transcript: String?
  }

  /// One stretch of the sound that belongs to no visit.
  package struct OutsideView: Hashable, Sendable, Encodable {
    /// First frame of the stretch, and the first after it.
    package var start, end: Frame
    /// The same in seconds.
    package var startSeconds, endSeconds: Double
    /// Why: `beginning`, `section`, `handover`, `leftGuide` or `reopened`.
    package var cause: String
    /// The section that was chosen or handed over.
    package var section: String?
  }

  /// One bookmark.
  package struct MarkView: Hashable, Sendable, Encodable {
    /// Its identifier.
    package var id: String
    /// What it is called by while it has no label; it keeps it when others are deleted.
    package var number: Int
    /// Its position; `end` equals `frame` for a point.
    package var frame, end: Frame
    /// The same in seconds.
    package var seconds, endSeconds: Double
    /// How many frames before `frame` it means.
    package var reach: Int64
    /// `red`, `yellow`, `green`, `blue`, `violet`, or a digit 6...9.
    package var colour: String
    /// Its name, or empty.
    package var label: String
    /// The question that was current.
    package var question: String?
  }

  /// One note.
  package struct NoteView: Hashable, Sendable, Encodable {
    /// Its identifier.
    package var id: String
    /// When it was begun.
    package var frame: Frame
    /// The same in seconds.
    package var seconds: Double
    /// The question it is filed to.
    package var question: String?
    /// Its text.
    package var text: String
    /// What was drawn on it; absent when nothing was. The points stand in the events.
    package var strokes: [StrokeView]?
  }

  /// One stroke of an ink note.
  package struct StrokeView: Hashable, Sendable, Encodable {
    /// Its identifier: that of its event.
    package var id: String
    /// When it was begun.
    package var frame: Frame
    /// The same in seconds.
    package var seconds: Double
    /// `ink`, or the word of a mark's colour.
    package var colour: String
    /// How many points it has.
    package var points: Int
  }

  /// One keyword that stands for a question.
  package struct KeywordView: Hashable, Sendable, Encodable {
    /// The question, and the word.
    package var question, word: String
    /// When it was touched.
    package var frame: Frame
    /// The same in seconds.
    package var seconds: Double
  }

  /// One stretch during which the interviewee had the device.
  package struct HandoverView: Hashable, Sendable, Encodable {
    /// The section that was handed over.
    package var section: String
    /// First frame of the stretch, and the first after it; `end` is absent while it lasts.
    package var start: Frame, end: Frame?
    /// The same in seconds.
    package var startSeconds: Double, endSeconds: Double?
    /// Whether the interviewee reached the end of the section.
    package var isFinished: Bool
  }

  /// One stretch of lost sound.
  package struct GapView: Hashable, Sendable, Encodable {
    /// Where it begins.
    package var frame: Frame
    /// How much was lost, in frames.
    package var frames: Int64
    /// Where it begins, in seconds.
    package var seconds: Double
    /// Why.
    package var cause: String
    /// Whether silence of the same length stands in the file.
    package var isFilled: Bool
  }

  /// A pause or an off-record stretch.
  package struct BreakView: Hashable, Sendable, Encodable {
    /// `pause`, `offRecord` or `interruption`.
    package var kind: String
    /// Why, or empty.
    package var reason: String
    /// Where on the sound it lies.
    package var frame: Frame
    /// The same in seconds.
    package var seconds: Double
    /// How long it lasted, in seconds of real time; absent when that is not known.
    package var lasted: Double?
  }

  /// Identifier, and the name of the folder inside the library.
  package var id, folder: String
  /// The guide it followed.
  package var guide: GuideName
  /// Facts that people may change.
  package var title, participant, place, persons, language: String
  /// `planned`, `open` or `saved`.
  package var status: String
  /// Beginning and end by the wall clock, ISO 8601 in UTC.
  package var startedAt, endedAt: String?
  /// What the participant agreed to; absent while nobody stored it.
  package var consent: Consent?
  /// Frames per second.
  package var sampleRate: Int
  /// Length in frames, and in seconds.
  package var frames: Int64, seconds: Double
  /// The sound files in order.
  package var parts: [PartView]
  /// Visits in order of time.
  package var visits: [VisitView]
  /// The sound that belongs to no visit, in order of time. With the visits it adds up to the sound.
  package var outside: [OutsideView]
  /// Bookmarks in order of their frames.
  package var marks: [MarkView]
  /// Notes in order of their beginnings.
  package var notes: [NoteView]
  /// Answers that stand, in the order of the guide, with the earlier ones.
  package var answers: [AnswerView]
  /// Lost sound.
  package var gaps: [GapView]
  /// Pauses and off-record stretches.
  package var breaks: [BreakView]
  /// Questions flagged to come back to, in the order of the guide.
  package var flagged: [String]
  /// Questions added on the spot.
  package var addedQuestions: [AddedQuestion]
  /// Keywords that stand, in the order of the guide, then as they were set.
  package var keywords: [KeywordView]
  /// Stretches during which the interviewee had the device.
  package var handovers: [HandoverView]

  /// Makes the view of an interview in the folder of this name.
  package init(_ interview: Interview, folder: String) {
    let rate = interview.sampleRate
    let questions = interview.guide.questions
    id = interview.id
    self.folder = folder
    guide = GuideName(id: interview.guide.id, title: interview.guide.title, version: interview.guide.version)
    (title, participant) = (interview.title, interview.participant)
    (place, persons, language) = (interview.place, interview.persons, interview.language)
    status = interview.status.rawValue
    consent = interview.consent
    startedAt = interview.startedAt.map(Self.text)
    endedAt = interview.endedAt.map(Self.text)
    sampleRate = rate.hertz
    (frames, seconds) = (interview.soundEnd.index, interview.soundEnd.seconds(at: rate))
    parts = interview.parts.map {
      PartView(file: $0.file, firstFrame: $0.firstFrame, frames: $0.frames, device: $0.device)
    }
    visits = interview.visits.map {
      VisitView(
        id: $0.id, question: $0.question, wording: interview.asked($0)?.text, number: $0.number,
        start: $0.start,
        end: $0.end, startSeconds: $0.start.seconds(at: rate), endSeconds: $0.end.seconds(at: rate),
        transcript: interview.transcripts[$0.id])
    }
    outside = interview.outside.map {
      OutsideView(
        start: $0.span.start, end: $0.span.end, startSeconds: $0.span.start.seconds(at: rate),
        endSeconds: $0.span.end.seconds(at: rate), cause: $0.cause.word, section: $0.cause.section)
    }
    marks = interview.marks.map {
      MarkView(
        id: $0.id, number: $0.number, frame: $0.frame, end: $0.end, seconds: $0.frame.seconds(at: rate),
        endSeconds: $0.end.seconds(at: rate), reach: $0.reach, colour: MarkColour.word($0.colour),
        label: $0.label, question: $0.question)
    }
    notes = interview.filledNotes.map { NoteView($0, rate) }
    answers = Self.answers(of: interview)
    gaps = interview.gaps.map {
      GapView(
        frame: $0.frame, frames: $0.frames, seconds: $0.frame.seconds(at: rate), cause: $0.cause.rawValue,
        isFilled: $0.isFilled)
    }
    breaks = interview.breaks.map {
      BreakView(
        kind: $0.kind.rawValue, reason: $0.reason, frame: $0.frame, seconds: $0.frame.seconds(at: rate),
        lasted: $0.nanoseconds.map { Double($0) / 1e9 })
    }
    flagged = questions.map(\.id).filter(interview.flagged.contains)
    addedQuestions = interview.addedQuestions
    keywords = questions.flatMap { question in
      (interview.keywords[question.id] ?? []).map {
        KeywordView(
          question: question.id, word: $0.word, frame: $0.frame, seconds: $0.frame.seconds(at: rate))
      }
    }
    handovers = interview.handovers.map {
      HandoverView(
        section: $0.section, start: $0.since, end: $0.end, startSeconds: $0.since.seconds(at: rate),
        endSeconds: $0.end?.seconds(at: rate), isFinished: $0.isFinished)
    }
  }

  /// ISO 8601 in UTC with milliseconds.
  package static func text(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  private static func answers(of interview: Interview) -> [AnswerView] {
    let questions = interview.guide.questions
    let strangers = Set(interview.answers.keys).subtracting(questions.map(\.id)).sorted()
    let order = questions.map { ($0.id, Optional($0)) } + strangers.map { ($0, nil) }
    return order.compactMap { id, question in
      guard let answer = interview.answers[id], answer.isGiven || !answer.earlier.isEmpty else { return nil }
      return AnswerView(answer, question: question, rate: interview.sampleRate)
    }
  }
}

extension InterviewView.NoteView {
  init(_ note: Note, _ rate: SampleRate) {
    (id, frame, seconds) = (note.id, note.frame, note.frame.seconds(at: rate))
    (question, text) = (note.question, note.text)
    let drawn = note.strokes.map {
      InterviewView.StrokeView(
        id: $0.id, frame: $0.frame, seconds: $0.frame.seconds(at: rate),
        colour: $0.colour == 0 ? "ink" : MarkColour.word($0.colour), points: $0.points.count)
    }
    strokes = drawn.isEmpty ? nil : drawn
  }
}
