import Guide

@testable import GuideFormats

/// What is not the same in a survey that was read from two files.
struct SurveyDifference: Hashable, CustomStringConvertible {
  /// What differs, and the words of a diagnostic that says so.
  enum Aspect: Hashable {
    case id, kind, rows, choices, secondChoices, wording, required, limits, unit, decimals, pictures
    case attribute(String)
    case choiceSettings

    /// One of these stands in the diagnostic that names the question …
    var own: [String] {
      switch self {
      case .id: ["was called", "where the name of", "no way to answer", "became"]
      case .kind: ["whole numbers", "may be a ranking", "no way to answer", "became"]
      case .choices: ["no value", "given twice", "no way to answer"]
      default: ["no way to answer"]
      }
    }

    /// … or this one in the one about the whole file.
    var general: String? {
      switch self {
      case .id, .kind, .rows, .choices, .secondChoices, .wording: nil
      case .required: "required answers"
      case .limits: "checks"
      case .unit: "units"
      case .decimals: "decimals"
      case .pictures: "pictures"
      case .choiceSettings: "defaults"
      case .attribute("if"): "conditions"
      case .attribute("check"), .attribute("message"): "checks"
      case .attribute("default"): "defaults"
      case .attribute("comment"): "comments"
      case .attribute("heads"): "headings of two scales"
      case .attribute("hidden"): "hidden questions"
      case .attribute("shuffle"): "random orders"
      case .attribute("filter"), .attribute("exclude"): "filters"
      case .attribute: nil
      }
    }
  }

  /// Identifier in the second survey.
  let question: String
  let aspect: Aspect

  var description: String { "\(question): \(aspect)" }

  /// Whether a diagnostic of the second survey says so.
  func isNamed(in diagnostics: [GuideDiagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      if let general = aspect.general, diagnostic.text.hasPrefix("queXML holds no"),
        diagnostic.text.contains(general)
      {
        return true
      }
      return diagnostic.text.contains("“\(question)”") && aspect.own.contains { diagnostic.text.contains($0) }
    }
  }

  /// All differences of questions in the same order.
  static func all(_ questions: [Question], _ others: [Question]) -> [SurveyDifference] {
    zip(questions, others).flatMap { question, other in
      differing(question, other).map { SurveyDifference(question: other.id, aspect: $0) }
    }
  }

  private static func differing(_ question: Question, _ other: Question) -> [Aspect] {
    var found: [Aspect] = []
    func compare<Value: Equatable>(_ aspect: Aspect, _ value: (Question) -> Value) {
      if value(question) != value(other) { found.append(aspect) }
    }
    compare(.id) { $0.id }
    compare(.kind) { $0.kind }
    compare(.rows) { $0.rows.map { [$0.id, words($0.text)] } }
    compare(.choices) { $0.options.map { [$0.code, words($0.text)] } }
    compare(.secondChoices) { $0.secondOptions?.map { [$0.code, words($0.text)] } }
    compare(.choiceSettings) {
      $0.options.map { [$0.isExclusive, $0.isPreselected, $0.attribute("if") != nil] }
    }
    compare(.wording) { words($0.text) }
    compare(.required) { $0.requirement }
    compare(.unit) { $0.format.unit }
    compare(.decimals) { $0.format.decimals }
    compare(.pictures) { [$0.media.count] + $0.options.map { $0.image == nil ? 0 : 1 } }
    compare(.limits) { question in
      var format = question.format
      (format.unit, format.decimals) = (nil, nil)
      return format
    }
    let names = Set((question.attributes + other.attributes).map(\.name)).sorted()
    for name in names where !name.hasPrefix("source") { compare(.attribute(name)) { $0.attribute(name) } }
    return found
  }

  // Line breaks and the spaces around them differ: LimeSurvey takes tags away before writing queXML.
  // Names in braces are those of the database in queXML.
  private static func words(_ text: String) -> String {
    text.replacing(/\{[^}]*\}/, with: "{}").filter { !$0.isWhitespace }
  }
}
