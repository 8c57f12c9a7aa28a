extension Guide {
  /// Does one step of editing.
  ///
  /// - Parameter highest: No new question gets `qN` with a number up to this one: an id that meant something else
  ///   before must not come again.
  /// - Returns: Id of the question or section that was made or changed; `nil` when it was taken away.
  /// - Throws: `GuideEditProblem`; the guide is as it was then.
  package mutating func apply(_ command: GuideCommand, above highest: Int = 0) throws(GuideEditProblem)
    -> String?
  {
    switch command {
    case .setGuide(let facts): facts.put(into: &self)
    case .addSection(let title, let index):
      let id = freshID("s", above: 0)
      let section = Section(id: id, title: title.isEmpty ? words.section : title)
      sections.insert(section, at: min(max(0, index), sections.count))
      return id
    case .setSection(let id, let facts):
      facts.put(into: &sections[try place(ofSection: id)])
      return id
    case .moveSection(let id, let index):
      let section = sections.remove(at: try place(ofSection: id))
      sections.insert(section, at: min(max(0, index), sections.count))
      return id
    case .duplicateSection(let id): return try duplicateSection(id, above: highest)
    case .removeSection(let id):
      let place = try place(ofSection: id)
      guard sections.count > 1 else { throw GuideEditProblem(.lastSection, id) }
      sections.remove(at: place)
      return nil
    case .rename(let id, let new): return try rename(id, to: new)
    default: return try applyToQuestion(command, above: highest)
    }
    return nil
  }

  private mutating func applyToQuestion(_ command: GuideCommand, above highest: Int) throws(GuideEditProblem)
    -> String?
  {
    switch command {
    case .addQuestion(let text, let kind, let section, let index):
      guard AnswerKinds.kind(kind) != nil else { throw GuideEditProblem(.unknownKind, kind) }
      let place = try place(ofSection: section)
      let id = freshID("q", above: highest)
      let question = Question(id: id, text: text.isEmpty ? words.question : text)
      insert(question.changed(to: kind, language: language), place, index)
      return id
    case .setQuestion(let question):
      guard AnswerKinds.kind(question.kind) != nil else {
        throw GuideEditProblem(.unknownKind, question.kind)
      }
      let place = try place(ofQuestion: question.id)
      sections[place.section].questions[place.question] = question
      return question.id
    case .setKind(let id, let kind):
      guard AnswerKinds.kind(kind) != nil else { throw GuideEditProblem(.unknownKind, kind) }
      let place = try place(ofQuestion: id)
      let question = sections[place.section].questions[place.question]
      sections[place.section].questions[place.question] = question.changed(to: kind, language: language)
      return id
    case .moveQuestion(let id, let section, let index):
      let old = try place(ofQuestion: id)
      let new = try place(ofSection: section)
      let question = sections[old.section].questions.remove(at: old.question)
      insert(question, new, index)
      return id
    case .duplicateQuestion(let id):
      let place = try place(ofQuestion: id)
      var copy = sections[place.section].questions[place.question]
      copy.id = freshID("q", above: highest)
      insert(copy, place.section, place.question + 1)
      return copy.id
    case .removeQuestion(let id):
      let place = try place(ofQuestion: id)
      sections[place.section].questions.remove(at: place.question)
      return nil
    default: return nil
    }
  }

  private var words: NewWords { NewWords(language: language) }

  private mutating func insert(_ question: Question, _ section: Int, _ index: Int) {
    let place = min(max(0, index), sections[section].questions.count)
    sections[section].questions.insert(question, at: place)
  }

  private mutating func duplicateSection(_ id: String, above highest: Int) throws(GuideEditProblem) -> String
  {
    let place = try place(ofSection: id)
    var copy = sections[place]
    copy.id = freshID("s", above: 0)
    var next = number(ofFresh: "q", above: highest)
    for index in copy.questions.indices {
      copy.questions[index].id = "q\(next)"
      next += 1
    }
    sections.insert(copy, at: place + 1)
    return copy.id
  }

  private func place(ofSection id: String) throws(GuideEditProblem) -> Int {
    guard let place = sections.firstIndex(where: { $0.id == id }) else { throw GuideEditProblem(.gone, id) }
    return place
  }

  private func place(ofQuestion id: String) throws(GuideEditProblem) -> (section: Int, question: Int) {
    for (section, each) in sections.enumerated() {
      if let question = each.questions.firstIndex(where: { $0.id == id }) { return (section, question) }
    }
    throw GuideEditProblem(.gone, id)
  }

  private func freshID(_ letter: String, above highest: Int) -> String {
    "\(letter)\(number(ofFresh: letter, above: highest))"
  }

  // One more than every number of this letter, so that the id of something deleted just now does not come again.
  private func number(ofFresh letter: String, above highest: Int) -> Int {
    (sections.map(\.id) + questions.map(\.id)).reduce(highest) { most, id in
      guard id.lowercased().hasPrefix(letter), let number = Int(id.dropFirst()), number < 1_000_000_000 else {
        return most
      }
      return max(most, number)
    } + 1
  }
}
