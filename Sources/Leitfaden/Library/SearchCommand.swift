import ArgumentParser
import Interview
import Library
import Timeline
import Wording

/// `leitfaden search WORDS`: finds words in all interviews.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: Help.said("Find words in questions asked, notes, marks, keywords, transcripts and titles."),
    discussion: Help.text(
      "All words must occur; the beginning of a word is enough; capitals and accents do not matter.",
      examples: ["leitfaden search prufung"]))

  @Argument(help: .said("The words."))
  var words: [String]

  @OptionGroup var library: LibraryOptions

  @Option(help: .said("At most this many places.", value: "count"))
  var limit = 200

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    let store = try library.open()
    let hits = try store.search(words.joined(separator: " "), limit: limit)
    if json { return try Console.print(json: hits.map(FoundPlace.init)) }
    guard !hits.isEmpty else {
      return Console.say("nothing is found for “\(words.joined(separator: " "))”; try fewer or shorter words")
    }
    let headings: [Sentence] = ["id", "participant", "time", "place", "text"]
    var table = TextTable(headings.map(\.said))
    for hit in hits {
      table.add([
        String(hit.interview.id.prefix(8)), Words.short(hit.interview.participant, 20),
        TimeCode.short(Frame(hit.frame), at: hit.interview.sampleRate),
        hit.question.map { hit.kind == .question ? $0 : "\(hit.kind.rawValue) (\($0))" } ?? hit.kind.rawValue,
        Words.short(hit.snippet, 100),
      ])
    }
    Console.print(table.text.joined(separator: "\n"))
    if hits.count == limit {
      Console.note("there may be more; give more words, or --limit \(limit * 5)")
    }
  }

  func validate() throws {
    if !words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) {
      throw ValidationError.said("Give at least one word with a letter or a digit.")
    }
    if limit < 1 { throw ValidationError.said("--limit is 1 or more.") }
  }
}

/// One line of `search --json`.
struct FoundPlace: Encodable {
  var interview, folder, participant, title, kind: String
  var question: String?
  var frame: Int64
  var seconds: Double
  var snippet: String

  init(_ hit: SearchHit) {
    (interview, folder) = (hit.interview.id, hit.interview.folder)
    (participant, title) = (hit.interview.participant, hit.interview.title)
    (kind, question, frame) = (hit.kind.rawValue, hit.question, hit.frame)
    seconds = hit.interview.sampleRate.seconds(frames: hit.frame)
    snippet = hit.snippet
  }
}
