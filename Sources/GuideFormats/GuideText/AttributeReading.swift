import Guide
import Wording

/// Files the words in a question's braces: requirement, limits, references, and all others.
enum AttributeReading {
  static func read(
    _ list: AttributeList, into question: inout Question, _ references: inout [Reference], word: AnswerWord?,
    _ problems: inout DiagnosticList
  ) {
    KnownAttributes.check(list, known: KnownAttributes.question, owner: "a question", &problems)
    if let soft = list.word("soft"), list.word("required") != nil {
      problems.warning(soft.name.place, "“required” and “soft” are both given; required counts")
    }
    var others: [Attribute] = []
    for item in list.words {
      let name = item.name.value
      switch name {
      case "required": question.requirement = .required
      case "soft":
        if question.requirement != .required { question.requirement = .soft }
      case "min", "max":
        if !readLimit(item, &question, word, &problems) { others.append(Attribute(name, item.value?.value)) }
      default:
        others.append(Attribute(name, item.value?.value))
        if let value = item.value, let kind = kinds[name] {
          references.append(Reference(kind: kind, value: value))
        }
      }
    }
    question.attributes = KnownAttributes.ordered(others, by: KnownAttributes.question)
    checkLimits(list, question, &problems)
  }

  private static let kinds: [String: Reference.Kind] = [
    "if": .condition, "calculate": .condition, "check": .check, "filter": .filter, "exclude": .filter,
  ]

  // Whether the limit has a place in the question's format.
  private static func readLimit(
    _ item: AttributeList.Word, _ question: inout Question, _ word: AnswerWord?,
    _ problems: inout DiagnosticList
  ) -> Bool {
    guard let value = item.value else { return false }
    let name = item.name.value
    let isLeast = name == "min"
    if word?.bound == .number, word?.isCounted == false, let number = NumberReading.number(value.value) {
      let plain = NumberReading.plain(number)
      let old = isLeast ? question.format.minimum : question.format.maximum
      if let old, old != plain {
        problems.error(value.place, "“\(name)” is also given in the answer line (\(old)); delete one of them")
        return false
      }
      if isLeast { question.format.minimum = plain } else { question.format.maximum = plain }
      return true
    }
    guard let count = Int(value.value), (0...1_000_000).contains(count), value.value == String(count) else {
      problems.error(value.place, "“\(name)” must be a whole number, not “\(value.value)”")
      return false
    }
    let isCounted = word?.isCounted ?? (question.kind == MultipleAnswer.id)
    if isCounted {
      if isLeast { question.format.minimumAnswers = count } else { question.format.maximumAnswers = count }
      return true
    }
    if word?.isText == true, !isLeast {
      question.format.maximumLength = question.format.maximumLength ?? count
      return question.format.maximumLength == count
    }
    problems.warning(item.name.place, "“\(name)” has no effect for \(question.kind); it is kept")
    return false
  }

  private static func checkLimits(
    _ list: AttributeList, _ question: Question, _ problems: inout DiagnosticList
  ) {
    let format = question.format
    guard let place = (list.word("min") ?? list.word("max"))?.name.place else { return }
    if let least = format.minimumAnswers, let most = format.maximumAnswers, least > most {
      problems.error(place, "min is larger than max (\(least) and \(most)); exchange the two")
    }
    if let least = format.minimum.flatMap(NumberReading.number),
      let most = format.maximum.flatMap(NumberReading.number),
      least > most
    {
      problems.error(place, "min is larger than max; exchange the two")
    }
    let choices =
      question.kind == MultipleAnswer.id ? question.options.filter { !$0.isMissing }.count : Int.max
    if let least = format.minimumAnswers, least > choices {
      problems.error(place, "at least \(least) choices are demanded, but there are only \(choices)")
    }
  }
}
