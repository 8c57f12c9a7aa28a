import Analysis
import Guide

/// How long was talked about what, and how long each interview took.
struct AnalysisTimeView: Sendable {
  struct Line: Sendable {
    let title, planned, median, total, share, bar, visited: String
    let lang: String?
    let isSection, isOver: Bool
    /// Whether anybody came to it, and the number of the list of their times in `talk`.
    let isTalked: Bool
    let talkNumber: String
  }

  struct Person: Sendable {
    let name, personAddress, recorded, talked, visits: String
    let parts: [String]
  }

  /// A heading of the table of interviews.
  struct Heading: Sendable {
    let heading: String
    let headingLang: String?
  }

  let lines: [Line]
  let headings: [Heading]
  let persons: [Person]
  let personCount: String
  /// Many interviews are folded away.
  let isLong: Bool
  /// For each line the times of those who came to it: number of the interview, seconds.
  let talk: [[[Double]]]

  private static let mostHeadings = 8
  private static let fewPersons = 30

  init(_ scene: AnalysisScene) {
    let (words, time) = (scene.words, scene.view.talkTime)
    let texts = words.tables
    let longest = time.rows.compactMap(\.medianSeconds).max() ?? 0
    var talk: [[[Double]]] = []
    lines = time.rows.map { row in
      let visited = row.kind == .outside ? row.cells.filter { $0.frames > 0 } : row.visited
      let times = visited.compactMap { cell in
        scene.people.number(cell.interview).map { [Double($0), cell.seconds.rounded()] }
      }
      if !times.isEmpty { talk.append(times) }
      let isOver =
        row.plannedSeconds.flatMap { planned in row.medianSeconds.map { $0 - planned >= 30 } } ?? false
      let isSection = row.kind == .section
      return Line(
        title: Self.title(row, words),
        planned: row.plannedSeconds.map(words.duration) ?? "",
        median: row.medianSeconds.map(words.duration) ?? "–",
        total: row.totalSeconds > 0 ? words.duration(row.totalSeconds) : "–", share: texts.percent(row.share),
        bar: String(Int(longest > 0 ? ((row.medianSeconds ?? 0) / longest * 100).rounded() : 0)),
        visited: texts.count(visited.count),
        lang: row.title.isEmpty ? nil : scene.view.guide.language.ifAny, isSection: isSection, isOver: isOver,
        isTalked: !times.isEmpty, talkNumber: times.isEmpty ? "" : String(talk.count - 1))
    }
    self.talk = talk
    let sections = Array(time.mainSections.prefix(Self.mostHeadings))
    headings = sections.map {
      Heading(
        heading: $0.title.isEmpty ? texts.untitledSection : $0.title,
        headingLang: $0.title.isEmpty ? nil : scene.view.guide.language.ifAny)
    }
    let cells = sections.map { row in
      Dictionary(row.cells.map { ($0.interview, $0.seconds) }) { first, _ in first }
    }
    persons = time.interviews.map { talk in
      Person(
        name: scene.people.name(talk.name.id),
        personAddress: "/interviews/\(AnalysisQuery.encoded(talk.name.id))/review",
        recorded: words.duration(talk.seconds), talked: words.duration(talk.talkedSeconds),
        visits: texts.count(talk.visits),
        parts: cells.map { cell in
          cell[talk.name.id].map { $0 > 0 ? words.duration($0) : "–" } ?? "–"
        })
    }
    personCount = words.count("anInterviews", persons.count)
    isLong = persons.count > Self.fewPersons
  }

  private static func title(_ row: TalkTimeRow, _ words: AnalysisWords) -> String {
    switch row.kind {
    case .section: row.title.isEmpty ? words.tables.untitledSection : row.title
    case .question: row.title
    case .added: words.tables.addedQuestions
    case .outside: words.tables.betweenQuestions
    }
  }
}
