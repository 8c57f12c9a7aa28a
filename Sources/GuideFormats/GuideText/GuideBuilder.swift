import Guide
import Wording

/// Makes a guide from what the reader collected, and checks what only the whole can tell.
struct GuideBuilder {
  private let reader: GuideTextReader
  private let fileName: GuideFileName
  private var identifiers = IdentifierRegister()
  private var references: [PlacedReference] = []
  private var places: [Place] = []
  var problems: DiagnosticList

  /// A reference and how many questions come before what it belongs to.
  struct PlacedReference {
    let reference: Reference
    let position: Int
  }

  init(_ reader: GuideTextReader, fileName: String) {
    self.reader = reader
    self.fileName = GuideFileName(fileName)
    problems = reader.problems
  }

  /// The guide; `nil` when there is no question in it.
  mutating func guide() -> Guide? {
    let front = reader.front
    guard !reader.sections.isEmpty else {
      problems.error(
        .start, "there is no question in this file; write one as a list line: “1. How did it begin?”")
      return nil
    }
    let language = front["lang"].flatMap { $0.isEmpty ? nil : $0 } ?? fileName.language
    var guide = Guide(
      id: identifier(), title: title(), language: language, version: front["version"] ?? "",
      author: front["author"] ?? "", date: front["date"] ?? "", note: front["note"] ?? "",
      study: front["study"] ?? "",
      introduction: Self.texts(reader.introduction), interviewerNotes: Self.texts(reader.notes),
      otherProperties: front.others)
    checkLanguage()
    guide.sections = sections(language)
    if !guide.hasQuestions {
      problems.error(
        .start, "there is no question in this guide; write one as a list line: “1. How did it begin?”")
    }
    ReferenceCheck(guide).run(references, &problems)
    checkColumns(guide)
    PipingCheck(guide).run(places, &problems)
    PipingCheck(guide).runUnknown(reader.piped, &problems)
    return guide
  }

  static func texts(_ lines: [TextLines]) -> [String] { lines.map(\.text).filter { !$0.isEmpty } }

  private mutating func identifier() -> String {
    guard let id = reader.front.values["id"] else { return fileName.id }
    guard !id.value.isEmpty, id.value.unicodeScalars.allSatisfy(\.isCodePart) else {
      problems.error(
        id.place, "“\(id.value)” cannot be the id of a guide: use letters a-z, digits, _ - and . only")
      return fileName.id
    }
    return id.value
  }

  private mutating func title() -> String {
    if let front = reader.front["title"], !front.isEmpty {
      if let heading = reader.title, !heading.value.isEmpty, heading.value != front {
        problems.warning(
          heading.place,
          "the heading differs from the title in the front matter, which counts; make them the same")
      }
      return front
    }
    if let heading = reader.title?.value, !heading.isEmpty { return heading }
    return fileName.id
  }

  private mutating func checkLanguage() {
    if let language = reader.front.values["lang"], !language.value.isEmpty,
      !GuideFileName.isLanguage(language.value)
    {
      problems.warning(language.place, "“\(language.value)” is not a language tag; write en, de or pt-BR")
    }
  }

  private mutating func sections(_ language: String) -> [Section] {
    let ids = explicitIdentifiers()
    var sections: [Section] = []
    var parent: String?
    for (number, draft) in reader.sections.enumerated() {
      let id = ids.sections[draft.place] ?? identifiers.fresh("s\(number + 1)", draft.place)
      if !draft.isSubsection { parent = id }
      var section = Section(
        id: id, title: draft.title, parent: draft.isSubsection ? parent : nil,
        texts: Self.texts(draft.texts), interviewerNotes: Self.texts(draft.notes),
        isHandover: draft.attributes.word("handover") != nil)
      section.attributes = KnownAttributes.ordered(
        draft.attributes.words.filter { $0.name.value != "handover" }
          .map { Attribute($0.name.value, $0.value?.value) }, by: KnownAttributes.section)
      if let condition = draft.attributes.word("if")?.value {
        add([Reference(kind: .condition, value: condition)])
      }
      checkEmpty(draft, next: reader.sections.dropFirst(number + 1).first)
      for (index, question) in draft.questions.enumerated() {
        let id =
          ids.questions[question.place]
          ?? identifiers.fresh("s\(number + 1)q\(index + 1)", question.place)
        let builder = QuestionBuilder(
          question, id: id, section: draft, language: language, ids: reader.ids, &problems)
        add(builder.references)
        places.append(question.place)
        section.questions.append(builder.question)
      }
      sections.append(section)
    }
    return sections
  }

  // Ids from the file come first, so that made ones never take theirs away. Sections and questions apart: a section
  // without a heading begins where its first question does.
  private mutating func explicitIdentifiers() -> (sections: [Place: String], questions: [Place: String]) {
    var ids: (sections: [Place: String], questions: [Place: String]) = ([:], [:])
    for section in reader.sections {
      if let id = section.attributes.id { ids.sections[section.place] = identifiers.claim(id, &problems) }
      for question in section.questions {
        if let id = question.attributes.id {
          ids.questions[question.place] = identifiers.claim(id, &problems)
        }
      }
    }
    return ids
  }

  private mutating func add(_ new: [Reference]) {
    references += new.map { PlacedReference(reference: $0, position: places.count) }
  }

  private mutating func checkEmpty(_ draft: SectionDraft, next: SectionDraft?) {
    guard draft.questions.isEmpty, draft.texts.isEmpty, draft.notes.isEmpty, next?.isSubsection != true else {
      return
    }
    problems.warning(
      draft.place, "the section “\(draft.title)” is empty; write a question in it, or delete it")
  }

  private mutating func checkColumns(_ guide: Guide) {
    var owners: [String: String] = [:]
    for (question, place) in zip(guide.questions, places) {
      for column in AnswerKinds.kind(question.kind)?.columns(for: question) ?? [] {
        if let owner = owners.updateValue(question.id, forKey: column.name.lowercased()), owner != question.id
        {
          problems.warning(
            place,
            "the answers of \(question.id) and \(owner) would share the column “\(column.name)”; change an id"
          )
        }
      }
    }
  }
}

/// What a file's name says: `id.lang.guide.md`.
struct GuideFileName {
  let id: String
  let language: String

  init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    for ending in ["md", "markdown", "txt", "guide", "lss", "xml", "quexml", "xlsx", "xls", "csv"]
    where parts.count > 1 && parts.last?.lowercased() == ending {
      parts.removeLast()
    }
    if parts.count > 1, let last = parts.last, Self.isLanguage(last) {
      language = last
      parts.removeLast()
    } else {
      language = ""
    }
    let plain = parts.joined(separator: "-").unicodeScalars.map { $0.isCodePart ? Character($0) : "-" }
    id = plain.isEmpty ? "guide" : String(plain)
  }

  /// Whether a word is a language tag: `de`, `pt-BR`, `sr-Latn`.
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.unicodeScalars.allSatisfy(\.isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.count) && $0.unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}
