import Guide
import Interview
import Wording

/// A question that was talked about in an interview, so that there is sound of it.
struct TalkedQuestion {
  /// Its identifier.
  let id: String
  /// `Q03 first_day`
  let name: String
  /// Its visits that have a length, in order.
  let visits: [Visit]
  /// `Q03_first_day`, for the name of a file; no other question of the interview has it.
  let fileName: String

  /// The questions with sound, in the order of the guide, added ones last.
  ///
  /// - Parameter wanted: Only the question of this identifier or code; `nil` for all.
  static func all(in interview: ExportedInterview, only wanted: String?) -> [TalkedQuestion] {
    let happened = interview.interview
    let visits = Dictionary(grouping: happened.visits) { $0.question }
    let known = happened.guide.questions.map(\.id) + happened.addedQuestions.map(\.id)
    var seen: Set<String> = []
    var ids = (known + happened.visits.map(\.question)).filter { seen.insert($0).inserted }
    if let wanted {
      let coded = ids.first { interview.questionCode($0)?.lowercased() == wanted.lowercased() }
      ids = seen.contains(wanted) ? [wanted] : coded.map { [$0] } ?? []
    }
    var names: Set<String> = []
    return ids.compactMap { id in
      let long = (visits[id] ?? []).filter { interview.clamped($0.end) > interview.clamped($0.start) }
      guard !long.isEmpty else { return nil }
      let name = interview.shortName(ofQuestion: id)
      let plain = QDPXFormat.fileName(name)
      let fileName = names.contains(plain) ? "\(plain)_\(names.count)" : plain
      names.insert(fileName)
      return TalkedQuestion(id: id, name: name, visits: long, fileName: fileName)
    }
  }

  /// - Throws: When a question was asked for and no interview has sound of it.
  static func check(_ files: [ExportedFile], _ options: ExportOptions) throws(ExchangeError) {
    guard files.isEmpty, let wanted = options.sound.question else { return }
    throw ExchangeError(
      .unknownQuestion, "there is no sound of a question “\(wanted)” in what was chosen",
      hint: "`leitfaden show` lists the questions of an interview; name one by its id, or by its code (Q03)")
  }
}
