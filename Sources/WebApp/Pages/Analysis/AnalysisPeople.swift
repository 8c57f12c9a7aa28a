import Analysis
import Foundation
import Interview
import Timeline

/// The interviews of a page, each named once: tables point to them by number, or five hundred interviews in thirty
/// tables would weigh megabytes.
struct AnalysisPeople: Sendable {
  /// One interview.
  struct Person: Sendable, Encodable {
    var id, name: String
  }

  /// In the order of the analysis.
  let list: [Person]
  private let numbers: [String: Int]

  /// Names `interviews` by code, with the day where one code stands for several.
  init(_ interviews: [Interview], _ words: AnalysisWords) {
    let amounts = Dictionary(grouping: interviews) { $0.participant }.mapValues(\.count)
    list = interviews.map { interview in
      let code = interview.participant
      let day = interview.startedAt.map(words.day)
      let isAlone = !code.isEmpty && amounts[code] == 1
      let parts = [code.isEmpty ? interview.title : code, isAlone ? nil : day]
      let name = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
      return Person(id: interview.id, name: name.isEmpty ? String(interview.id.prefix(8)) : name)
    }
    numbers = Dictionary(list.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// What people read for an interview.
  func name(_ id: String) -> String { numbers[id].map { list[$0].name } ?? id }

  /// Numbers of the interviews, as `data-who` holds them.
  func who(_ ids: [String]) -> String {
    ids.compactMap { numbers[$0] }.map(String.init).joined(separator: " ")
  }

  /// The number of one interview.
  func number(_ id: String) -> Int? { numbers[id] }

  /// Where each interview begins to talk about a question, in seconds; without a visit, where it was answered.
  static func places(of question: String, in interviews: [Interview]) -> [Double?] {
    interviews.map { interview in
      let visits = interview.visits(to: question)
      let passing = interview.sampleRate.frames(seconds: Interview.flyBySeconds)
      let visit = visits.first { $0.end - $0.start >= passing } ?? visits.first
      let frame = visit?.start ?? interview.answers[question]?.current.frame
      return frame.map { ($0.seconds(at: interview.sampleRate) * 10).rounded() / 10 }
    }
  }
}
