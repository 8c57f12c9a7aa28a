extension GuideRun {
  /// The sections in the order of this run. With the guide's `shuffle: sections`, sections change places together with
  /// their sub-sections; those marked `pin` stay.
  package var sections: [Section] {
    guard guide.otherProperties.contains(where: { $0.name == "shuffle" && $0.value == "sections" }) else {
      return guide.sections
    }
    var blocks: [[Section]] = []
    for section in guide.sections {
      if section.parent != nil, !blocks.isEmpty {
        blocks[blocks.count - 1].append(section)
      } else {
        blocks.append([section])
      }
    }
    return SeededShuffle.shuffled(blocks, seed: SeededShuffle.seed(seed, for: guide.id)) { block in
      block.first.map { Self.isPinned($0.attributes) } ?? false
    }.flatMap(\.self)
  }

  /// The questions of a section in the order of this run.
  package func questions(of section: Section) -> [Question] {
    guard section.attributes.contains(where: { $0.name == "shuffle" }) else { return section.questions }
    return SeededShuffle.shuffled(section.questions, seed: SeededShuffle.seed(seed, for: section.id)) {
      Self.isPinned($0.attributes)
    }
  }

  /// The choices of a question in the order of this run. Those that are a reason for having no answer, rule out others
  /// or ask for a text stay where they are.
  package func options(of question: Question) -> [AnswerOption] {
    guard Self.shuffles("options", question) else { return question.options }
    return SeededShuffle.shuffled(question.options, seed: SeededShuffle.seed(seed, for: question.id)) {
      option in
      option.isMissing || option.isExclusive || option.hasText || Self.isPinned(option.attributes)
    }
  }

  /// The rows of a question in the order of this run.
  package func rows(of question: Question) -> [Row] {
    guard Self.shuffles("rows", question) else { return question.rows }
    return SeededShuffle.shuffled(question.rows, seed: SeededShuffle.seed(seed, for: question.id))
  }

  // Without a value, rows where there are some, otherwise choices.
  private static func shuffles(_ what: String, _ question: Question) -> Bool {
    guard let shuffle = question.attributes.first(where: { $0.name == "shuffle" }) else { return false }
    guard let value = shuffle.value else { return what == (question.rows.isEmpty ? "options" : "rows") }
    return value == what || value == "both"
  }

  private static func isPinned(_ attributes: [Attribute]) -> Bool { attributes.contains { $0.name == "pin" } }
}
