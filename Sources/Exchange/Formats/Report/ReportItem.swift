import Documents
import Interview
import Timeline

/// Something in the course of the talk: a visit, or what was done and happened meanwhile.
struct ReportItem {
  /// What it is.
  enum What {
    /// The question was talked about.
    case visit(Visit)
    /// A bookmark with its number in order of time.
    case mark(Mark)
    /// A note, written or drawn.
    case note(Note)
    /// A stretch that was not recorded, or sound that is missing, in words.
    case silence(String)
  }

  /// Where on the sound.
  let frame: Frame
  /// What.
  let what: What
  /// The question it is shown with; `nil` between the questions.
  let question: String?

  /// Everything that happened, in order of time, a visit before what was done in it.
  static func all(of scene: ReportScene) -> [ReportItem] {
    let interview = scene.interview
    let rate = interview.sampleRate
    func question(at frame: Frame) -> String? { interview.visit(at: frame)?.question }
    var items = interview.visits.map { ReportItem(frame: $0.start, what: .visit($0), question: $0.question) }
    for mark in interview.marks {
      items.append(
        ReportItem(
          frame: mark.frame, what: .mark(mark),
          question: question(at: mark.frame) ?? mark.question))
    }
    for note in interview.notes where !(MarkerName.oneLine(note.text).isEmpty && note.strokes.isEmpty) {
      items.append(ReportItem(frame: note.frame, what: .note(note), question: note.question))
    }
    for stretch in interview.breaks {
      items.append(
        ReportItem(
          frame: stretch.frame, what: .silence(scene.words.said.stretch(stretch)),
          question: question(at: stretch.frame)))
    }
    for gap in interview.gaps {
      let words = scene.words.said.gap(seconds: rate.seconds(frames: gap.frames))
      items.append(ReportItem(frame: gap.frame, what: .silence(words), question: question(at: gap.frame)))
    }
    // Enumerated, because Swift's sort does not promise to keep equal elements in order.
    return items.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
      .map(\.element)
  }

  /// The word by which the page filters, if there is one.
  var kind: String? {
    switch what {
    case .visit: "talk"
    case .mark: "mark"
    case .note: "note"
    case .silence: nil
    }
  }

  /// Writes it as an element of a list.
  func write(_ scene: ReportScene, _ html: inout HTMLWriter) {
    switch what {
    case .visit(let visit): write(visit, scene, &html)
    case .mark(let mark):
      html.element(
        "li", [("class", "mark c\(mark.colour)"), ("data-at", scene.place(scene.beginning(of: mark)))]
      ) { html in
        scene.moment(scene.clock(mark.frame), from: scene.beginning(of: mark), &html)
        html.element("svg", Self.flag) { $0.markup("<path d=\"M6 3h12v18l-6-5-6 5z\"></path>") }
        let label = MarkerName.oneLine(mark.label)
        html.element("span", [("dir", "auto")], scene.words.said.mark(mark.number, mark.colour, label))
      }
    case .note(let note):
      html.element("li", [("class", "note"), ("data-at", scene.place(note.frame))]) { html in
        scene.moment(scene.clock(note.frame), from: note.frame, &html)
        html.element("div", [("class", "grow")]) { html in
          html.element("span", [("class", "muted")], "\(scene.words.note):")
          if !note.text.isEmpty { scene.written(note.text, &html) }
          ReportInk(note).write(called: scene.words.drawing, &html)
        }
      }
    case .silence(let words):
      html.element("li", [("class", "silence"), ("data-at", scene.place(frame))]) { html in
        scene.moment(scene.clock(frame), from: frame, &html)
        html.element("span", [("dir", "auto")], words)
      }
    }
  }

  private static let flag: HTMLWriter.Attributes = [
    ("class", "flag"), ("viewBox", "0 0 24 24"), ("aria-hidden", "true"),
  ]

  private func write(_ visit: Visit, _ scene: ReportScene, _ html: inout HTMLWriter) {
    let span = scene.exported.clamped(Span(start: visit.start, end: visit.end))
    html.element(
      "li",
      [("class", "visit"), ("data-from", scene.seconds(span.start)), ("data-to", scene.seconds(span.end))]
    ) { html in
      scene.moment("\(scene.clock(span.start)) – \(scene.clock(span.end))", from: span.start, &html)
      html.element("span", [("class", "muted num")], scene.length(span.frames))
      if let text = scene.interview.transcripts[visit.id] {
        html.element("div", [("class", "transcript")]) { html in
          html.element("span", [("class", "sr")], "\(scene.words.transcript): ")
          scene.written(text, &html)
        }
      }
    }
  }
}
