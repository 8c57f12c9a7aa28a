import Guide
import Wording

/// Whether what stands in braces in the texts of an import is an answer that is there when the text is shown.
struct ImportedPiping {
  private let order: [String: Int]

  init(_ guide: Guide) {
    let ids = guide.questions.map(\.id)
    order = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Reports what another program would have filled in and a guide does not.
  static func check(
    _ guide: Guide, places: [String: ImportPlace], _ problems: inout ImportProblems
  ) {
    let check = ImportedPiping(guide)
    var count = 0
    check.run(guide.introduction + guide.interviewerNotes, before: 0, "the introduction", nil, &problems)
    for section in guide.sections {
      check.run(
        [section.title] + section.texts + section.interviewerNotes, before: count,
        "the section “\(section.title)”", places[section.id], &problems)
      for question in section.questions {
        if question.hasSign("{") {
          check.run(
            question.spokenTexts, before: count, "the question “\(question.id)”", places[question.id],
            &problems)
        }
        count += 1
      }
    }
  }

  private func run(
    _ texts: [String], before number: Int, _ owner: Sentence, _ place: ImportPlace?,
    _ problems: inout ImportProblems
  ) {
    for text in texts where text.has("{") {
      let names = PipedText.names(in: text)
      let known = names.filter { order[$0.id] != nil }
      if let late = known.first(where: { order[$0.id] ?? 0 >= number }) {
        problems.warning(
          place,
          "the text of \(owner) names the answer to “\(late.id)”, which is asked only later; it is shown as it is"
        )
      }
      guard text.count(where: { $0 == "{" }) > known.count else { continue }
      problems.warning(
        place,
        "the text of \(owner) has a part in braces that the other program would fill in; here it is text")
      return
    }
  }
}
