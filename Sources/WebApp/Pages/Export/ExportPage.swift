import Exchange
import Foundation
import Library
import Vault
import WebServing

/// What the export page shows.
struct ExportPage: Sendable {
  /// An interview that can be chosen.
  struct Pick: Sendable {
    let id, pickName, pickFacts: String
    /// `id` of its guide.
    let pickGuide: String
    let isChosen: Bool
    /// That its participant's code looks like a name, which an export would tell.
    let remark: String?
  }

  /// What people want to do, and the kinds of files for it.
  struct Purpose: Sendable {
    let purposeID, purposeName, purposeHint, chosenNames: String
    let formats: [FormatView]
  }

  let backAddress: String
  let interviews: [Pick]
  let hasInterviews, hasSeveral, isListOpen: Bool
  let countSentence: String
  let purposes: [Purpose]
  /// One for each guide; the page shows that of the guide which all chosen interviews follow.
  let pickers: [QuestionPicker]
  /// The language of the page is offered first for reports.
  let isGerman: Bool
  let withoutText: Bool
  /// Whether a bundle is offered first: what was sealed stays sealed until somebody chose otherwise.
  let isWhole: Bool
  /// A passphrase for a bundle.
  let suggestion: String
  let folder: String
  /// Neither: the first stick.
  let isFolder, isDownload: Bool
  let media: [ExportMediumView]
  /// A guide's `id`, or empty for the whole library.
  let study: String
  /// The export that is being written already.
  let running: String?
  let texts: String

  /// So many interviews are shown without a touch.
  private static let fewEnough = 6

  init(
    _ summaries: [InterviewSummary], _ query: ExportQuery, study: String?, choice: ExportChoice?,
    usual: [String], pickers: [QuestionPicker], media: [RemovableMedium], running: String?,
    isSealed: Bool, _ language: Language
  ) {
    let amounts = Amounts(language: language)
    let wanted = Set(query.interviews)
    interviews = summaries.map { summary in
      let row = InterviewRow(summary, amounts)
      return Pick(
        id: summary.id,
        pickName: [row.participant, row.name].filter { !$0.isEmpty }.joined(separator: " · "),
        pickFacts: row.facts, pickGuide: summary.guide,
        isChosen: wanted.isEmpty || wanted.contains(summary.id),
        remark: CodeVerdict(summary.participant, language).sentence)
    }
    hasInterviews = !interviews.isEmpty
    hasSeveral = interviews.count > 1
    isListOpen = interviews.count <= Self.fewEnough
    let chosen = interviews.filter(\.isChosen).count
    countSentence = Texts.text(
      "exChosen", language,
      [
        "n": amounts.number(Double(chosen), digits: 0),
        "total": amounts.number(Double(interviews.count), digits: 0),
      ])
    let formats = [choice?.formats ?? [], usual, ExportFormats.defaultSet.map { $0.id }].first { !$0.isEmpty }
    purposes = Self.purposes(Set(formats ?? []), language)
    self.pickers = pickers
    isGerman = language == .german
    suggestion = PassphraseAdvice.suggestion()
    isWhole = isSealed && choice == nil
    withoutText = choice?.withoutText ?? false
    folder = choice.flatMap { $0.folder.isEmpty ? nil : $0.folder } ?? ExportTarget.usualFolder
    self.media = media.map { ExportMediumView($0, language) }
    let isStick = choice?.place == .medium && media.contains { !$0.isReadOnly }
    isDownload = choice?.place == .download
    isFolder = !isStick && choice?.place != .download
    self.study = study ?? ""
    self.running = running
    backAddress =
      query.interviews.count == 1
      ? Address.review(query.interviews[0]) : study.map { Address.guide($0) } ?? "/"
    texts = Texts.json(
      CommonTexts.phrases, ExportTexts.phrases, BundleTexts.phrases,
      SealingTexts.phrases, language: language)
  }

  private static func purposes(_ chosen: Set<String>, _ language: Language) -> [Purpose] {
    ExportPurpose.allCases.compactMap { purpose in
      let formats = ExportFormats.all.filter { $0.purpose == purpose }.map {
        FormatView($0, isOn: chosen.contains($0.id) && $0.missingProgram == nil, language)
      }
      guard !formats.isEmpty else { return nil }
      let names = formats.filter(\.isOn).map(\.formatName).joined(separator: " · ")
      return Purpose(
        purposeID: purpose.rawValue, purposeName: Texts.text("exPurpose_\(purpose.rawValue)", language),
        purposeHint: Texts.text("exHint_\(purpose.rawValue)", language),
        chosenNames: names.isEmpty ? Texts.text("exNothing", language) : names, formats: formats)
    }
  }
}
