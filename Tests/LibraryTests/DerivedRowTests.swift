import Foundation
import Interview
import Synchronization
import Testing

@testable import Library

@Suite("Rows made from events")
struct DerivedRowTests {
  @Test(
    "appended in random pieces, the rows are those of an interview folded anew", arguments: UInt64(1)...12)
  func incremental(seed: UInt64) throws {
    let scratch = try Scratch()
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide)
    var corpus = Corpus(seed: seed)
    var events = corpus.events(folder.id, beginning: Sample.started(folder), count: 150)[...]
    while !events.isEmpty {
      let size = 1 + corpus.next(below: 6)
      try library.commit(Array(events.prefix(size)))
      events = events.dropFirst(size)
      // Now and then another program comes, with no fold in its memory.
      if corpus.next(below: 10) == 0 { library.folds.withLock { $0 = FoldCache() } }
    }
    let interview = try library.interview(folder.id)
    #expect(try library.read { try InterviewRow(folder.id, nil, $0) } == InterviewRow(interview))
    let stored = try library.read { try SearchEntry.stored(of: folder.id, $0) }
    #expect(stored == Set(SearchEntry.entries(of: interview)))
    #expect(try library.check(sound: { _, _ in nil }).filter { $0.message.contains("search") }.isEmpty)
  }
}
