import Documents
import Guide
import Interview
import Timeline

/// The variables of a project and their values: facts about each interview, and its standardised answers with labels
/// where codes would say nothing.
struct QDPXVariables {
  /// What the schema calls a type; its values stand in `<TypeValue>`.
  enum Kind: String {
    case text = "Text"
    case boolean = "Boolean"
    case integer = "Integer"
    case float = "Float"
    case date = "Date"
  }

  private struct Variable {
    var guid: String
    var name: String
    var text: String
    var wanted: Kind
    /// Labels of codes, for variables that are words.
    var labels: [String: String] = [:]
    /// Cells that are reasons for having no answer.
    var missing: [String: String] = [:]
    var cells: [String: String] = [:]

    /// What was wanted, if all values are that; text holds everything.
    private(set) var kind = Kind.text

    /// Decides the kind; once, when all cells are there.
    mutating func settle() {
      let isFitting = cells.values.allSatisfy { missing[$0] != nil || QDPXVariables.fits($0, wanted) }
      kind = isFitting ? wanted : .text
    }

    func value(of interview: String) -> String? {
      guard let cell = cells[interview], !cell.isEmpty else { return nil }
      switch kind {
      case .text: return labels[cell] ?? missing[cell] ?? cell
      case .boolean: return missing[cell] == nil ? (cell == "1" ? "true" : "false") : nil
      case .integer, .float, .date: return missing[cell] == nil ? cell : nil
      }
    }
  }

  private var variables: [Variable] = []

  var isEmpty: Bool { variables.isEmpty }

  init(_ interviews: [ExportedInterview], _ words: QDAWords) {
    addFacts(interviews, words)
    let guides = QDPXCodes.guides(of: interviews)
    for guide in guides {
      for question in guide.questions {
        for variable in AnswerKinds.kind(question.kind)?.statistics(for: question) ?? [] {
          add(variable, of: guide, isOnly: guides.count == 1)
        }
      }
    }
    for exported in interviews { addAnswers(of: exported) }
    for index in variables.indices { variables[index].settle() }
  }

  private mutating func addFacts(_ interviews: [ExportedInterview], _ words: QDAWords) {
    typealias Fact = (name: String, kind: Kind, value: (ExportedInterview) -> String)
    let facts: [Fact] = [
      (
        words.date, .date,
        { exported in
          let offset = exported.interview.beginning?.utcOffset ?? 0
          return exported.interview.startedAt.map { String(ClockText.local($0, offset: offset).prefix(10)) }
            ?? ""
        }
      ),
      (words.interviewLanguage, .text, { $0.interview.language }),
      (words.status, .text, { words.status($0.interview.status) }),
      (words.seconds, .float, { Seconds.text($0.soundEnd, at: $0.rate) }),
    ]
    for (index, fact) in facts.enumerated() {
      var variable = Variable(
        guid: DerivedGUID.text("fact/\(index)"), name: fact.name, text: "", wanted: fact.kind)
      for exported in interviews { variable.cells[exported.interview.id] = fact.value(exported) }
      variables.append(variable)
    }
  }

  private mutating func add(_ variable: StatisticsVariable, of guide: Guide, isOnly: Bool) {
    let isFlag = variable.isFlag
    let isWords = !isFlag && variable.measure == .nominal && !variable.labels.isEmpty
    let kind: Kind =
      if isFlag {
        .boolean
      } else if isWords {
        .text
      } else {
        switch variable.form {
        case .number(_, let decimals): decimals == 0 ? .integer : .float
        case .date: .date
        case .duration: .float
        case .text, .time, .dateTime: .text
        }
      }
    let codes = isFlag || isWords ? [] : variable.labels.map { "\($0.code) = \(MarkerName.oneLine($0.text))" }
    variables.append(
      Variable(
        guid: Self.guid(variable.name, of: guide),
        name: isOnly ? variable.name : "\(guide.id): \(variable.name)",
        text: ([MarkerName.oneLine(variable.label)] + codes).joined(separator: "\n"), wanted: kind,
        labels: isWords ? Self.table(variable.labels) : [:], missing: Self.table(variable.missing)))
  }

  private mutating func addAnswers(of exported: ExportedInterview) {
    let guide = exported.interview.guide
    let places = Dictionary(variables.indices.map { (variables[$0].guid, $0) }) { first, _ in first }
    for question in guide.questions {
      guard let kind = AnswerKinds.kind(question.kind),
        case .value(let value) = exported.interview.result(of: question)
      else { continue }
      for (variable, cell) in zip(kind.statistics(for: question), kind.cells(for: value, of: question)) {
        guard let place = places[Self.guid(variable.name, of: guide)] else { continue }
        variables[place].cells[exported.interview.id] = cell
      }
    }
  }

  private static func guid(_ name: String, of guide: Guide) -> String {
    DerivedGUID.text("variable/\(guide.id)/\(name)")
  }

  private static func table(_ labels: [StatisticsVariable.Label]) -> [String: String] {
    Dictionary(labels.map { ($0.code, MarkerName.oneLine($0.text)) }) { first, _ in first }
  }

  private static func fits(_ cell: String, _ kind: Kind) -> Bool {
    if cell.isEmpty { return true }
    switch kind {
    case .text: return true
    case .boolean: return cell == "0" || cell == "1"
    case .integer: return cell.wholeMatch(of: /-?[0-9]+/) != nil
    case .float: return cell.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil
    case .date: return cell.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
    }
  }

  /// Writes `<Variables>`.
  func write(to xml: borrowing XMLWriter) {
    guard !isEmpty else { return }
    xml.start("Variables")
    for variable in variables {
      xml.start(
        "Variable",
        [("guid", variable.guid), ("name", variable.name), ("typeOfVariable", variable.kind.rawValue)])
      if !variable.text.isEmpty { xml.element("Description", variable.text) }
      xml.end()
    }
    xml.end()
  }

  /// Writes the values of one interview; a variable without one is left out.
  func writeValues(of interview: String, to xml: borrowing XMLWriter) {
    for variable in variables {
      guard let value = variable.value(of: interview) else { continue }
      xml.start("VariableValue")
      xml.element("VariableRef", "", [("targetGUID", variable.guid)])
      xml.element("\(variable.kind.rawValue)Value", value)
      xml.end()
    }
  }
}
