import Guide

extension Guide {
  /// What it says about itself, beside title and introduction.
  var facts: Set<GuideFact> {
    var facts: Set<GuideFact> = []
    if !study.isEmpty { facts.insert(.study) }
    if !version.isEmpty { facts.insert(.version) }
    if !author.isEmpty { facts.insert(.author) }
    if !date.isEmpty { facts.insert(.date) }
    if !note.isEmpty { facts.insert(.note) }
    if !language.isEmpty { facts.insert(.languageTag) }
    if !interviewerNotes.isEmpty { facts.insert(.guideNotes) }
    if otherProperties.contains(where: { $0.name == "shuffle" }) { facts.insert(.shuffledSections) }
    return facts
  }

  /// The guide with conditions for its jumps, and those of sections in the sections below them: for programs that know
  /// conditions, but neither jumps nor sections in sections.
  var withConditionsOnly: Guide { GuideConditions.withoutJumps(self).withConditionsBelow }

  /// The guide with the conditions of sections in those below them: other programs know no sections in sections.
  var withConditionsBelow: Guide {
    guard sections.contains(where: { $0.parent != nil }) else { return self }
    var guide = self
    let known = Dictionary(sections.map { ($0.id, $0) }) { first, _ in first }
    for index in guide.sections.indices {
      var conditions = [sections[index].attribute("if")].compactMap(\.self)
      var seen: Set<String> = [sections[index].id]
      var above = sections[index].parent
      while let id = above, seen.insert(id).inserted, let section = known[id] {
        if let condition = section.attribute("if") { conditions.append(condition) }
        above = section.parent
      }
      guard conditions.count > 1 || sections[index].attribute("if") == nil, !conditions.isEmpty else {
        continue
      }
      guide.sections[index].attributes.removeAll { $0.name == "if" }
      let whole =
        conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " and ")
      guide.sections[index].attributes.insert(Attribute("if", whole), at: 0)
    }
    return guide
  }
}

extension Section {
  /// What it says about itself, beside title and texts.
  var facts: Set<GuideFact> {
    var facts: Set<GuideFact> = []
    if parent != nil { facts.insert(.parent) }
    if isHandover { facts.insert(.handover) }
    if !interviewerNotes.isEmpty { facts.insert(.sectionNotes) }
    let words: [String: GuideFact] = [
      "minutes": .minutes, "if": .sectionCondition, "shuffle": .shuffledQuestions, "pin": .sectionPin,
    ]
    facts.formUnion(attributes.compactMap { words[$0.name] })
    return facts
  }
}

extension Question {
  private static let words: [String: GuideFact] = [
    "if": .condition, "shuffle": .shuffle, "check": .check, "message": .message, "default": .preset,
    "ask": .asker, "hidden": .hidden, Question.offRecord: .offRecord, "filter": .filter, "exclude": .exclude,
    "calculate": .calculation,
    "comment": .comment, "dropdown": .dropdown, "heads": .heads, "pin": .pin,
  ]

  /// What it says about itself, beside wording, kind, choices and rows.
  var facts: Set<GuideFact> {
    var facts = Set(attributes.compactMap { Self.words[$0.name] })
    if requirement == .required { facts.insert(.required) }
    if requirement == .soft { facts.insert(.soft) }
    if help != nil { facts.insert(.help) }
    if !probes.isEmpty { facts.insert(.probes) }
    if !interviewerNotes.isEmpty { facts.insert(.notes) }
    if !media.isEmpty { facts.insert(.media) }
    for option in options + (secondOptions ?? []) { facts.formUnion(option.facts) }
    return facts.union(format.facts)
  }

  /// Whether it is in the guide for its value only.
  var isHidden: Bool { attributes.contains { $0.name == "hidden" } }
}

extension AnswerFormat {
  fileprivate var facts: Set<GuideFact> {
    let said: [(GuideFact, Bool)] = [
      (.limits, minimum != nil || maximum != nil), (.step, step != nil), (.unit, unit != nil),
      (.decimals, decimals != nil), (.maximumLength, maximumLength != nil), (.pattern, pattern != nil),
      (.mask, mask != nil), (.numberOfAnswers, minimumAnswers != nil || maximumAnswers != nil),
      (.sums, minimumSum != nil || maximumSum != nil),
    ]
    return Set(said.filter(\.1).map(\.0))
  }
}

extension AnswerOption {
  fileprivate var facts: Set<GuideFact> {
    let said: [(GuideFact, Bool)] = [
      (.optionText, hasText), (.missing, isMissing), (.exclusive, isExclusive), (.preselected, isPreselected),
      (.jump, target != nil), (.optionCondition, attribute("if") != nil),
      (.optionPin, attributes.contains { $0.name == "pin" }), (.optionPicture, image != nil),
    ]
    return Set(said.filter(\.1).map(\.0))
  }
}
