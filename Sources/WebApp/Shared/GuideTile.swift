import Foundation
import Guide
import GuideFormats
import HTTPTypes
import WebServing
import Wording

/// A guide as the first page offers it.
struct GuideTile: Sendable {
  /// A problem of its file.
  struct Problem: Sendable, Encodable {
    let place: String
    let sentence: String
    let isError: Bool
  }

  let file, name, about: String
  let guideLanguage: String
  let study: String
  let startAddress, pageAddress: String
  /// `nil` while there is no interview to analyse.
  let analysisAddress: String?
  let isUsable: Bool
  let problems: [Problem]
  /// The first of them, as many as a tile has room for.
  let firstProblems: [Problem]
  /// What its links are called for those who hear them alone.
  let startLabel, lookLabel, analysisLabel: String
  /// The tally of its problems; `nil` when there are none.
  let problemWord: String?

  /// - Parameters:
  ///   - languages: Those it can be led in, when there are several.
  ///   - showsFile: Whether the name of the file is needed to tell it from another guide.
  ///   - hasInterviews: Whether somebody was interviewed along it.
  init(
    _ item: GuideShelf.Item, _ amounts: Amounts, languages: [String] = [], showsFile: Bool = false,
    hasInterviews: Bool = false
  ) {
    let guide = item.reading.guide
    file = item.file
    name = guide.map(\.title) ?? item.file
    guideLanguage = guide?.language ?? ""
    study = guide?.study ?? ""
    about = [Self.about(guide, languages, amounts), showsFile ? item.file : ""].filter { !$0.isEmpty }
      .joined(separator: " · ")
    startAddress = Address.start(guide: item.file)
    pageAddress = Address.guide(item.key)
    analysisAddress = hasInterviews ? Address.analysis(item.key) : nil
    isUsable = item.isUsable
    problems = Self.problems(item, amounts.language)
    firstProblems = Array(problems.filter(\.isError).prefix(1))
    startLabel = Texts.text("newInterviewWith", amounts.language, ["name": name])
    analysisLabel = Texts.text("analysisOf", amounts.language, ["name": name])
    lookLabel = Texts.text("lookAt", amounts.language, ["name": name])
    let errors = problems.count { $0.isError }
    problemWord =
      problems.isEmpty
      ? nil : errors > 0 ? amounts.count("guideErrors", errors) : amounts.count("guideHints", problems.count)
  }

  /// `German, English · 9 questions`
  private static func about(_ guide: Guide?, _ languages: [String], _ amounts: Amounts) -> String {
    guard let guide else { return "" }
    let tags = languages.isEmpty ? [guide.language].filter { !$0.isEmpty } : languages
    let names = tags.map { amounts.language.locale.localizedString(forIdentifier: $0) ?? $0 }
    return [names.joined(separator: ", "), amounts.count("questions", guide.questions.count)]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Every problem with its line, in the words of the reader of guides.
  static func problems(_ item: GuideShelf.Item, _ language: Language) -> [Problem] {
    if let problem = item.problem {
      let sentence = WebError(explaining: problem).sentence.said(in: language)
      return [Problem(place: "", sentence: sentence, isError: true)]
    }
    return problems(item.reading, language)
  }

  /// Every problem found in a text.
  static func problems(_ reading: GuideReading, _ language: Language) -> [Problem] {
    reading.diagnostics.map { diagnostic in
      Problem(
        place: diagnostic.sheet == nil
          ? Texts.text("line", language, ["n": "\(diagnostic.line)"]) : diagnostic.place,
        sentence: diagnostic.text(in: language.rawValue),
        isError: diagnostic.severity == .error)
    }
  }
}

extension GuideTile {
  /// The guides last used first, then the others, broken ones at the end.
  static func all(_ shelf: [GuideShelf.Item], lastUsed: [String], _ amounts: Amounts) -> [GuideTile] {
    var place: [String: Int] = [:]
    for (index, guide) in lastUsed.enumerated() where place[guide] == nil { place[guide] = index }
    func rank(_ item: GuideShelf.Item) -> (Int, Int) { (item.isUsable ? 0 : 1, place[item.key] ?? .max) }
    let shown = GuideShelf.folded(shelf, preferred: amounts.language.rawValue)
    let names = Dictionary(grouping: shown.compactMap { $0.item.reading.guide }) {
      "\($0.title) \($0.language)"
    }
    return shown.sorted { rank($0.item) < rank($1.item) }.map { item, languages in
      let twins = item.reading.guide.flatMap { names["\($0.title) \($0.language)"]?.count } ?? 1
      return GuideTile(
        item, amounts, languages: languages, showsFile: twins > 1, hasInterviews: place[item.key] != nil)
    }
  }
}
