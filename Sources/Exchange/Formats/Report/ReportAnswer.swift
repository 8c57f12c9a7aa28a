import Analysis
import Documents
import Foundation
import Guide
import Interview

/// The answer to a standardised question with everything that could have been answered, as somebody reads a filled-in
/// form.
struct ReportAnswer {
  private let scene: ReportScene
  private let question: Question
  private let value: AnswerValue?

  init(_ value: AnswerValue?, to question: Question, _ scene: ReportScene) {
    self.scene = scene
    self.question = question.kind == DifferentialAnswer.id ? DifferentialAnswer.ranged(question) : question
    self.value = value
  }

  /// Writes the options or the table with what was chosen, or the answer in words; nothing when there is neither.
  func write(_ html: inout HTMLWriter) {
    if question.kind == RankingAnswer.id { return ranking(&html) }
    if !question.rows.isEmpty { return table(&html) }
    switch value {
    case .choices(let choices): options(choices, &html)
    case .number(let number): scale(number, &html)
    case .strokes(let strokes):
      ReportInk(strokes).write(called: scene.words.drawing, &html)
    case .date(let date): html.element("p", [("class", "value")], scene.words.tables.date(date))
    case .some(let value): scene.written(AnswerText.label(value, of: question), &html)
    case nil: if !points.isEmpty { scale(nil, &html) } else { options([], &html) }
    }
  }

  // MARK: - Choices

  private var choices: [AnswerOption] {
    if !question.options.isEmpty { return question.options }
    switch question.kind {
    case YesNoAnswer.id:
      return [
        AnswerOption(code: "1", text: scene.words.tables.yes),
        AnswerOption(code: "0", text: scene.words.tables.no),
      ]
    case GenderAnswer.id: return GenderAnswer.defaultOptions(scene.interview.guide.language)
    default: return []
    }
  }

  private func options(_ chosen: [AnswerValue.Choice], _ html: inout HTMLWriter) {
    var all = choices
    for choice in chosen where !all.contains(where: { $0.code == choice.code }) {
      // The guide as it was written may still know what is not shown any more.
      let known = scene.exported.question(question.id)?.option(choice.code)
      all.append(known ?? AnswerOption(code: choice.code, text: choice.code))
    }
    guard !all.isEmpty else { return }
    html.element("ul", [("class", "options")]) { html in
      for option in all {
        let choice = chosen.first { $0.code == option.code }
        item(option.text.isEmpty ? option.code : option.text, isChosen: choice != nil, choice?.text, &html)
      }
    }
  }

  private func item(_ label: String, isChosen: Bool, _ beside: String?, _ html: inout HTMLWriter) {
    html.element("li", [("class", isChosen ? "chosen" : nil)]) { html in
      html.element("span", [("aria-hidden", "true"), ("class", "box")], isChosen ? "✓" : "○")
      html.element("span", scene.guided, label)
      if isChosen { html.element("span", [("class", "sr")], " (\(scene.words.chosen))") }
      if let beside, !beside.isEmpty { scene.written(beside, &html) }
    }
  }

  // MARK: - Scales

  private static let mostPoints = 11.0

  /// The points of a scale from its smallest to its largest number, where there are few.
  private var points: [Double] {
    let kinds = [ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id]
    guard kinds.contains(question.kind), let low = question.format.minimum.flatMap(NumberReading.number),
      let high = question.format.maximum.flatMap(NumberReading.number)
    else { return [] }
    let step = question.format.step ?? 1
    guard step > 0, high > low, (high - low) / step < Self.mostPoints else { return [] }
    return Array(stride(from: low, through: high, by: step))
  }

  private func pointName(_ point: Double) -> String {
    let code = NumberReading.plain(point)
    let label = question.option(code)?.text ?? ""
    return label.isEmpty || label == code ? code : "\(code) \(label)"
  }

