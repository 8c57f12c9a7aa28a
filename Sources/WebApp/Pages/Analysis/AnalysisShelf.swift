import Foundation
import Interview
import Library
import WebServing

/// Interviews that were read for an analysis, kept until something happens in them: reading five hundred takes
/// seconds, looking at them again must not.
actor AnalysisShelf: Forgetful {
  /// What a look finds.
  enum Look: Sendable {
    /// Everything is read.
    case ready(AnalysisMaterial)
    /// Some are still to be read; the next look goes on where this one stopped.
    case reading(title: String, done: Int, total: Int)
    /// No interview follows the guide.
    case empty
  }

  private struct Kept {
    var events: Int
    var interview: Interview
  }

  /// What pages show, by the question that was asked.
  private struct Shown {
    var guide: String
    var key: String
    var stamp: [String: Int]
    var page: AnalysisPage
  }

  private let library: Library
  private var kept: [String: [String: Kept]] = [:]
  /// Guides, the one looked at last at the end.
  private var recent: [String] = []
  private var shown: [Shown] = []

  /// Guides and pages that are kept.
  private static let most = (guides: 3, pages: 6)
  /// Interviews read at once.
  private static let chunk = 12

  /// Makes an empty shelf.
  init(library: Library) { self.library = library }

  /// Reads what is not known yet, for at most `patience`; to the end when that is `nil`.
  ///
  /// - Throws: `LibraryError` when the library cannot be read.
  func look(_ guide: String, patience: Duration?) async throws -> Look {
    let deadline = patience.map { ContinuousClock.now + $0 }
    let library = library
    let listed = try await Blocking.run { try library.list(InterviewFilter(guide: guide)) }
    // The list also finds titles, and capitals aside.
    let exact = listed.filter { $0.guide == guide }
    let id = exact.isEmpty ? listed.first?.guide ?? guide : guide
    let summaries = listed.filter { $0.guide == id }.sorted { $0.createdAt < $1.createdAt }
    guard !summaries.isEmpty else { return .empty }
    use(id)
    let stamp = Dictionary(uniqueKeysWithValues: summaries.map { ($0.id, $0.events) })
    kept[id] = (kept[id] ?? [:]).filter { stamp[$0.key] != nil }
    var missing = summaries.filter { kept[id]?[$0.id]?.events != $0.events }.map(\.id)
    while !missing.isEmpty {
      let next = Array(missing.prefix(Self.chunk))
      // one that cannot be read is told of, and keeps nobody from the others
      let read = try await Blocking.run { next.compactMap { try? library.interview($0) } }
      for interview in read {
        kept[id, default: [:]][interview.id] = Kept(
          events: stamp[interview.id] ?? 0, interview: interview)
      }
      missing.removeFirst(next.count)
      if let deadline, !missing.isEmpty, ContinuousClock.now > deadline {
        return .reading(
          title: summaries.last?.guideTitle ?? "", done: summaries.count - missing.count,
          total: summaries.count)
      }
    }
    let interviews = summaries.compactMap { kept[id]?[$0.id]?.interview }
    return .ready(
      AnalysisMaterial(
        guide: id, interviews: interviews, unreadable: summaries.count - interviews.count, stamp: stamp))
  }

  /// Forgets everything that was read, because the library is locked.
  func forget() { (kept, recent, shown) = ([:], [], []) }

  /// A page that was made before, if nothing has happened since.
  func page(_ key: String, of material: AnalysisMaterial) -> AnalysisPage? {
    shown.first { $0.key == key && $0.guide == material.guide && $0.stamp == material.stamp }?.page
  }

  /// Keeps a page for the next look.
  func keep(_ page: AnalysisPage, _ key: String, of material: AnalysisMaterial) {
    shown.removeAll { $0.key == key && $0.guide == material.guide }
    shown.append(Shown(guide: material.guide, key: key, stamp: material.stamp, page: page))
    if shown.count > Self.most.pages { shown.removeFirst() }
  }

  private func use(_ guide: String) {
    recent.removeAll { $0 == guide }
    recent.append(guide)
    while recent.count > Self.most.guides { kept[recent.removeFirst()] = nil }
  }
}
