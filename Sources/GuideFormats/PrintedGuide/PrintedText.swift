import Guide
import Wording

/// Texts of a guide as they are read on paper: what points to another question gives its number.
struct PrintedText {
  let language: String
  private let conditions: ConditionWording
  /// The numbers of the printed questions by their ids; texts on the way have none.
  let numbers: [String: Int]
  private let targets: [String: Int]

  init(_ guide: Guide) {
    language = guide.language
    var numbers: [String: Int] = [:]
    var targets: [String: Int] = [:]
    // What has no number is reached with the next question that has one.
    var waiting: [String] = []
    for section in guide.sections {
      waiting.append(section.id)
      for question in section.questions {
        waiting.append(question.id)
        guard Self.isPrinted(question), question.kind != InformationAnswer.id else { continue }
        numbers[question.id] = numbers.count + 1
        for id in waiting { targets[id] = numbers.count }
        waiting = []
      }
    }
    self.numbers = numbers
    self.targets = targets
    // Jumps are printed beside the choices, not as conditions.
    var plain = guide
    for section in plain.sections.indices {
      for question in plain.sections[section].questions.indices {
        for option in plain.sections[section].questions[question].options.indices {
          plain.sections[section].questions[question].options[option].target = nil
        }
      }
    }
    conditions = ConditionWording(plain, language: guide.language)
  }

  /// Whether anybody reads it on paper.
  static func isPrinted(_ question: Question) -> Bool {
    question.kind != CalculatedAnswer.id && !question.isHidden
  }

  /// Words of ours in the language of the guide.
  func said(_ sentence: Sentence) -> String { sentence.said(in: language) }

  /// A text with gaps where earlier answers belong.
  func piped(_ text: String) -> String {
    guard text.contains("{") else { return text }
    let pieces = PipedText(text) { id, _ in numbers[id] == nil ? nil : "" }.pieces
    return pieces.map { piece in
      switch piece {
      case .words(let text), .answer(let text): return text
      case .gap(let name):
        let number = numbers[String(name.prefix { $0 != "." })] ?? 0
        return "\(PipedText.gap) \(said("(answer to question \(number))"))"
      }
    }.joined()
  }

  /// `Only if: “Do you live alone?” is “Yes”`
  func condition(_ expression: String?) -> String {
    guard let expression, !expression.isEmpty else { return "" }
    return said("Only if: \(conditions.words(expression))")
  }

  /// `→ question 7`
  func jump(_ target: String?) -> String {
    guard let target else { return "" }
    guard let number = targets[target] else { return "→ " + said("end") }
    return "→ " + said("question \(number)")
  }

  /// Which choices or rows are taken over from an earlier question.
  func takenOver(_ question: Question) -> String {
    func number(_ name: String) -> Int? { question.attribute(name).flatMap { numbers[$0] } }
    return [
      number("filter").map { said("Only what was chosen in question \($0).") },
      number("exclude").map { said("Only what was not chosen in question \($0).") },
    ].compactMap(\.self).joined(separator: " ")
  }
}
