import Documents
import Guide

/// A column of the table of a study as SPSS keeps it.
struct SpssVariable {
  /// Its name in SPSS.
  private(set) var name: String
  /// What it is made of.
  let source: StudyVariable
  /// The numbers of its codes; `nil` for texts, which stay texts.
  let codes: SpssCodes?
  private let language: String
  private let longest: Int
  private let widest: Int

  /// The columns of a study.
  static func all(of study: StudyTable) -> [SpssVariable] {
    var names = SpssNames()
    var variables = study.variables.indices.map { index in
      let contents = study.rows.lazy.compactMap { $0[index].content }
      return SpssVariable(
        study.variables[index], name: names.name(for: study.variables[index].name), contents: contents,
        language: study.guide.language)
    }
    for index in variables.indices where variables[index].isInPieces {
      variables[index].name = names.name(forPieces: variables[index].name)
    }
    return variables
  }

  private init(
    _ source: StudyVariable, name: String, contents: some Sequence<String>, language: String
  ) {
    (self.source, self.name, self.language) = (source, name, language)
    let statistics = source.statistics
    let isText: Bool
    // Choices with codes that are words become numbers, which SPSS can count, label and declare missing.
    if case .text = statistics.form { isText = statistics.labels.isEmpty } else { isText = false }
    longest = contents.lazy.map(\.utf8.count).max() ?? 1
    switch statistics.form {
    case .number, .text: codes = isText ? nil : SpssCodes(statistics, contents: Set(contents))
    // Their seconds are far from the numbers of reasons, except times a few seconds before midnight of 1582.
    case .date, .time, .dateTime, .duration: codes = SpssCodes(statistics, contents: [])
    }
    widest = contents.lazy.map { $0.prefix { $0 != "." }.count }.max() ?? 1
  }

  /// Whether its texts are so long that the file holds them in pieces, each with a name of its own.
  private var isInPieces: Bool { codes == nil && longest > 255 }

  /// The value of a cell.
  func value(_ cell: StudyCell) -> StatisticsValue {
    guard let codes else {
      return switch cell {
      case .value(let cell): .text(cell.content)
      case .missing(let reason): .text(String(reason.code))
      case .nothing: .nothing
      }
    }
    switch cell {
    case .missing(let reason): return .number(codes.number(reason))
    case .nothing: return .nothing
    case .value(let cell): return number(cell.content, codes).map { .number($0) } ?? .nothing
    }
  }

  /// The number or text by which SPSS knows a code.
  func value(ofCode code: String) -> StatisticsValue { value(.value(.text(code))) }

  /// How SPSS is told about it.
  var column: StatisticsColumn {
    let statistics = source.statistics
    var column = StatisticsColumn(name: name, label: statistics.label, form: form, measure: measure)
    // ReadStat 1.1.8 damages labels and missing values of texts; theirs stand in the codebook only.
    guard source.question != nil, let codes else { return column }
    let answers = statistics.labels.map { StatisticsColumn.Label(value(ofCode: $0.code), $0.text) }
    let own = statistics.missing.map { StatisticsColumn.Label(value(ofCode: $0.code), $0.text) }
    let reasons = MissingReason.allCases.map {
      StatisticsColumn.Label(value(.missing($0)), MissingWords.word($0, in: language))
    }
    var known: Set<StatisticsValue> = []
    column.labels = (answers + own + reasons).filter {
      $0.value != .nothing && known.insert($0.value).inserted
    }
    column.missingRange = codes.range
    column.missing = codes.single.map { [.number($0)] } ?? []
    return column
  }

  private func number(_ content: String, _ codes: SpssCodes) -> Double? {
    if let own = codes.own[content] { return own }
    return switch source.statistics.form {
    case .number, .text, .duration: codes.number(content)
    case .date: SpssMoment.date(content)
    case .time: SpssMoment.time(content)
    case .dateTime: SpssMoment.dateTime(content)
    }
  }

  private var form: StatisticsColumn.Form {
    guard let codes else { return .text(bytes: min(max(longest, 2), StatisticsFile.longestText)) }
    let numbers = [codes.range.lowerBound, codes.single ?? 0] + codes.own.values + codes.answers.values
    let needed = numbers.map { String(Int($0.rounded())).count }.max() ?? 2
    switch source.statistics.form {
    case .number(let width, let decimals):
      let places = min(decimals, 15)
      let whole = max(width - (places > 0 ? places + 1 : 0), widest, needed)
      return .number(format: "F\(min(whole + (places > 0 ? places + 1 : 0), 40)).\(places)")
    case .text: return .number(format: "F\(max(needed, 2)).0")
    case .date: return .number(format: "SDATE10")
    case .time: return .number(format: "TIME8")
    // Lengths of time may have more than two digits of hours.
    case .duration: return .number(format: "TIME12")
    case .dateTime: return .number(format: "DATETIME20")
    }
  }

  private var measure: StatisticsColumn.Measure {
    switch source.statistics.measure {
    case .nominal: .nominal
    case .ordinal: .ordinal
    case .scale: .scale
    }
  }
}
