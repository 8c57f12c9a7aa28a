import Guide
import Wording

/// Whether names in braces inside texts stand for answers that are there when the text is shown.
struct PipingCheck {
  private let guide: Guide
  private var order: [String: Int] = [:]

  init(_ guide: Guide) {
    self.guide = guide
    for (number, question) in guide.questions.enumerated() { order[question.id] = number }
  }

  /// - Parameter places: Where the questions stand, in their order.
  func run(_ places: [Place], _ problems: inout DiagnosticList) {
    for (number, (question, place)) in zip(guide.questions, places).enumerated() {
      let texts = [question.text] + question.options.map(\.text) + question.rows.map(\.text)
      for text in texts where text.has("{") {
        for name in PipedText.names(in: text) { check(name, before: number, place, &problems) }
      }
    }
  }

  /// Reports names in braces that are those of no question.
  func runUnknown(_ names: [Located<String>], _ problems: inout DiagnosticList) {
    for name in names {
      let id = name.value.split(separator: ".").first.map(String.init) ?? name.value
      guard order[id] == nil else { continue }
      let near = order.keys.first { $0.lowercased() == id.lowercased() }
      let hint: Sentence = near.map { " (there is “\($0)”)" } ?? ""
      problems.warning(
        name.place,
        "“{\(name.value)}” names no question\(hint), so it is shown as it is; correct the name, or write \\{ for a plain brace"
      )
    }
  }

  private func check(
    _ name: (id: String, part: String?), before number: Int, _ place: Place, _ problems: inout DiagnosticList
  ) {
    guard let source = order[name.id] else { return }
    if source >= number {
      problems.warning(
        place,
        "“{\(name.id)}” stands for no answer here, because \(name.id) is not asked before; it is shown as it is"
      )
    } else if let part = name.part, !guide.questions[source].hasPart(part) {
      problems.warning(
        place, "“{\(name.id).\(part)}” always leaves a gap: \(name.id) has no row or choice “\(part)”")
    }
  }
}
