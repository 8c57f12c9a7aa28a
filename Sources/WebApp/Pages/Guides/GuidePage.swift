import Foundation
import Guide
import GuideFormats
import Library
import WebServing
import Wording

/// What the page of one guide shows.
struct GuidePage: Sendable {
  struct SectionView: Sendable {
    let sectionTitle, tally: String
    let isHandover: Bool
    let questions: [QuestionView]
  }

  struct QuestionView: Sendable {
    let number: Int
    let wording, kind, questionAddress: String
    let isRequired: Bool
    let probeCount: String?
  }

  /// A format of another program that the guide can be taken to.
  struct Take: Sendable {
    let takeName, takeAddress, lossesAddress: String
  }

  /// The same guide in another file: another language, another version.
  struct Other: Sendable {
    let otherName, otherAddress: String
  }

  let name, about: String
  let guideLanguage: String
  let note: String?
  let study: String?
  let sections: [SectionView]
  let interviews: [InterviewRow]
  let interviewCount: String
  let hasInterviews: Bool
  let moreAddress: String?
  let others: [Other]
  let hasOthers: Bool
  let problems: [GuideTile.Problem]
  let hasProblems: Bool
  let problemWord: String?
  let isUsable: Bool
  let startAddress: String?
  let analysisAddress, exportAddress: String
  let editAddress: String?
  /// Name of the file; `nil` when it is not in the library any more.
  let file: String?
  let deleteAddress: String?
  /// The page to print; `nil` when the guide cannot be used.
  let printAddress: String?
  let takes: [Take]
  let hasTakes: Bool
  let texts: String

  /// As many interviews are listed here.
  static let most = 20

  init(
    key: String, guide: Guide?, item: GuideShelf.Item?, others: [GuideShelf.Item],
    interviews all: [InterviewSummary], recording: String?, failed: Set<String> = [], _ amounts: Amounts
  ) {
    let language = amounts.language
    let tile = item.map { GuideTile($0, amounts) }
    name = guide?.title ?? item?.file ?? key
    guideLanguage = guide?.language ?? ""
    note = guide.flatMap { $0.note.isEmpty ? nil : $0.note }
    study = guide.flatMap { $0.study.isEmpty ? nil : $0.study }
    let version = guide.flatMap {
      $0.version.isEmpty ? nil : Texts.text("version", language, ["v": $0.version])
    }
    let count = tile?.about ?? guide.map { amounts.count("questions", $0.questions.count) }
    about = [study, count, version, guide.flatMap { $0.author.isEmpty ? nil : $0.author }]
      .compactMap(\.self).joined(separator: " · ")
    sections = guide.map { Self.sections($0, key, amounts) } ?? []
    interviews = all.prefix(Self.most).map {
      InterviewRow($0, amounts, recording: recording, lacksFiles: failed.contains($0.id))
    }
    interviewCount = amounts.count("interviews", all.count)
    hasInterviews = !all.isEmpty
    moreAddress = all.count > Self.most ? "/" + Address.query([("guide", key)]) : nil
    self.others = others.map { other in
      let tile = GuideTile(other, amounts)
      return Other(
        otherName: [tile.name, tile.about].joined(separator: " · "),
        otherAddress: Address.guide(key) + Address.query([("file", other.file)]))
    }
    hasOthers = !others.isEmpty
    let differences = guide.map { guide in
      GuideLanguages(guide, among: others.map { .init(name: $0.file, reading: $0.reading) }).diagnostics.map {
        GuideTile.Problem(place: "", sentence: $0.text(in: language.rawValue), isError: false)
      }
    }
    problems = (tile?.problems ?? []) + (differences ?? [])
    hasProblems = !problems.isEmpty
    problemWord = tile?.problemWord ?? amounts.count("guideHints", problems.count)
    isUsable = tile?.isUsable ?? false
    startAddress = tile?.isUsable == true ? tile?.startAddress : nil
    analysisAddress = Address.analysis(key)
    exportAddress = Address.export(guide: key)
    editAddress = item.flatMap { GuideShelf.isText($0.file) ? $0 : nil }.map {
      Address.edit(guide: key, file: $0.file)
    }
    file = item?.file
    deleteAddress = item.map { "/api/guides/\(Address.step($0.file))/delete" }
    let usable = item.flatMap { $0.isUsable ? $0.file : nil }
    printAddress = usable.map { GuideFileRoutes.address($0, "print") }
    takes =
      usable.map { file in
        GuideFormats.writable.map { format in
          Take(
            takeName: Texts.text("take_\(format.id)", language),
            takeAddress: GuideFileRoutes.address(file, format.id),
            lossesAddress: GuideFileRoutes.address(file, format.id) + "/losses")
        }
      } ?? []
    hasTakes = !takes.isEmpty
    texts = Texts.json(CommonTexts.phrases, HomeTexts.phrases, language: language)
  }

  private static func sections(_ guide: Guide, _ key: String, _ amounts: Amounts) -> [SectionView] {
    let numbers = guide.numbers
    return guide.sections.map { section in
      let questions = section.questions.map { question in
        QuestionView(
          number: numbers[question.id] ?? 0, wording: question.text, kind: kind(question, amounts.language),
          questionAddress: Address.guide(key) + "/questions/" + Address.step(question.id),
          isRequired: question.requirement == .required,
          probeCount: question.probes.isEmpty ? nil : amounts.count("probes", question.probes.count))
      }
      let title = section.title.isEmpty ? Texts.text("noHeading", amounts.language) : section.title
      return SectionView(
        sectionTitle: title, tally: amounts.count("questions", questions.count),
        isHandover: section.isHandover, questions: questions)
    }
  }

  /// How a question is answered, in plain words: “choose one”, “a number”; `Question.kind` when it has none here.
  static func kind(_ question: Question, _ language: Language) -> String {
    AnswerKinds.kind(question.kind)?.sheet.briefly.said(in: language.rawValue) ?? question.kind
  }
}
