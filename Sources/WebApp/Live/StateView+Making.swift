import Guide
import Interview
import Interviewing
import Timeline
import WebServing

extension StateView {
  /// The view of a session's state.
  init(_ state: SessionState, microphone: String, language: Language = .english) {
    let interview = state.interview
    let rate = interview.sampleRate
    var visitsOf: [String: [Visit]] = [:]
    for visit in interview.visits { visitsOf[visit.question, default: []].append(visit) }
    var questions: [String: QuestionView] = [:]
    var sections: [String: SectionView] = [:]
    var logic: [String: LogicView] = [:]
    var (asked, answered, total) = (0, 0, 0)
    let whole = interview.talkedInWholeSections
    for section in interview.ordered.sections {
      var (done, open, count) = (0, 0, 0)
      var seconds = rate.seconds(frames: whole[section.id] ?? 0)
      if let view = LogicView(section, interview) { logic[section.id] = view }
      for question in section.questions {
        if let view = LogicView(question, interview) { logic[question.id] = view }
        let isCounted = interview.isAsked(question)
        if isCounted { count += 1 }
        let visits = visitsOf[question.id] ?? []
        guard Self.isTouched(question.id, visits, interview) else {
          if isCounted { open += 1 }
          continue
        }
        let view = QuestionView(question, visits, interview)
        // counted as each one's circle tells: what is answered or begun was asked
        if isCounted, view.status != QuestionStatus.open.rawValue { asked += 1 }
        if isCounted, view.status == QuestionStatus.done.rawValue { done += 1 }
        if isCounted, view.status == QuestionStatus.open.rawValue { open += 1 }
        seconds += view.seconds
        questions[question.id] = view
      }
      let status: QuestionStatus = open == count ? .open : done == count ? .done : .part
      sections[section.id] = SectionView(status: status.rawValue, done: done, total: count, seconds: seconds)
      answered += done
      total += count
    }
    head = Head(
      sequence: interview.events.last?.sequence ?? 0, title: interview.title,
      participant: interview.participant,
      place: interview.place, persons: interview.persons, language: interview.language,
      status: interview.status.rawValue, sounding: state.sounding.rawValue,
      current: interview.currentQuestion, section: interview.currentSection,
      resumed: interview.resumed.map {
        ResumptionView(
          question: $0.place.question, section: $0.place.section,
          time: $0.time(offset: interview.beginning?.utcOffset ?? 0, in: language.rawValue),
          isAfterCrash: $0.isAfterCrash)
      },
      currentSince: interview.currentQuestion == nil
        ? nil : interview.visits.last.map { $0.start.seconds(at: rate) }, sampleRate: rate.hertz,
      asked: asked, answered: answered,
      total: total, added: interview.addedQuestions, keywords: interview.knownKeywords,
      handover: Self.handover(of: interview), microphone: microphone,
      interrupted: interview.interruption?.clock, storageProblem: state.storageProblem)
    self.sections = sections
    self.questions = questions
    self.logic = logic
    log = Self.log(of: interview, language)
  }

  private static func handover(of interview: Interview) -> HandoverView? {
    guard let handover = interview.handover,
      let section = interview.guide.sections.first(where: { $0.id == handover.section })
    else { return nil }
    let standardised = section.questions.filter {
      QuestionForm.isStandardised($0) && interview.run.relevance($0.id) == .yes
    }
    return HandoverView(
      section: handover.section, isFinished: handover.isFinished,
      answered: standardised.count { interview.answers[$0.id]?.isGiven == true }, total: standardised.count)
  }

  /// Whether there is anything to tell of a question.
  private static func isTouched(_ id: String, _ visits: [Visit], _ interview: Interview) -> Bool {
    !visits.isEmpty || interview.answers[id] != nil || interview.flagged.contains(id)
      || interview.settled[id] != nil || interview.tickedProbes[id]?.isEmpty == false
      || interview.keywords[id]?.isEmpty == false
  }

