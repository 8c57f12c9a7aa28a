import Documents
import Guide
import GuideFormats
import Interview

/// The codes of a project: the guides, and what people set by hand in the interviews.
struct QDPXCodes {
  let roots: [QDACode]

  static let note = DerivedGUID.text("notes")

  init(_ interviews: [ExportedInterview], _ words: QDAWords) {
    let trees = Self.guides(of: interviews).map { QDACode.codes(of: $0) }
    var roots = (trees + Self.byHand(interviews, words)).filter { !$0.children.isEmpty || $0.isCodable }
    var taken: Set<String> = []
    for index in roots.indices { Self.makeNamesDifferent(&roots[index], &taken) }
    self.roots = roots
  }

  /// QualCoder keeps a name once in a whole project, and drops what is filed under the second code of that name.
  private static func makeNamesDifferent(_ code: inout QDACode, _ taken: inout Set<String>) {
    let name = code.name
    var number = 1
    while !taken.insert(code.name.lowercased()).inserted {
      number += 1
      code.name = "\(name) (\(number))"
    }
    for index in code.children.indices { makeNamesDifferent(&code.children[index], &taken) }
  }

  /// The guides of the interviews, each once: that of the latest version, with what only others have at the end.
  static func guides(of interviews: [ExportedInterview]) -> [Guide] {
    var guides: [Guide] = []
    for exported in interviews {
      var guide =
        interviews.count == 1 ? exported.interview.guideTold : exported.interview.guide.withPlaceholders
      let added = Set(exported.interview.addedQuestions.map(\.id))
      for index in guide.sections.indices {
        guide.sections[index].questions.removeAll { added.contains($0.id) }
      }
      if let index = guides.firstIndex(where: { $0.id == guide.id }) {
        guides[index] = merged(guides[index], guide)
      } else {
        guides.append(guide)
      }
    }
    return guides
  }

  private static func merged(_ base: Guide, _ other: Guide) -> Guide {
    var guide = base
    var known = Set(base.questions.map(\.id))
    for section in other.sections {
      let new = section.questions.filter { known.insert($0.id).inserted }
      if new.isEmpty { continue }
      if let index = guide.sections.firstIndex(where: { $0.id == section.id }) {
        guide.sections[index].questions += new
      } else {
        var section = section
        section.questions = new
        guide.sections.append(section)
      }
    }
    return guide
  }

  /// The code of a question; one that was added on the spot belongs to its interview alone.
  static func question(_ id: String, of exported: ExportedInterview) -> String {
    let interview = exported.interview
    guard interview.addedQuestions.contains(where: { $0.id == id }) else {
      return QDACode.guid(ofQuestion: id, in: interview.guide.id)
    }
    return DerivedGUID.text("added/\(interview.id)/\(id)")
  }

  static func mark(_ colour: Int) -> String { DerivedGUID.text("marks/\(colour)") }

  static func keyword(_ word: String) -> String { DerivedGUID.text("keywords/\(word)") }

  private static func byHand(_ interviews: [ExportedInterview], _ words: QDAWords) -> [QDACode] {
    let all = interviews.map(\.interview)
    let added = interviews.flatMap { exported in
      exported.interview.addedQuestions.map { question in
        QDACode(
          guid: Self.question(question.id, of: exported),
          name: MarkerName.line("\(exported.shortName(ofQuestion: question.id)) (\(exported.stem))"),
          text: question.text)
      }
    }
    // Visits to questions that a guide does not know any more are coded all the same.
    let lost = interviews.flatMap { exported in
      Set(exported.interview.visits.map(\.question)).filter { exported.question($0) == nil }.sorted().map {
        id in
        QDACode(guid: Self.question(id, of: exported), name: MarkerName.line(id))
      }
    }
    let colours = Set(all.flatMap(\.marks).map(\.colour)).sorted().map { colour in
      QDACode(
        guid: Self.mark(colour), name: words.mark(colour), colour: Self.colour(colour))
    }
    var seen: Set<String> = []
    let keywords = all.flatMap(\.knownKeywords).filter { seen.insert($0).inserted }
    var codes = [
      QDACode(
        guid: DerivedGUID.text("added"), name: words.added, isCodable: false, children: added + unique(lost)),
      QDACode(guid: DerivedGUID.text("marks"), name: words.marks, isCodable: false, children: colours),
      QDACode(
        guid: DerivedGUID.text("keywords"), name: words.keywords, isCodable: false,
        children: named(keywords.map { ($0, MarkerName.line($0)) })),
    ]
    if interviews.contains(where: { !$0.writtenNotes.isEmpty }) {
      codes.append(QDACode(guid: note, name: words.notes, colour: "#808080"))
    }
    return codes
  }

  private static func unique(_ codes: [QDACode]) -> [QDACode] {
    var seen: Set<String> = []
    return codes.filter { seen.insert($0.guid).inserted }
  }

  /// Codes of keywords; two that look the same on one line get a number.
  private static func named(_ words: [(word: String, name: String)]) -> [QDACode] {
    var count: [String: Int] = [:]
    return words.map { word, name in
      let shown = name.isEmpty ? "…" : name
      count[shown, default: 0] += 1
      let number = count[shown] ?? 1
      return QDACode(guid: keyword(word), name: number == 1 ? shown : "\(shown) (\(number))")
    }
  }

  private static func colour(_ number: Int) -> String {
    switch number {
    case 1: "#D64545"
    case 2: "#D9A514"
    case 3: "#3F9E4D"
    case 4: "#3B74C4"
    case 5: "#8754B4"
    default: "#808080"
    }
  }
}
