import Documents
import Guide
import Interview
import Timeline

/// The whole interview from left to right: waveform, below it the questions, below them marks and notes. All places
/// are percents of its width, so that nothing is distorted at any width.
struct ReportTimeline {
  private let scene: ReportScene
  private let length: Int64

  /// Columns of the waveform; more could not be told apart on a sheet of paper.
  static let columns = 1600
  private static let wave = (top: 0, height: 64)
  private static let lane = (top: 70, height: 24)
  private static let points = 108
  private static let height = 120

  init(_ scene: ReportScene) {
    self.scene = scene
    length = scene.exported.soundEnd.index
  }

  /// Writes the picture.
  func write(_ html: inout HTMLWriter) {
    let interview = scene.interview
    let words = scene.words
    let name = [
      words.questions(Set(interview.visits.map(\.question)).count), words.marks(interview.marks.count),
      words.notes(interview.filledNotes.count),
    ].joined(separator: ", ")
    html.element(
      "svg",
      [
        ("class", "course-line"), ("width", "100%"), ("height", String(Self.height)), ("role", "img"),
        ("aria-label", name),
      ]
    ) { html in
      html.element("rect", [("class", "ground"), ("width", "100%"), ("height", "64")])
      waveform(&html)
      for gap in interview.gaps where gap.isFilled { lost(gap, &html) }
      for visit in interview.visits { lane(visit, &html) }
      for stretch in interview.breaks { line("break", stretch.frame, &html) }
      for mark in interview.marks { point(mark, &html) }
      for note in interview.filledNotes { point(note, &html) }
      guard scene.isPlayable else { return }
      html.element("rect", [("class", "played"), ("width", "0%"), ("height", "64")])
      html.element("line", [("class", "head"), ("x1", "0%"), ("x2", "0%"), ("y1", "0"), ("y2", "94")])
    }
  }

  private func waveform(_ html: inout HTMLWriter) {
    guard let columns = scene.waveform?.columns, !columns.isEmpty else { return }
    let loudest = columns.map { max(Int($0.upperBound), -Int($0.lowerBound)) }.max() ?? 0
    // Speech is often recorded quietly; but silence must not look like speech.
    let factor = 120.0 / Double(max(loudest, 12))
    func scaled(_ sample: Int8) -> Int { -Int((Double(sample) * factor).rounded()) }
    let upper = columns.enumerated().map { "L\($0.offset) \(min(scaled($0.element.upperBound), -1))" }
    let lower = columns.enumerated().reversed().map {
      "L\($0.offset) \(max(scaled($0.element.lowerBound), 1))"
    }
    html.element(
      "svg",
      [
        ("width", "100%"), ("height", String(Self.wave.height)),
        ("viewBox", "0 -128 \(columns.count - 1) 256"),
        ("preserveAspectRatio", "none"),
      ]
    ) { html in
      html.element("path", [("class", "wave"), ("d", "M0 0" + upper.joined() + lower.joined() + "z")])
    }
  }

  private func lane(_ visit: Visit, _ html: inout HTMLWriter) {
    let span = scene.exported.clamped(Span(start: visit.start, end: visit.end))
    guard span.frames > 0 else { return }
    let code = scene.exported.questionCode(visit.question) ?? ""
    let number = code.drop { !$0.isNumber }.drop { $0 == "0" }
    html.element("g", [("class", "lane"), ("data-at", scene.place(span.start))]) {
      html in
      html.element("title", [], MarkerName.cut(scene.exported.name(of: visit), to: 160))
      html.element(
        "rect",
        [
          ("x", percent(span.start.index)), ("width", percent(span.frames)), ("y", String(Self.lane.top)),
          ("height", String(Self.lane.height)),
        ])
      // Only where the number has room, on a phone or on anything wider.
      let share = Double(span.frames) / Double(max(length, 1))
      guard share >= 0.02, !number.isEmpty else { return }
      html.element(
        "text",
        [
          ("class", share < 0.06 ? "wide" : nil), ("x", percent(span.start.index + span.frames / 2)),
          ("y", String(Self.lane.top + 17)), ("text-anchor", "middle"),
        ], code.hasPrefix("A") ? code : String(number))
    }
  }

  private func lost(_ gap: Gap, _ html: inout HTMLWriter) {
    html.element(
      "rect",
      [
        ("class", "lost"), ("x", percent(gap.frame.index)), ("width", percent(gap.frames)),
        ("height", String(Self.wave.height)),
      ])
  }

  private func line(_ name: String, _ frame: Frame, _ html: inout HTMLWriter) {
    let place = percent(frame.index)
    html.element("line", [("class", name), ("x1", place), ("x2", place), ("y1", "0"), ("y2", "64")])
  }

  private func point(_ mark: Mark, _ html: inout HTMLWriter) {
    let name = scene.words.said.mark(mark.number, mark.colour, MarkerName.oneLine(mark.label))
    point(name, mark.frame, plays: scene.beginning(of: mark), &html) { html in
      html.element("path", [("class", "c\(mark.colour)"), ("d", "M0-8L7 6H-7z")])
    }
  }

  private func point(_ note: Note, _ html: inout HTMLWriter) {
    let name = MarkerName.cut("\(scene.words.note): \(MarkerName.oneLine(note.text))", to: 160)
    point(name, note.frame, plays: note.frame, &html) { html in
      html.element("circle", [("class", "dot"), ("r", "5")])
    }
  }

  private func point(
    _ name: String, _ frame: Frame, plays start: Frame, _ html: inout HTMLWriter,
    shape: (inout HTMLWriter) -> Void
  ) {
    html.element(
      "svg",
      [
        ("class", "point"), ("x", percent(frame.index)), ("y", String(Self.points)),
        ("data-at", scene.place(start)),
      ]
    ) { html in
      html.element("title", [], name)
      shape(&html)
    }
  }

  /// Thousandths of a percent, made of integers.
  private func percent(_ frames: Int64) -> String {
    let all = max(length, 1)
    let thousandths = Int(Double(min(max(frames, 0), all)) * 100_000 / Double(all))
    return "\(thousandths / 1000).\(padded(thousandths % 1000, to: 3))%"
  }
}