  private static func log(of interview: Interview, _ language: Language) -> [String: LogItem] {
    let rate = interview.sampleRate
    var log: [String: LogItem] = [:]
    func add(_ id: String, _ item: LogItem) { log[id] = item }
    for visit in interview.visits {
      // the end of the visit that goes on is left out: it would change with every tick
      let isCurrent = visit.id == interview.visits.last?.id && interview.currentQuestion != nil
      add(
        visit.id,
        LogItem(
          kind: "visit", seconds: visit.start.seconds(at: rate), frame: visit.start,
          endSeconds: isCurrent ? nil : visit.end.seconds(at: rate), question: visit.question,
          transcript: interview.transcripts[visit.id]))
    }
    for mark in interview.marks {
      add(
        mark.id,
        LogItem(
          kind: "mark", seconds: mark.frame.seconds(at: rate), frame: mark.frame,
          endSeconds: mark.end == mark.frame ? nil : mark.end.seconds(at: rate), question: mark.question,
          text: mark.label, colour: mark.colour, number: mark.number,
          reach: Frame(mark.reach).seconds(at: rate)))
    }
    for note in interview.notes {
      add(
        note.id,
        LogItem(
          kind: "note", seconds: note.frame.seconds(at: rate), frame: note.frame, question: note.question,
          text: note.text,
          strokes: note.strokes.isEmpty
            ? nil
            : note.strokes.map {
              StrokeView(id: $0.id, seconds: $0.frame.seconds(at: rate), colour: $0.colour, points: $0.points)
            }))
    }
    for (index, pause) in interview.breaks.enumerated() {
      add(
        "break-\(index)",
        LogItem(
          kind: pause.kind.rawValue, seconds: pause.frame.seconds(at: rate), frame: pause.frame,
          text: pause.kind == .interruption ? pause.clock : pause.reason,
          lasted: pause.nanoseconds.map { Double($0) / 1e9 }))
    }
    for stretch in interview.outside {
      guard case .section(let section) = stretch.cause else { continue }
      add(
        stretch.id,
        LogItem(
          kind: "section", seconds: stretch.span.start.seconds(at: rate), frame: stretch.span.start,
          text: section))
    }
    for handover in interview.handovers {
      add(
        handover.id,
        LogItem(
          kind: "handover", seconds: handover.since.seconds(at: rate), frame: handover.since,
          endSeconds: handover.end?.seconds(at: rate), text: handover.section))
    }
    for (before, part) in zip(interview.parts, interview.parts.dropFirst()) where before.device != part.device
    {
      add(
        "microphone-\(part.number)",
        LogItem(
          kind: "microphone", seconds: part.firstFrame.seconds(at: rate), frame: part.firstFrame,
          text: MicrophoneName.text(ofDevice: part.device, language)))
    }
    var handedOver = ""
    for event in interview.events {
      func tell(_ kind: String, _ text: String) {
        add(
          event.id,
          LogItem(kind: kind, seconds: event.frame.seconds(at: rate), frame: event.frame, text: text))
      }
      switch event.body.payload {
      // that it is over shows by what follows
      case let noticed as EventBody.Noticed where noticed.notice != .silenceEnded:
        tell("notice", noticed.notice.rawValue)
      case let given as EventBody.HandedOver: handedOver = given.section
      case is EventBody.HandedBack: tell("handedBack", handedOver)
      default: continue
      }
    }
    for (index, gap) in interview.gaps.enumerated() {
      add(
        "gap-\(index)",
        LogItem(
          kind: "gap", seconds: gap.frame.seconds(at: rate), frame: gap.frame, text: gap.cause.rawValue,
          lasted: Frame(gap.frames).seconds(at: rate)))
    }
    return log
  }
}

extension StateView.QuestionView {
  init(_ question: Question, _ visits: [Visit], _ interview: Interview) {
    let rate = interview.sampleRate
    let isCurrent = interview.currentQuestion == question.id
    // the visit that goes on is counted by the page, from `currentSince`
    let finished = isCurrent ? visits.dropLast() : visits[...]
    let frames = finished.reduce(Int64(0)) { $0 + ($1.end - $1.start) }
    self.init(
      status: interview.status(of: question).rawValue, asked: interview.wasAsked(question.id),
      settled: interview.settled[question.id] == true,
      flagged: interview.flagged.contains(question.id), seconds: Frame(frames).seconds(at: rate),
      at: visits.first.map { $0.start.seconds(at: rate) }, visits: visits.count,
      probes: (interview.tickedProbes[question.id] ?? []).sorted(),
      keywords: (interview.keywords[question.id] ?? []).map(\.word),
      answer: interview.answers[question.id].flatMap { StateView.AnswerSummary($0, question) })
  }
}

extension StateView.AnswerSummary {
  init?(_ answer: Answer, _ question: Question) {
    guard answer.isGiven || !answer.earlier.isEmpty else { return nil }
    let kind = AnswerKinds.kind(question.kind)
    self.init(
      value: answer.current.value,
      text: answer.current.value.map { kind?.text(for: $0, of: question) ?? "" },
      reason: answer.current.reason?.word, mode: answer.current.mode.rawValue, earlier: answer.earlier.count)
  }
}
