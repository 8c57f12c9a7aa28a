/// An interview guide: sections with questions and probes. A versioned document, independent of every file
/// format; a questionnaire is a guide whose questions are all standardised.
package struct Guide: Hashable, Sendable, Codable {
  /// Stable identifier, `[A-Za-z0-9_.-]+`; the same in every language and version of the guide.
  package var id: String
  /// What people call it.
  package var title: String
  /// BCP 47 tag of the language the texts are in, or empty when not said.
  package var language: String
  /// The author's version label, or empty.
  package var version: String
  /// Who wrote it, or empty.
  package var author: String
  /// When it was written, as the author says it, or empty.
  package var date: String
  /// A remark about the guide, or empty.
  package var note: String
  /// The study it belongs to, as people call it, or empty.
  package var study: String
  /// Paragraphs shown or read aloud before the first section.
  package var introduction: [String]
  /// Remarks for the interviewer only, before the first section.
  package var interviewerNotes: [String]
  /// At least one section.
  package var sections: [Section]
  /// Front matter this version gives no meaning to, kept for the way back to the file.
  package var otherProperties: [Attribute]
  /// The same guide in other languages, each without translations of its own. This one leads: what they do not have is
  /// taken from here, and what only they have is not asked.
  package var translations: [Guide]

  /// Makes a guide; only `id` and `title` are needed.
  package init(
    id: String, title: String, language: String = "", version: String = "", author: String = "",
    date: String = "", note: String = "", study: String = "", introduction: [String] = [],
    interviewerNotes: [String] = [],
    sections: [Section] = [], otherProperties: [Attribute] = [], translations: [Guide] = []
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.version = version
    self.author = author
    self.date = date
    self.note = note
    self.study = study
    self.introduction = introduction
    self.interviewerNotes = interviewerNotes
    self.sections = sections
    self.otherProperties = otherProperties
    self.translations = translations
  }

  /// All questions in the order of the guide.
  package var questions: [Question] { sections.flatMap(\.questions) }

  /// Whether there is a question in it.
  package var hasQuestions: Bool { sections.contains { !$0.questions.isEmpty } }

  /// The question with this identifier.
  package func question(_ id: String) -> Question? {
    for section in sections {
      if let question = section.questions.first(where: { $0.id == id }) { return question }
    }
    return nil
  }

  /// The section that holds the question with this identifier.
  package func section(ofQuestion id: String) -> Section? {
    sections.first { $0.questions.contains { $0.id == id } }
  }
}

extension Guide {
  private enum CodingKeys: String, CodingKey {
    case id, title, language, version, author, date, note, study, introduction, interviewerNotes, sections
    case otherProperties, translations
  }

  /// Reads a kept guide, also one from before there were studies and translations.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try container.decode(String.self, forKey: key) }
    self.init(
      id: try text(.id), title: try text(.title), language: try text(.language), version: try text(.version),
      author: try text(.author), date: try text(.date), note: try text(.note),
      study: try container.decodeIfPresent(String.self, forKey: .study) ?? "",
      introduction: try container.decode([String].self, forKey: .introduction),
      interviewerNotes: try container.decode([String].self, forKey: .interviewerNotes),
      sections: try container.decode([Section].self, forKey: .sections),
      otherProperties: try container.decode([Attribute].self, forKey: .otherProperties),
      translations: try container.decodeIfPresent([Guide].self, forKey: .translations) ?? [])
  }

  /// Writes a guide without a study or translations as it was written before there were any: its fingerprint stays the
  /// same.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let texts: [(CodingKeys, String)] = [
      (.id, id), (.title, title), (.language, language), (.version, version), (.author, author),
      (.date, date), (.note, note),
    ]
    for (key, text) in texts { try container.encode(text, forKey: key) }
    if !study.isEmpty { try container.encode(study, forKey: .study) }
    try container.encode(introduction, forKey: .introduction)
    try container.encode(interviewerNotes, forKey: .interviewerNotes)
    try container.encode(sections, forKey: .sections)
    try container.encode(otherProperties, forKey: .otherProperties)
    if !translations.isEmpty { try container.encode(translations, forKey: .translations) }
  }
}
