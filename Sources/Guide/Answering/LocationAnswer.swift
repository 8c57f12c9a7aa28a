package import Wording

/// A place: in words, and with coordinates only where somebody wants to give them.
package enum LocationAnswer: AnswerKind {
  /// `location`
  package static let id = "location"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a place", group: .other, picture: .place, example: "a town, a street",
    parts: KindParts(with: [.length]),
    widget: .location, comparisons: .words,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .kind(TextAnswer.id), redcap: .left))

  /// Yes.
  package static let isPersonal = true

  /// `a place, and where you like its coordinates: Graz @ 47.07, 15.44`
  package static func expectation(for question: Question) -> Sentence {
    "a place, and where you like its coordinates: Graz @ 47.07, 15.44\(question.missingHint)"
  }

  /// Reads words, `47.07, 15.44`, or both with an `@` between; `±10` after the coordinates is their accuracy in metres.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    if let sent = AnswerValue.decoded(text) {
      guard case .place(let place) = sent else {
        throw AnswerProblem(
          "what was sent for \(question.id) cannot be read as its answer; type \(expectation(for: question))")
      }
      return .place(try checked(place, question))
    }
    let typed = text.onOneLine.trimmingSpaces
    if let sign = typed.lastIndex(of: "@") {
      var place = try coordinates(String(typed[typed.index(after: sign)...]))
      place.text = String(typed[..<sign]).trimmingSpaces
      return .place(try checked(place, question))
    }
    if let place = try? coordinates(typed) { return .place(place) }
    return .place(try checked(Place(text: typed), question))
  }

  /// `id` in words; `id_lat`, `id_lon` in degrees, `id_acc` in metres.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    let variables = QuestionVariables(question: question)
    let numbers = [("lat", 10, 6), ("lon", 11, 6), ("acc", 8, 1)].map { part, width, decimals in
      StatisticsVariable(
        name: "\(question.id)_\(part)", label: "\(question.text) (\(part))",
        form: .number(width: width, decimals: decimals), measure: .scale)
    }
    return [variables.text(most: question.format.maximumLength)] + numbers
  }

  /// The words and the numbers; the code of a missing option in all of them.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .place(let place) = value else {
      return Array(repeating: question.missingCode(value) ?? "", count: 4)
    }
    let numbers = [place.latitude, place.longitude, place.accuracy]
    return [place.text ?? ""] + numbers.map { $0.map(NumberReading.plain) ?? "" }
  }

  /// `Graz @ 47.07, 15.44`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }

  private static func checked(_ place: Place, _ question: Question) throws(AnswerProblem) -> Place {
    var place = place
    let words = place.text?.trimmingSpaces ?? ""
    if place.latitude != nil || place.longitude != nil {
      guard let latitude = place.latitude, let longitude = place.longitude, abs(latitude) <= 90,
        abs(longitude) <= 180, place.accuracy ?? 0 >= 0, place.accuracy ?? 0 < 1e9
      else { throw noCoordinates(place.plainText) }
      place.text = words.isEmpty ? nil : try TextRules(question).text(from: words.onOneLine)
    } else {
      place.text = try TextRules(question).text(from: words.onOneLine, expected: expectation(for: question))
      place.accuracy = nil
    }
    return place
  }

  private static func noCoordinates(_ typed: String) -> AnswerProblem {
    AnswerProblem(
      "“\(typed.shortened)” are not coordinates; type latitude -90..90 and longitude -180..180, as 47.07, 15.44"
    )
  }

  // Two numbers; where they have decimal commas, a space or semicolon stands between.
  private static func coordinates(_ text: String) throws(AnswerProblem) -> Place {
    let problem = noCoordinates(text.trimmingSpaces)
    let halves = text.split(separator: "±", omittingEmptySubsequences: false)
    guard halves.count <= 2, text.utf8.count <= 100 else { throw problem }
    let signs: [(Character) -> Bool] = [{ $0 == ";" }, { $0 == "," }, { $0 == " " }]
    for isSeparator in signs {
      let parts = halves[0].split(whereSeparator: isSeparator).map { String($0).trimmingSpaces }
      guard parts.count == 2, let latitude = NumberReading.number(parts[0]),
        let longitude = NumberReading.number(parts[1]), abs(latitude) <= 90, abs(longitude) <= 180
      else { continue }
      var place = Place(latitude: latitude, longitude: longitude)
      if halves.count == 2 {
        guard let accuracy = NumberReading.number(String(halves[1].filter { $0 != "m" })), accuracy >= 0
        else {
          throw problem
        }
        place.accuracy = accuracy
      }
      return place
    }
    throw problem
  }
}
