import Guide

/// Puts the columns of several versions of one guide into one order. What only a later version has goes where it stands
/// there.
struct StudyColumns: Sendable {
  /// Which column of which question: two questions may lay out columns of the same name (`a_b`, and row `b` of `a`).
  struct Key: Hashable {
    var question: String
    var column: String
  }

  /// The columns of one version of the guide, question by question.
  struct Layout {
    var columns: [(question: Question, keys: [Key])] = []
  }

  /// The columns so far, facts first.
  private(set) var variables: [StudyVariable]
  /// How many of them are facts.
  private let facts: Int
  private let language: String
  private var keys: [Key?]
  private var places: [Key: Int] = [:]
  private var names: Set<String>

  /// No columns but the facts; `language` is that of the words that no guide says, a BCP 47 tag.
  init(language: String) {
    variables = StudyFacts.variables(in: language)
    facts = variables.count
    self.language = language
    keys = Array(repeating: nil, count: variables.count)
    names = Set(variables.map { $0.name.lowercased() })
  }

  /// Takes in a version of the guide; versions come in the order of their age.
  mutating func add(_ guide: Guide) -> Layout {
    var layout = Layout()
    var place = facts
    for section in guide.sections {
      for question in section.questions {
        let described = Self.statistics(of: question).map { $0.said(in: language) }
        for variable in described {
          let key = Key(question: question.id, column: variable.name)
          if let known = places[key] {
            variables[known].take(variable, question: question, section: section)
            place = known + 1
          } else {
            insert(variable, question, section, key, at: place)
            place += 1
          }
        }
        layout.columns.append((question, described.map { Key(question: question.id, column: $0.name) }))
      }
    }
    return layout
  }

  /// Where a column stands now.
  func place(of key: Key) -> Int? { places[key] }

  private mutating func insert(
    _ variable: StatisticsVariable, _ question: Question, _ section: Section, _ key: Key, at place: Int
  ) {
    var named = variable
    named.name = free(variable.name)
    variables.insert(
      StudyVariable(statistics: named, question: question, section: section, column: variable.name), at: place
    )
    keys.insert(key, at: place)
    for index in place..<keys.count { if let key = keys[index] { places[key] = index } }
  }

  /// The name, or what is nearest to it: a question may be called `language`, which is a fact already.
  private mutating func free(_ name: String) -> String {
    var candidate = name
    var number = 1
    while !names.insert(candidate.lowercased()).inserted {
      candidate = number == 1 ? "q_\(name)" : "q_\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  /// A kind that this version does not know gets one column with its value as text.
  private static func statistics(of question: Question) -> [StatisticsVariable] {
    if let kind = AnswerKinds.kind(question.kind) { return kind.statistics(for: question) }
    return [
      StatisticsVariable(
        name: question.id, label: question.text, form: .text(bytes: 0), measure: .nominal)
    ]
  }
}
