import Foundation
import Interview
import Library
import WebServing

/// What the page shows of what left the library, of the audit log, and of how long studies are kept.
struct RecordsPage: Sendable {
  /// One way out.
  struct Left: Sendable {
    let when, whose, how, seal, place: String
    let isReadable: Bool
  }

  /// A study and its day.
  struct Study: Sendable {
    let number: Int
    let guide, studyName, count, day: String
    let isOverdue: Bool
    /// Identifiers of its interviews, with blanks.
    let interviews: String
    let sentence: String
  }

  let left: [Left]
  let isLeftEmpty: Bool
  /// Set when there are older ones that are not shown.
  let older: String?
  let isWhole: Bool
  let auditSentence: String
  let problems: [String]
  /// Number and hash of the last entry; `nil` when there is none.
  let head: String?
  let studies: [Study]
  let hasStudies: Bool
  let texts: String

  /// So many ways out are shown.
  private static let most = 500

  init(_ library: Library, today: Date = Date(), _ amounts: Amounts) throws {
    let language = amounts.language
    let summaries = try library.list()
    let names = Dictionary(summaries.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    let report = library.audit()
    let entries = report.entries.filter { $0.action == AuditEntry.Action.left.rawValue }
    left = entries.suffix(Self.most).reversed().map { Self.left($0, names, amounts) }
    isLeftEmpty = left.isEmpty
    older =
      entries.count > Self.most
      ? Texts.text("recOlder", language, ["n": "\(entries.count - Self.most)"]) : nil
    // a library without a log is whole as long as nothing was done in it
    let isMissing = report.head == nil && report.problems.isEmpty && !summaries.isEmpty
    isWhole = report.problems.isEmpty && !isMissing
    let since = report.entries.first.map { Self.when($0.time, amounts) } ?? ""
    auditSentence = Texts.text(
      isMissing ? "recNoLog" : !isWhole ? "recBroken" : report.entries.isEmpty ? "recNothing" : "recWhole",
      language, ["since": since, "n": "\(report.entries.count)"])
    problems = report.problems
    head = report.head.flatMap { $0.number > 0 ? "\($0.number) \($0.hash)" : nil }
    studies = Self.studies(summaries, try library.retention(), FolderName.day(today), language)
    hasStudies = !studies.isEmpty
    texts = Texts.json(CommonTexts.phrases, RecordsTexts.phrases, language: language)
  }

  private static func when(_ time: String, _ amounts: Amounts) -> String {
    (try? Date(time, strategy: .iso8601)).map(amounts.moment) ?? time
  }

  private static func left(
    _ entry: AuditEntry, _ names: [String: InterviewSummary], _ amounts: Amounts
  ) -> Left {
    let language = amounts.language
    let codes = entry.interviews.map { id in
      names[id].map { $0.participant.isEmpty ? $0.title : $0.participant }
        ?? Texts.text("recGone", language, ["id": String(id.prefix(8))])
    }
    let shown = codes.prefix(6).joined(separator: ", ") + (codes.count > 6 ? " +\(codes.count - 6)" : "")
    guard let departure = entry.departure else {
      return Left(
        when: when(entry.time, amounts), whose: shown, how: Texts.text("recLocked", language), seal: "",
        place: "",
        isReadable: false)
    }
    let kind = Texts.text("rvLeft\(departure.kind.rawValue.capitalized)", language)
    let facts = [
      departure.formats.joined(separator: ", "),
      Texts.text(departure.withNames ? "rvLeftNames" : "rvLeftNoNames", language),
      departure.withText ? "" : Texts.text("rvLeftNoText", language),
    ].filter { !$0.isEmpty }
    let seal =
      !departure.isSealed
      ? Texts.text("rvLeftOpen", language)
      : departure.recipients.contains(Departure.passphrase)
        ? Texts.text("rvLeftPassphrase", language)
        : Texts.text("rvLeftSealed", language, ["keys": departure.recipients.joined(separator: ", ")])
    return Left(
      when: when(entry.time, amounts), whose: shown, how: "\(kind): \(facts.joined(separator: " · "))",
      seal: seal, place: departure.place, isReadable: !departure.isSealed)
  }

  private static func studies(
    _ summaries: [InterviewSummary], _ days: [String: String], _ today: String, _ language: Language
  ) -> [Study] {
    Dictionary(grouping: summaries, by: \.guide).sorted { $0.key < $1.key }.enumerated().map {
      number, study in
      let day = days[study.key] ?? ""
      let title = study.value.first?.guideTitle ?? study.key
      let count = Texts.text(
        study.value.count == 1 ? "recOne" : "recMany", language, ["n": "\(study.value.count)"])
      return Study(
        number: number, guide: study.key, studyName: title.isEmpty ? study.key : title,
        count: count, day: day,
        isOverdue: !day.isEmpty && day < today, interviews: study.value.map(\.id).joined(separator: " "),
        sentence: Texts.text("recSure", language, ["n": count, "title": title]))
    }
  }
}
