import Guide
import Wording

/// The attributes with a meaning, in the order in which they are written.
enum KnownAttributes {
  static let section = ["handover", "minutes", "if", "shuffle", "pin"]
  static let question = [
    "required", "soft", "min", "max", "if", "shuffle", "check", "message", "default", "ask", "hidden",
    "filter", "exclude", "calculate", "comment", "dropdown", "heads", "pin", Question.offRecord,
  ]
  static let option = ["missing", "exclusive", "goto", "if", "pin"]

  private static let valueless: Set<String> = [
    "handover", "pin", "required", "soft", "hidden", "missing", "exclusive", "comment", "dropdown",
    Question.offRecord,
  ]
  private static let valued: Set<String> = [
    "if", "min", "max", "check", "message", "default", "ask", "filter", "goto", "minutes", "exclude",
    "calculate", "heads",
  ]
  private static let allowed: [String: [String]] = [
    "shuffle": ["rows", "options", "both"], "ask": ["interviewer", "interviewee"],
  ]

  private static let all = Set(section + question + option)

  /// Whether any place knows this word.
  static func isKnown(_ word: AttributeList.Word) -> Bool { isKnown(word.name.value) }

  /// Whether any place knows this word.
  static func isKnown(_ name: String) -> Bool { all.contains(name) }

  /// Puts known attributes into the fixed order, the others after them as they came.
  static func ordered(_ attributes: [Attribute], by known: [String]) -> [Attribute] {
    guard attributes.count > 1 else { return attributes }
    let ranked = attributes.map { (attribute: $0, rank: known.firstIndex(of: $0.name) ?? known.count) }
    return ranked.sorted { $0.rank < $1.rank }.map(\.attribute)
  }

  /// Reports unknown words and values that do not fit.
  static func check(_ list: AttributeList, known: [String], owner: Sentence, _ problems: inout DiagnosticList)
  {
    for word in list.words {
      let name = word.name.value
      // What importers keep of another program has names of its own: source, source-if …
      guard known.contains(name) || name.hasPrefix("source") else {
        problems.warning(
          word.name.place,
          "“\(name)” is not an attribute of \(owner); it is kept without effect"
            + " (known: \(known.joined(separator: ", ")))")
        continue
      }
      if let value = word.value, valueless.contains(name) {
        problems.warning(value.place, "“\(name)” takes no value; write only {\(name)}")
      }
      if word.value == nil, valued.contains(name) {
        problems.error(word.name.place, "“\(name)” needs a value; write \(name)=…")
      }
      if let values = allowed[name], let value = word.value, !values.contains(value.value) {
        problems.error(
          value.place,
          "“\(value.value)” is not a value of \(name); write one of \(values.joined(separator: ", "))")
      }
      if name == "minutes", let value = word.value, Section.minutes(value.value) == nil {
        problems.error(
          value.place, "“\(value.value)” is not a number of minutes; write one larger than 0: minutes=10")
      }
      if name == "ask", word.value == nil {
        problems.error(word.name.place, "“ask” needs a value; write ask=interviewer or ask=interviewee")
      }
    }
  }
}
