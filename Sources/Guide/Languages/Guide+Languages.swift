extension Guide {
  /// BCP 47 tags of the languages it can be shown in, its own first.
  package var languages: [String] { [language] + translations.map(\.language) }

  /// The guide with the texts of one of its languages. Structure, codes and logic stay those of this guide; a text that
  /// the translation does not have stays as it is. For a language that it is not in, the guide itself.
  ///
  /// - Parameter fillsGaps: Whether help, notes and messages that the translation does not have stay, too: for people who
  ///   read them. Without it they are empty, as they are in the translation: for files that hold each language by itself.
  package func inLanguage(_ tag: String, fillsGaps: Bool = true) -> Guide {
    guard tag != language, let other = translations.first(where: { $0.language == tag }) else { return self }
    var guide = self
    guide.language = other.language
    guide.title = other.title
    guide.introduction = other.introduction.isEmpty ? introduction : other.introduction
    guide.interviewerNotes = other.interviewerNotes.isEmpty ? interviewerNotes : other.interviewerNotes
    let sections = Dictionary(other.sections.map { ($0.id, $0) }) { first, _ in first }
    let questions = Dictionary(other.questions.map { ($0.id, $0) }) { first, _ in first }
    for index in guide.sections.indices {
      if let section = sections[guide.sections[index].id] { guide.sections[index].takeTexts(of: section) }
      for place in guide.sections[index].questions.indices {
        guard let question = questions[guide.sections[index].questions[place].id] else { continue }
        guide.sections[index].questions[place].takeTexts(of: question)
        if !fillsGaps { guide.sections[index].questions[place].leaveOut(missingIn: question) }
      }
    }
    guide.translations = []
    return guide
  }

  /// The guide with `others` as its translations: those with the same identifier in a language of their own, one for
  /// each language.
  package func withTranslations(_ others: [Guide]) -> Guide {
    var guide = self
    for other in others
    where other.id == id && !other.language.isEmpty && !guide.languages.contains(other.language) {
      var translation = other
      translation.translations = []
      guide.translations.append(translation)
    }
    return guide
  }
}

extension Section {
  fileprivate mutating func takeTexts(of other: Section) {
    if !other.title.isEmpty { title = other.title }
    if !other.texts.isEmpty { texts = other.texts }
    if !other.interviewerNotes.isEmpty { interviewerNotes = other.interviewerNotes }
  }
}

extension Question {
  fileprivate mutating func takeTexts(of other: Question) {
    text = other.text
    help = other.help ?? help
    if !other.interviewerNotes.isEmpty { interviewerNotes = other.interviewerNotes }
    // ticks are stored by place: only probes of the same kinds in the same order are the same probes
    if probes.map(\.kind) == other.probes.map(\.kind) { probes = other.probes }
    if media.count == other.media.count { media = other.media }
    options.takeTexts(of: other.options)
    secondOptions?.takeTexts(of: other.secondOptions ?? [])
    for index in rows.indices {
      guard let row = other.rows.first(where: { $0.id == rows[index].id }) else { continue }
      (rows[index].text, rows[index].opposite) = (row.text, row.opposite ?? rows[index].opposite)
    }
    format.unit = other.format.unit ?? format.unit
    for name in ["message", "heads"] {
      guard let index = attributes.firstIndex(where: { $0.name == name }) else { continue }
      attributes[index].value = other.attribute(name) ?? attributes[index].value
    }
  }
}

extension Question {
  fileprivate mutating func leaveOut(missingIn other: Question) {
    if other.help == nil { help = nil }
    interviewerNotes = other.interviewerNotes
    if other.attribute("message") == nil { attributes.removeAll { $0.name == "message" } }
  }
}

extension [AnswerOption] {
  fileprivate mutating func takeTexts(of others: [AnswerOption]) {
    let known = Dictionary(others.map { ($0.code, $0) }) { first, _ in first }
    for index in indices {
      guard let other = known[self[index].code] else { continue }
      self[index].text = other.text
      self[index].image = other.image ?? self[index].image
    }
  }
}
