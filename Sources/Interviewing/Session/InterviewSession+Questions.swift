import Guide
import Interview
import Timeline
import Wording

/// Commands about the questions of the guide.
extension InterviewSession {
  func question(_ touch: Touch) async throws -> Acknowledgement {
    switch touch.command {
    case .visit(let question, let mode):
      return try await visit(try permitted(question, mode, touch).id, touch)
    case .visitSection(let section): return try await visitSection(section, touch)
    case .next: return try await visit(try neighbour(1, touch), touch)
    case .previous: return try await visit(try neighbour(-1, touch), touch)
    case .ask(let words): return try await ask(words, touch)
    case .answer(let question, let words, let mode):
      let question = try answerable(try permitted(question, mode, touch))
      let body = EventBody.answered(question: question.id, value: try value(words, question), mode: mode)
      return try await record([body], touch)
    case .noAnswer(let question, let reason, let mode):
      let question = try leavable(try permitted(question, mode, touch))
      return try await record([.unanswered(question: question.id, reason: reason, mode: mode)], touch)
    case .clearAnswer(let question, let mode):
      let question = try permitted(question, mode, touch).id
      return try await record([.answerCleared(question: question, mode: mode)], touch)
    case .flag(let question):
      let question = try question.map { try known($0).id } ?? current(touch)
      let body = EventBody.flagged(question: question, isFlagged: !interview.flagged.contains(question))
      return try await record([body], touch)
    case .settle(let question, let isDone):
      let question = try question.map { try known($0).id } ?? current(touch)
      return try await record([.settled(question: question, isDone: isDone)], touch)
    case .probe(let question, let number):
      return try await record([try probe(try known(question), number)], touch)
    case .keyword(let question, let word): return try await keyword(try known(question).id, word, touch)
    case .transcribe(let visit, let text):
      guard interview.visits.contains(where: { $0.id == visit }) else { throw SessionError(.unknownVisit) }
      let text = text.isEmpty ? "" : try Words.clean(text, .transcript)
      return try await record([.transcribed(visit: visit, text: text)], touch)
    default: throw SessionError(.notACommand, "\(touch.command.word) is not about a question")
    }
  }

  func handover(_ touch: Touch) async throws -> Acknowledgement {
    switch touch.command {
    case .handOver(let section):
      if let handover = interview.handover {
        throw SessionError(.handedOverAlready(section: handover.section))
      }
      guard interview.guide.sections.contains(where: { $0.id == section && !$0.questions.isEmpty }) else {
        throw SessionError(.unknownSection(section: section))
      }
      return try await announce(.handedOver(section: section), touch)
    case .language(let tag):
      guard interview.guide.languages.contains(tag) else {
        throw SessionError(.unknownLanguage(language: tag))
      }
      if interview.handoverLanguage == tag { return acknowledge(touch.command, touch.frame, touch.id) }
      return try await announce(.languageChosen(tag), touch)
    case .finishHandover:
      guard let handover = interview.handover else { throw SessionError(.notHandedOver) }
      // who looked at a question again is through with it once more
      if handover.isFinished, !isTheirs(interview.guidePlace(at: touch.frame), handover) {
        return acknowledge(touch.command, touch.frame, handover.id)
      }
      return try await announce(.handoverFinished, touch)
    default:
      guard let handover = interview.handover else { throw SessionError(.notHandedOver) }
      return try await takeBack(handover, touch)
    }
  }

  /// The interviewer is where they were before the hand-over, unless they went elsewhere meanwhile; a question that is
  /// never recorded keeps the sound away no longer.
  private func takeBack(_ handover: Handover, _ touch: Touch) async throws -> Acknowledgement {
    let (now, before) = (interview.guidePlace, interview.lastPlace)
    var bodies = [EventBody.handedBack]
    if now == GuidePlace() || isTheirs(now, handover) {
      if let question = before.question, question != now.question {
        bodies.append(.visited(question: question))
      } else if let section = before.section {
        bodies.append(.visited(question: nil, section: section))
      }
    }
    try await store(bodies, at: touch.frame, moment: touch.moment, id: touch.id)
    try await followSilence(touch)
    return acknowledge(touch.command, touch.frame, touch.id)
  }

  private func isTheirs(_ place: GuidePlace, _ handover: Handover) -> Bool {
    place.question.flatMap { interview.guide.section(ofQuestion: $0)?.id } == handover.section
  }

  private func visitSection(_ section: String, _ touch: Touch) async throws -> Acknowledgement {
    guard interview.ordered.sections.contains(where: { $0.id == section }) else {
      throw SessionError(.unknownSection(section: section))
    }
    if interview.guidePlace(at: touch.frame) == GuidePlace(section: section) {
      return acknowledge(touch.command, touch.frame, touch.id)
    }
    let done = try await record([.visited(question: nil, section: section)], touch)
    try await followSilence(touch)
    return done
  }

  private func visit(_ question: String, _ touch: Touch) async throws -> Acknowledgement {
    if let visit = interview.visit(at: touch.frame), visit.question == question {
      return acknowledge(touch.command, touch.frame, visit.id)
    }
    let touch = try await fallSilent(before: question, touch)
    let done = try await record([.visited(question: question)], touch)
    try await followSilence(touch)
    return done
  }

