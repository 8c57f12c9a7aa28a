import Guide
import Interview

/// What the guide's logic says of a section or question now, for the interviewer's page.
struct LogicView: Encodable, Hashable, Sendable {
  /// Whether it does not apply.
  var isOff: Bool
  /// The wording with earlier answers in it, where it is not as written.
  var text: String?
  /// Changes when the question looks different: the page then asks for it anew.
  var print: String?
  /// `needed`, `wanted`, `incomplete` or `invalid`: what keeps the question open.
  var need: String?
  /// What the guide says about an answer that is not valid.
  var message: String?

  private init() { isOff = false }

  /// - Returns: `nil` when it applies, looks as written and nothing is needed.
  init?(_ question: Question, _ interview: Interview) {
    self.init()
    isOff = !interview.applies(question.id)
    if !interview.run.isPlain(question.id) {
      let shown = interview.run.shown(question)
      if shown.text != question.text { text = shown.text }
      print = Self.print(shown)
    }
    if question.requirement != .none || question.attribute("check") != nil {
      switch interview.run.state(of: question) {
      case .needed: need = "needed"
      case .wanted: need = "wanted"
      case .incomplete: need = "incomplete"
      case .invalid(let words): (need, message) = ("invalid", words)
      case .irrelevant, .nothing, .optional, .answered, .declined: break
      }
    }
    if !isOff, print == nil, need == nil { return nil }
  }

  /// - Returns: `nil` when it applies and looks as written.
  init?(_ section: Section, _ interview: Interview) {
    self.init()
    isOff = !interview.applies(section.id)
    let texts = [section.title] + section.texts
    if texts.contains(where: { $0.contains("{") }) {
      let piped = texts.map { interview.run.piped($0, at: section.id).text }
      text = piped[0]
      print = Self.print(piped)
    }
    if !isOff, print == nil { return nil }
  }

  /// Short, and the same as long as `shown` is the same and the server runs.
  static func print(_ shown: some Hashable) -> String {
    String(UInt(bitPattern: shown.hashValue), radix: 36)
  }
}
