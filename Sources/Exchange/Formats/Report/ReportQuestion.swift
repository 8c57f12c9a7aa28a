import Analysis
import Documents
import Guide
import Interview
import Timeline

/// One question of a report: its wording, when it was talked about, what was noted meanwhile, and its answer.
struct ReportQuestion {
  private let scene: ReportScene
  private let question: Question
  private let items: [ReportItem]
  private let result: Interview.Result
  private let answer: Answer?

  init(_ question: Question, items: [ReportItem], _ scene: ReportScene) {
    self.scene = scene
    // With earlier answers in its texts, as it was asked.
    self.question = scene.interview.asked(question.id) ?? question
    self.items = items
    result = scene.interview.result(of: question)
    answer = scene.interview.answers[question.id]
  }

  /// Whether people are asked for an answer that is no talk.
  private var isStandardised: Bool { !question.isOpen && question.kind != InformationAnswer.id }

  /// Whether there is nothing to tell: it only informs, or nobody is ever shown it.
  var isIdle: Bool {
    items.isEmpty && answer == nil
      && (question.kind == InformationAnswer.id || (question.isHidden && result == .nothing))
  }

  /// Words by which the page filters.
  private var kinds: String {
    var kinds = Set(items.compactMap(\.kind))
    if isStandardised {
      if case .value = result { kinds.insert("answer") } else { kinds.insert("missing") }
    }
    return kinds.sorted().joined(separator: " ")
  }

  /// Writes it.
  func write(_ html: inout HTMLWriter) {
    html.element("article", [("class", isStandardised ? "q form" : "q"), ("data-kinds", kinds)]) { html in
      head(&html)
      html.element("div", [("class", "told")]) { html in
        html.element("ul", [("class", "course")]) { html in
          for item in items { item.write(scene, &html) }
        }
        words(&html)
      }
      if isStandardised { html.element("div", [("class", "answer")]) { answered(&$0) } }
    }
  }

  private func head(_ html: inout HTMLWriter) {
    let talked = scene.interview.talked(about: question.id)
    let first = items.first { if case .visit = $0.what { true } else { false } }
    html.element(
      "div",
      [("class", "qhead"), ("data-at", first.flatMap { scene.place($0.frame) })]
    ) { html in
      html.element("span", [("class", "code num muted")], scene.exported.questionCode(question.id) ?? "")
      html.element("h3", scene.guided, question.text.isEmpty ? question.id : question.text)
      let isTalked = first != nil
      html.element(
        "span", [("class", "num muted length")], isTalked ? scene.length(talked) : scene.words.tables.notAsked
      )
    }
  }

  private func words(_ html: inout HTMLWriter) {
    let interview = scene.interview
    let ticked = (interview.tickedProbes[question.id] ?? []).sorted().compactMap { number in
      question.probes.indices.contains(number - 1) ? question.probes[number - 1].text : nil
    }
    let keywords = (interview.keywords[question.id] ?? []).map(\.word)
    for (title, list) in [(scene.words.probes, ticked), (scene.words.keywords, keywords)] where !list.isEmpty
    {
      html.element("p", [("class", "words")]) { html in
        html.element("span", [("class", "muted")], "\(title): ")
        for word in list { html.element("span", [("class", "chip"), ("dir", "auto")], word) }
      }
    }
    if interview.flagged.contains(question.id) {
      html.element("p", [("class", "words")]) { $0.element("span", [("class", "chip")], scene.words.flagged) }
    }
  }

  // MARK: - Answer

  private func answered(_ html: inout HTMLWriter) {
    var value: AnswerValue?
    switch result {
    case .value(let given): value = given
    case .missing(let reason): none(scene.words.tables.reason(reason), &html)
    case .nothing: none("", &html)
    }
    ReportAnswer(value, to: question, scene).write(&html)
    // A calculated value was entered by nobody.
    if let entry = answer?.current, value == entry.value || value == nil,
      entry.value != nil || entry.reason != nil
    {
      html.element("p", [("class", "when")]) { html in
        scene.moment(scene.clock(entry.frame), from: entry.frame, &html)
        if entry.mode == .handover { html.element("span", [("class", "muted")], scene.words.byInterviewee) }
      }
    }
    earlier(value, &html)
  }

  private func none(_ reason: String, _ html: inout HTMLWriter) {
    html.element("p", [("class", "none")]) { html in
      html.write(scene.words.noAnswer + (reason.isEmpty ? "" : ": "))
      if !reason.isEmpty { html.element("strong", [], reason) }
    }
  }

  /// What was answered before, and what is kept although the question does not apply any more.
  private func earlier(_ value: AnswerValue?, _ html: inout HTMLWriter) {
    guard let answer else { return }
    var entries = answer.earlier
    if value == nil, answer.current.value != nil { entries.append(answer.current) }
    guard !entries.isEmpty else { return }
    html.element("ul", [("class", "earlier")]) { html in
      for entry in entries {
        html.element("li") { html in
          scene.moment(scene.clock(entry.frame), from: entry.frame, &html)
          html.element("span") { html in
            html.element("span", [("class", "muted")], "\(scene.words.earlier): ")
            html.element("span", [("dir", "auto")], AnswerText.text(of: entry, question, scene.words.said))
          }
        }
      }
    }
  }
}