  private func ask(_ words: String, _ touch: Touch) async throws -> Acknowledgement {
    let added = newQuestionID()
    let place = interview.guidePlace(at: touch.frame)
    let section =
      place.section ?? place.question.flatMap { interview.guide.section(ofQuestion: $0)?.id } ?? ""
    let text = try Words.clean(words, .question)
    let done = try await record(
      [.asked(question: added, text: text, section: section), .visited(question: added)], touch)
    try await followSilence(touch)
    return done
  }

  private func keyword(_ question: String, _ word: String, _ touch: Touch) async throws -> Acknowledgement {
    let words = try Words.clean(word, .keyword).split(whereSeparator: \.isWhitespace)
    let typed = words.joined(separator: " ")
    // One chip whatever the capitals.
    let word = interview.knownKeywords.first { $0.lowercased() == typed.lowercased() } ?? typed
    let isSet = interview.keywords[question]?.contains { $0.word == word } == true
    return try await record([.keyworded(question: question, keyword: word, isSet: !isSet)], touch)
  }

  private func value(_ words: String, _ question: Question) throws -> AnswerValue {
    guard let kind = AnswerKinds.kind(question.kind) else { throw notAnswerable(question) }
    do throws(AnswerProblem) {
      return try kind.value(from: words, for: question)
    } catch {
      throw SessionError(
        .notAnAnswer(question: question.id, kind: question.kind, problem: error))
    }
  }

  private func answerable(_ question: Question) throws -> Question {
    guard !question.isOpen, AnswerKinds.kind(question.kind) != nil else { throw notAnswerable(question) }
    return question
  }

  /// An open question has no value, but there can be a reason for having no answer.
  private func leavable(_ question: Question) throws -> Question {
    question.isOpen ? question : try answerable(question)
  }

  private func notAnswerable(_ question: Question) -> SessionError {
    SessionError(.noStandardisedAnswer(question: question.id))
  }

  private func probe(_ question: Question, _ number: Int) throws -> EventBody {
    guard question.probes.indices.contains(number - 1), question.probes[number - 1].kind != .prompt else {
      throw SessionError(
        .unknownProbe(question: question.id, probe: number, count: question.probes.count))
    }
    let ticked = interview.tickedProbes[question.id]?.contains(number) == true
    return .probed(question: question.id, probe: number, isTicked: !ticked)
  }

  private func known(_ id: String) throws -> Question {
    if let question = interview.guide.question(id) { return question }
    throw SessionError(.unknownQuestion(question: id))
  }

  /// A question, if who sent the command may touch it: the interviewee those of the section that was handed over at
  /// that moment, also when the command arrives after the device was handed back.
  private func permitted(_ id: String, _ mode: EventBody.AnswerMode, _ touch: Touch) throws -> Question {
    let question = try known(id)
    guard mode == .handover else { return question }
    guard let handover = interview.handover(at: touch.frame), !isEditing || wasRecorded(touch.moment) else {
      throw SessionError(.notHandedOver)
    }
    guard interview.guide.section(ofQuestion: id)?.id == handover.section else {
      throw SessionError(.outsideHandover(question: id, section: handover.section))
    }
    return question
  }

  private func current(_ touch: Touch) throws -> String {
    guard let question = interview.question(at: touch.frame) else { throw SessionError(.noCurrentQuestion) }
    return question
  }

  /// The next question in the order of the interview that applies, or the one before.
  private func neighbour(_ step: Int, _ touch: Touch) throws -> String {
    let questions = interview.ordered.questions
    let place = interview.guidePlace(at: touch.frame)
    if let section = place.section { return try neighbour(step, ofSection: section) }
    guard let index = questions.firstIndex(where: { $0.id == place.question }) else {
      guard let first = questions.first(where: { interview.applies($0.id) }) ?? questions.first else {
        throw SessionError(.noQuestions)
      }
      return first.id
    }
    let ahead = step > 0 ? Array(questions[(index + 1)...]) : questions[..<index].reversed()
    guard let there = ahead.first(where: { interview.applies($0.id) }) else {
      throw SessionError(step > 0 ? .lastQuestion : .firstQuestion)
    }
    return there.id
  }

  /// From a section as a whole: its first question that applies, or else the next behind it; backwards the one before it.
  private func neighbour(_ step: Int, ofSection id: String) throws -> String {
    let sections = interview.ordered.sections
    let index = sections.firstIndex { $0.id == id } ?? 0
    let ahead =
      step > 0
      ? sections[index...].flatMap(\.questions) : sections[..<index].flatMap(\.questions).reversed()
    guard let there = ahead.first(where: { interview.applies($0.id) }) else {
      throw SessionError(step > 0 ? .lastQuestion : .firstQuestion)
    }
    return there.id
  }

  private func newQuestionID() -> String {
    let taken = Set(interview.guide.questions.map(\.id))
    var number = 1 + interview.events.count { $0.body.is(EventBody.Asked.self) }
    while taken.contains("added_\(number)") { number += 1 }
    return "added_\(number)"
  }
}