  private func scale(_ number: Double?, _ html: inout HTMLWriter) {
    guard !points.isEmpty, number.map(points.contains) ?? true else {
      if let number {
        html.element("p", [("class", "value")], AnswerText.label(.number(number), of: question))
      }
      return
    }
    html.element("ul", [("class", "options scale")]) { html in
      for point in points {
        item(pointName(point), isChosen: point == number, nil, &html)
      }
    }
  }

  // MARK: - Tables

  private func table(_ html: inout HTMLWriter) {
    guard let kind = AnswerKinds.kind(question.kind) else {
      if let value { scene.written(AnswerText.label(value, of: question), &html) }
      return
    }
    let variables = kind.statistics(for: question)
    let cells =
      value.map { kind.cells(for: $0, of: question) } ?? Array(repeating: "", count: variables.count)
    let labels = variables.first?.labels ?? []
    let heads =
      points.isEmpty
      ? labels : points.map { StatisticsVariable.Label(code: NumberReading.plain($0), text: pointName($0)) }
    // What is none of the columns, such as a reason for all rows, is said in words.
    func fit(_ codes: [String]) -> Bool { cells.allSatisfy { $0.isEmpty || codes.contains($0) } }
    let isOneScale =
      heads.count > 1 && variables.allSatisfy { $0.labels == labels } && fit(heads.map(\.code))
    let name = "\(scene.words.answer) \(scene.exported.questionCode(question.id) ?? question.id)"
    let isTicked = question.kind == MultipleMatrixAnswer.id && fit(["0", "1"])
    html.element(
      "div", [("class", "wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", name)]
    ) { html in
      html.element("table") { html in
        if isOneScale, !isTicked {
          html.element("thead") { html in
            html.element("tr") { html in
              html.element("td")
              for head in heads { html.element("th", [("scope", "col")] + scene.guided, head.text) }
            }
          }
        }
        html.element("tbody") { html in
          for (variable, cell) in zip(variables, cells) {
            html.element("tr") { html in
              html.element("th", [("scope", "row")] + scene.guided, rowName(variable))
              if isTicked {
                tick(cell == "1", &html)
              } else if isOneScale {
                for head in heads { tick(head.code == cell, &html) }
              } else {
                html.element("td", [("dir", "auto")], word(for: cell, variable))
              }
            }
          }
        }
      }
    }
  }

  private func tick(_ isChosen: Bool, _ html: inout HTMLWriter) {
    html.element("td", [("class", isChosen ? "tick chosen" : "tick")]) { html in
      html.element("span", [("aria-hidden", "true")], isChosen ? "✓" : "○")
      if isChosen { html.element("span", [("class", "sr")], scene.words.chosen) }
    }
  }

  /// The row without the wording of the question in front.
  private func rowName(_ variable: StatisticsVariable) -> String {
    let prefix = "\(question.text): "
    return variable.label.hasPrefix(prefix) ? String(variable.label.dropFirst(prefix.count)) : variable.label
  }

  private func word(for cell: String, _ variable: StatisticsVariable) -> String {
    let label = (variable.labels + variable.missing).first { $0.code == cell }?.text
    guard let label, label != cell else { return cell.isEmpty ? "–" : cell }
    return question.options.contains { $0.code == cell } ? label : "\(cell) \(label)"
  }

  private func ranking(_ html: inout HTMLWriter) {
    var ranked: [String] = []
    if case .ranking(let codes) = value { ranked = codes }
    func text(_ id: String) -> String { question.rows.first { $0.id == id }?.text ?? id }
    if !ranked.isEmpty {
      html.element("ol", [("class", "ranking")]) { html in
        for id in ranked { html.element("li", [("class", "chosen")] + scene.guided, text(id)) }
      }
    }
    let rest = question.rows.map(\.id).filter { !ranked.contains($0) }
    if !rest.isEmpty {
      html.element(
        "p", [("class", "muted"), ("dir", "auto")],
        "\(scene.words.unranked): \(rest.map(text).joined(separator: ", "))")
    }
  }
}
