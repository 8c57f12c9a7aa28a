import Interview

/// What interviews are called in a report on many: by the code of the participant, never by title or name. Two
/// interviews with one code are told apart by their folders.
struct StudyPeople {
  private let names: [String: String]

  init(_ interviews: [ExportedInterview]) {
    let codes = Dictionary(grouping: interviews) { $0.interview.participant }
    names = Dictionary(
      interviews.map { exported in
        let code = exported.interview.participant
        let isAlone = !code.isEmpty && codes[code]?.count == 1
        return (exported.interview.id, isAlone ? code : exported.stem)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The code of an interview.
  func name(_ id: String) -> String { names[id] ?? "" }
}
