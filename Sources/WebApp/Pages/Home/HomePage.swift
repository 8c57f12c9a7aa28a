import Guide
import GuideFormats
import Interview
import Library
import WebServing

/// What the first page shows.
struct HomePage: Sendable {
  /// A choice that leads to another address.
  struct Choice: Sendable {
    let choiceName, choiceAddress: String
    let isChosen: Bool
  }

  /// The interview that is being recorded.
  struct Running: Sendable {
    let runningName, runningAddress: String
  }

  /// As many guides are shown at once.
  static let tiles = 6
  /// As many open interviews are shown on top.
  static let openOnTop = 4

  var words = ""
  var isSearch = false
  var found: [FoundRow] = []
  /// How many places were found, as a sentence.
  var foundSentence: String?
  var running: Running?
  var guides: [GuideTile] = []
  var hasGuides = false
  var moreGuides: [GuideTile] = []
  /// Whether there are more guides than shown at once.
  var hasMoreGuides = false
  var open: [InterviewRow] = []
  var hasOpen = false
  /// Leads to all open ones, when not all are on top.
  var allOpen: Choice?
  var groups: [InterviewGroup] = []
  var hasGroups = false
  var statuses: [Choice] = []
  var guideChoices: [Choice] = []
  var hasGuideChoices = false
  /// The guide that is filtered by, or the word for all.
  var guideChoice = ""
  var isFilterEmpty = false
  var moreAddress: String?
  var shownSentence = ""
  /// Whether there has never been an interview.
  var isEmpty = false
  var hasInterviews = false
  var exportAddress = Address.export()
  /// Free recording time at the chosen quality and free disk.
  var room: String?
  var isRoomShort = false
  /// That another program synchronises the library, as a sentence.
  var synced: String?
  var hasDemo = false
  /// Studies that are kept longer than they were meant to be, a sentence for each.
  var overdue: [String] = []
  /// What has to be known of recordings that ended or were interrupted, and nobody has seen yet.
  var notices: [ToldNoticeView] = []
  /// What unlockings found, and nobody has seen yet.
  var warnings: [UnlockingWarningView] = []
  var texts = ""
}

extension HomePage {
  /// Everything the page is made of, read before.
  struct Material: Sendable {
    var all: [InterviewSummary]
    var shelf: [GuideShelf.Item]
    /// Identifier and name of the interview being recorded.
    var recording: String?
    /// How far the open ones on top got.
    var howFar: [String: InterviewRow.HowFar]
    /// Those whose files for other programs could not be written.
    var failed: Set<String> = []
  }

  /// The open interviews that stand on top: those last worked on first.
  static func openOnTop(_ all: [InterviewSummary], recording: String?) -> [InterviewSummary] {
    let open = all.filter { $0.status == .open && $0.id != recording }
    return open.sorted { ($0.endedAt ?? $0.createdAt) > ($1.endedAt ?? $1.createdAt) }
  }

  /// The page without a search.
  init(_ material: Material, _ query: HomeQuery, _ amounts: Amounts) {
    let language = amounts.language
    let all = material.all
    isEmpty = all.isEmpty
    exportAddress = Address.export(guide: query.guide)
    if let recording = material.recording {
      let summary = all.first { $0.id == recording }
      running = Running(
        runningName: [summary?.participant ?? "", summary?.title ?? ""].filter { !$0.isEmpty }
          .joined(separator: " · "), runningAddress: Address.lead(recording))
    }
    let tiles = GuideTile.all(material.shelf, lastUsed: all.map(\.guide), amounts)
    guides = Array(tiles.prefix(Self.tiles))
    moreGuides = Array(tiles.dropFirst(Self.tiles))

    let onTop = query.isFiltered ? [] : Self.openOnTop(all, recording: material.recording)
    open = onTop.prefix(Self.openOnTop).map {
      InterviewRow(
        $0, amounts, recording: material.recording, howFar: material.howFar[$0.id],
        lacksFiles: material.failed.contains($0.id))
    }
    if onTop.count > Self.openOnTop {
      allOpen = Choice(
        choiceName: Texts.text("allOpen", language, ["n": amounts.number(Double(onTop.count), digits: 0)]),
        choiceAddress: query.address { $0.status = .open }, isChosen: false)
    }
    let shownOnTop = Set(open.map(\.id))
    let rest = all.filter { summary in
      (query.guide.map { $0 == summary.guide } ?? true)
        && (query.status.map { $0 == summary.status } ?? true) && !shownOnTop.contains(summary.id)
    }
    let rows = rest.prefix(query.limit).map {
      InterviewRow(
        $0, amounts, recording: material.recording, lacksFiles: material.failed.contains($0.id))
    }
    let studies = Dictionary(
      material.shelf.compactMap { item in
        item.reading.guide.flatMap { $0.study.isEmpty ? nil : ($0.id, $0.study) }
      }, uniquingKeysWith: { first, _ in first })
    groups = InterviewGroup.groups(Array(rows), studies: studies, amounts.language)
    isFilterEmpty = rest.isEmpty && query.isFiltered
    if rest.count > rows.count {
      moreAddress = query.address { $0.limit += HomeQuery.page }
      shownSentence = Texts.text(
        "shownOf", language,
        [
          "n": amounts.number(Double(rows.count), digits: 0),
          "m": amounts.number(Double(rest.count), digits: 0),
        ])
    }
    statuses = [(nil, "filterAll"), (Interview.Status.open, "filterOpen"), (.saved, "filterSaved")].map {
      status, key in
      Choice(
        choiceName: Texts.text(key, language),
        choiceAddress: query.address {
          $0.status = status
          $0.limit = HomeQuery.page
        }, isChosen: query.status == status)
    }
    choices(of: all, query, language)
    // templates see stored values only
    (hasGuides, hasMoreGuides) = (!guides.isEmpty, !moreGuides.isEmpty)
    (hasOpen, hasGroups, hasInterviews) = (!open.isEmpty, !groups.isEmpty, !isEmpty)
    hasGuideChoices = guideChoices.count > 2
  }

  private mutating func choices(of all: [InterviewSummary], _ query: HomeQuery, _ language: Language) {
    var names: [(id: String, name: String)] = []
    var seen: Set<String> = []
    for summary in all where seen.insert(summary.guide).inserted {
      names.append((summary.guide, summary.guideTitle))
    }
    let every = Texts.text("allGuides", language)
    guideChoice = names.first { $0.id == query.guide }?.name ?? query.guide ?? every
    guideChoices =
      [
        Choice(
          choiceName: every, choiceAddress: query.address { $0.guide = nil }, isChosen: query.guide == nil)
      ]
      + names.prefix(100).map { guide in
        Choice(
          choiceName: guide.name, choiceAddress: query.address { $0.guide = guide.id },
          isChosen: query.guide == guide.id)
      }
  }
}
