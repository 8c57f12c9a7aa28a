import Guide
import Wording

/// Makes a question of one field of a data dictionary.
struct REDCapField {
  private(set) var question: Question
  /// What is different afterwards.
  private(set) var remarks: [Sentence] = []
  private let cells: (String) -> String

  /// - Parameter cells: The field's cells by what they are.
  init(id: String, cells: @escaping (String) -> String) {
    self.cells = cells
    question = Question(id: id, text: "")
    var notes: [Sentence] = []
    question.take(html: cells("label"), help: cells("note"), keepsLines: true) { notes.append($0) }
    remarks = notes
    if question.text.isEmpty {
      question.text = "(\(id))"
      remarks.append("“\(id)” has no label; its name is shown instead")
    }
    if cells("required").lowercased() == "y" { question.requirement = .required }
    takeType()
    takeAnnotation()
  }

  private mutating func takeType() {
    let validation = cells("validation").lowercased()
    let choices = cells("choices")
    switch cells("type").lowercased() {
    case "text": takeValidation(validation)
    case "notes", "essay": question.kind = LongTextAnswer.id
    case "radio", "dropdown", "select": takeChoices(SingleAnswer.id, choices)
    case "checkbox": takeChoices(MultipleAnswer.id, choices)
    case "yesno": takeYesNo(["Yes", "No"])
    case "truefalse": takeYesNo(["True", "False"])
    case "calc":
      question.kind = CalculatedAnswer.id
      question.keep("calculate", choices)
      remarks.append("the calculation of “\(question.id)” is kept without effect")
    case "file": question.kind = validation == "signature" ? SignatureAnswer.id : FileAnswer.id
    case "descriptive": question.kind = InformationAnswer.id
    case "slider": takeSlider(choices)
    default:
      question.kind = TextAnswer.id
      question.keep("type", cells("type"))
      remarks.append(
        "the field type “\(cells("type").prefix(40))” of “\(question.id)” has no counterpart; it became a short text"
      )
    }
  }

  private mutating func takeYesNo(_ labels: [String]) {
    question.kind = YesNoAnswer.id
    question.options = zip(["1", "0"], labels).map { AnswerOption(code: $0, text: $1) }
  }

  // 1, Yes | 2, No
  private mutating func takeChoices(_ kind: String, _ text: String) {
    question.kind = kind
    var codes = ImportCodes()
    for part in text.split(separator: "|") {
      let pair = part.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).trimmingSpace
      }
      guard let code = pair.first, !code.isEmpty else { continue }
      let label = ImportedText.plain(pair.count > 1 ? pair[1] : code).onOneLine
      question.options.append(AnswerOption(code: codes.code(code), text: label.isEmpty ? code : label))
    }
    for change in codes.changed {
      remarks.append("the code “\(change.old.prefix(40))” of “\(question.id)” became “\(change.new)”")
    }
    if question.options.isEmpty { remarks.append("“\(question.id)” has no choices; write some") }
  }

  private mutating func takeSlider(_ text: String) {
    question.kind = SliderAnswer.id
    question.format.minimum = cells("min").isEmpty ? "0" : cells("min")
    question.format.maximum = cells("max").isEmpty ? "100" : cells("max")
    let labels = text.split(separator: "|", omittingEmptySubsequences: false).map {
      ImportedText.plain(String($0))
    }
    guard labels.count > 1, let left = labels.first, let right = labels.last else { return }
    question.options = [
      AnswerOption(code: question.format.minimum ?? "0", text: left),
      AnswerOption(code: question.format.maximum ?? "100", text: right),
    ]
    if labels.count == 3, !labels[1].isEmpty {
      question.keep("middle", labels[1])
      remarks.append("the label in the middle of “\(question.id)” is kept without effect")
    }
  }

  private mutating func takeValidation(_ validation: String) {
    switch validation {
    case "": question.kind = TextAnswer.id
    case "integer": takeNumber(IntegerAnswer.id)
    case "email": question.kind = EmailAnswer.id
    case let name where name.hasPrefix("phone"): question.kind = PhoneAnswer.id
    case let name where name.hasPrefix("datetime"): takeDate(DateTimeAnswer.id)
    case let name where name.hasPrefix("date"): takeDate(DateAnswer.id)
    case let name where name.hasPrefix("time"): question.kind = TimeAnswer.id
    case let name where name.hasPrefix("number"):
      takeNumber(NumberAnswer.id)
      if let digits = name.dropFirst(7).first.flatMap({ Int(String($0)) }) {
        question.format.decimals = digits
      }
    default:
      question.kind = TextAnswer.id
      question.keep("validation", validation)
      remarks.append(
        "the check “\(validation.prefix(40))” of “\(question.id)” has no counterpart; it is kept without effect"
      )
    }
  }

  private mutating func takeNumber(_ kind: String) {
    question.kind = kind
    question.format.minimum = limit("min") { NumberReading.number($0).map { NumberReading.plain($0) } }
    question.format.maximum = limit("max") { NumberReading.number($0).map { NumberReading.plain($0) } }
  }

  private mutating func takeDate(_ kind: String) {
    question.kind = kind
    guard kind == DateAnswer.id else {
      for name in ["min", "max"] where !cells(name).isEmpty { question.keep(name, cells(name)) }
      return
    }
    let isDay = { (text: String) in
      text == "today" || text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil ? text : nil
    }
    question.format.minimum = limit("min", isDay)
    question.format.maximum = limit("max", isDay)
  }

  private mutating func limit(_ name: String, _ read: (String) -> String?) -> String? {
    let text = cells(name)
    guard !text.isEmpty else { return nil }
    if let value = read(text) { return value }
    question.keep(name, text)
    remarks.append("the limit \(text.prefix(40)) of “\(question.id)” is kept without effect")
    return nil
  }

  private mutating func takeAnnotation() {
    let annotation = cells("annotation")
    guard !annotation.isEmpty else { return }
    question.keep("annotation", annotation.onOneLine)
    if annotation.contains("@HIDDEN") { question.set("hidden") }
    remarks.append("the annotation of “\(question.id)” (\(annotation.prefix(60))) is kept without effect")
  }
}
