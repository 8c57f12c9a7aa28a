import Analysis

/// By what interviews can be chosen, and what is chosen.
struct AnalysisFilterView: Sendable {
  struct Group: Sendable {
    let groupTitle, word, chosenCount: String
    let groupLang: String?
    let isChosen: Bool
    let values: [Value]
  }

  struct Value: Sendable {
    let code, valueLabel, valueCount: String
    let isChecked: Bool
  }

  /// A value that is chosen, and the address without it.
  struct Chip: Sendable {
    let chipLabel, chipTitle, removeAddress: String
  }

  /// Something that groups can be compared by.
  struct Comparison: Sendable {
    let comparisonWord, comparisonTitle: String
    let isCompared: Bool
  }

  let groups: [Group]
  let chips: [Chip]
  let hasChips: Bool
  let comparisons: [Comparison]
  let hasComparison: Bool
  let comparedBy, stopComparing, clearAddress: String

  init(_ scene: AnalysisScene) {
    let (words, query) = (scene.words, scene.query)
    let language = scene.view.guide.language
    groups = scene.view.attributes.map { attribute in
      let chosen = query.filter.chosen[attribute.attribute] ?? []
      var values = attribute.values.map { value in
        Value(
          code: value.code, valueLabel: words.label(value, of: attribute.attribute),
          valueCount: words.tables.count(value.count), isChecked: chosen.contains(value.code))
      }
      // A class of numbers from an older address stays chosen, or sending the form would drop it.
      let known = Set(attribute.values.map(\.code))
      values += chosen.subtracting(known).sorted().map {
        Value(code: $0, valueLabel: $0, valueCount: "", isChecked: true)
      }
      return Group(
        groupTitle: attribute.title, word: attribute.attribute.word,
        chosenCount: chosen.isEmpty ? "" : words.tables.count(chosen.count),
        groupLang: Self.lang(attribute, language), isChosen: !chosen.isEmpty,
        values: values)
    }
    let attributes = Dictionary(scene.view.attributes.map { ($0.attribute, $0) }) { first, _ in first }
    chips = query.choices.map { attribute, code in
      let known = attributes[attribute]
      let value = known?.values.first { $0.code == code }
      return Chip(
        chipLabel: value.map { words.label($0, of: attribute) }
          ?? (code == AttributeValue.none ? words.tables.notSaid : code),
        chipTitle: known?.title ?? words.tables.attribute(attribute),
        removeAddress: query.without(attribute, code).address(guide: scene.guide))
    }
    hasChips = !chips.isEmpty
    comparisons = scene.view.attributes.filter { attribute in
      attribute.attribute != .participant
        && attribute.values.count(where: { $0.count > 0 && !$0.isNone }) > 1
    }.map {
      Comparison(
        comparisonWord: $0.attribute.word, comparisonTitle: $0.title,
        isCompared: $0.attribute == query.comparison)
    }
    let compared = query.comparison
    hasComparison = compared != nil
    comparedBy = compared.map { attributes[$0]?.title ?? words.tables.attribute($0) } ?? ""
    var without = query
    without.comparison = nil
    stopComparing = without.address(guide: scene.guide)
    clearAddress = query.unfiltered.address(guide: scene.guide)
  }

  private static func lang(_ attribute: ParticipantAttribute, _ language: String) -> String? {
    if case .question = attribute.attribute { return language.ifAny }
    return nil
  }
}
