/// The conditions, jumps and calculations of a guide, read once and tied to places in its order. Sections and questions
/// are *stops*, numbered through the guide: each section, then its questions.
struct GuideLogic: Sendable {
  /// A section or question, in the order of the guide.
  struct Stop: Sendable {
    let section: Int
    /// `nil` for the section itself.
    let question: Question?
    /// Stop of the section that it stands in, or of the section above a sub-section.
    let parent: Int?
    /// Last stop that belongs to it: its own for a question.
    let last: Int
    var condition: LogicNode?
    var calculation: LogicNode?
    /// Where choices lead to, by code; only forward.
    var jumps: [String: Int] = [:]
  }

  let guide: Guide
  private(set) var stops: [Stop] = []
  /// Stop of each question and section.
  private(set) var places: [String: Int] = [:]
  /// Stops whose relevance or value hangs on that of this stop.
  private(set) var dependents: [[Int]]
  /// Questions that mention this stop's question in texts, choices, filters and checks.
  private(set) var mentions: [[Int]]
  // Stops whose texts, choices or rows hang on answers.
  private var changing: Set<Int> = []

  init(_ guide: Guide) {
    self.guide = guide
    (dependents, mentions) = ([], [])
    numberStops()
    dependents = Array(repeating: [], count: stops.count)
    mentions = dependents
    for stop in stops.indices { readStop(stop) }
  }

  /// The question with this id.
  func question(_ id: String) -> Question? { places[id].flatMap { stops[$0].question } }

  /// Whether the question there always looks the same.
  func isPlain(_ stop: Int) -> Bool { !changing.contains(stop) }

  /// An expression with everything that cannot be known at `stop` taken out: what does not exist or comes later.
  func tree(_ source: String?, at stop: Int, including own: Bool = false) -> LogicNode? {
    guard let source else { return nil }
    guard let expression = try? GuideExpression(source) else { return .nothing }
    return expression.root.replacingNames { id, part in
      if id == "this" { return own ? .name(id, part: part) : .nothing }
      guard let place = places[id], stops[place].question != nil, place < stop || (own && place == stop)
      else {
        return .nothing
      }
      return .name(id, part: part)
    }
  }

  /// Stops of questions that an expression mentions.
  func questions(in node: LogicNode?) -> Set<Int> {
    var found: Set<Int> = []
    _ = node?.replacingNames { id, part in
      if let place = places[id] { found.insert(place) }
      return .name(id, part: part)
    }
    return found
  }

  private mutating func numberStops() {
    var next = 0
    var sectionPlaces: [String: Int] = [:]
    for (index, section) in guide.sections.enumerated() {
      let place = next
      let above = section.parent.flatMap { sectionPlaces[$0] }
      stops.append(Stop(section: index, question: nil, parent: above, last: place + section.questions.count))
      sectionPlaces[section.id] = place
      places[section.id] = places[section.id] ?? place
      next += 1
      for question in section.questions {
        stops.append(Stop(section: index, question: question, parent: place, last: next))
        places[question.id] = places[question.id] ?? next
        next += 1
      }
    }
  }

  private mutating func readStop(_ place: Int) {
    let section = guide.sections[stops[place].section]
    if let parent = stops[place].parent { dependents[parent].append(place) }
    guard let question = stops[place].question else {
      stops[place].condition = tree(section.attribute("if"), at: place)
      depend(place, on: stops[place].condition)
      mention(place, in: [section.title] + section.texts)
      return
    }
    stops[place].condition = tree(question.attribute("if"), at: place)
    stops[place].calculation = tree(question.attribute("calculate"), at: place)
    depend(place, on: stops[place].condition)
    depend(place, on: stops[place].calculation)
    for option in question.options {
      guard let target = option.target else { continue }
      let stop = target == "end" ? stops.count : places[target] ?? place
      if stop > place { stops[place].jumps[option.code] = stop }
    }
    let parts =
      question.options.compactMap { $0.attribute("if") } + [question.attribute("check")].compactMap(\.self)
    for part in parts { look(place, at: questions(in: tree(part, at: place, including: true))) }
    for id in ["filter", "exclude"].compactMap({ question.attribute($0) }) {
      look(place, at: Set([places[id] ?? place]))
    }
    mention(
      place,
      in: [question.text] + question.options.map(\.text) + question.rows.map(\.text)
        + question.interviewerNotes + [question.help].compactMap(\.self))
  }

  private mutating func depend(_ place: Int, on node: LogicNode?) {
    for source in questions(in: node) where source < place && dependents[source].last != place {
      dependents[source].append(place)
    }
  }

  private mutating func mention(_ place: Int, in texts: [String]) {
    let names = texts.filter { $0.contains("{") }.flatMap { PipedText.names(in: $0) }
    look(place, at: Set(names.compactMap { places[$0.id] }))
  }

  private mutating func look(_ place: Int, at sources: Set<Int>) {
    for source in sources where source < place && mentions[source].last != place {
      changing.insert(place)
      mentions[source].append(place)
    }
  }
}

extension Section {
  /// Value of the attribute `name`, if it was given one.
  package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension AnswerOption {
  /// Value of the attribute `name`, if it was given one.
  package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
