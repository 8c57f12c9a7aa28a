import Documents
import Guide
import Wording

/// Makes a question of one question of LimeSurvey.
struct LimeSurveyQuestion {
  let item: LimeSurveySurvey.Item
  let language: String
  private(set) var question: Question
  /// What could not be taken over.
  private(set) var remarks: [Sentence] = []

  init(_ item: LimeSurveySurvey.Item, id: String, language: String) {
    self.item = item
    self.language = language
    question = Question(id: id, text: "", kind: LimeSurveyTypes.kinds[item.type] ?? TextAnswer.id)
    var notes: [Sentence] = []
    question.take(html: item.text, help: item.help) { notes.append($0) }
    remarks = notes
    if LimeSurveyTypes.kinds[item.type] == nil {
      remarks.append(
        "the question type “\(item.type)” of “\(item.code)” is not known; it became a short text")
    }
    switch item.row["mandatory"] {
    case "Y": question.requirement = .required
    case "S": question.requirement = .soft
    default: break
    }
    fill()
    addSettings()
    if LimeSurveyTypes.usual[question.kind] != item.type || item.code != id {
      question.set("source", "lss:\(item.type):\(item.code)")
    }
  }

  private mutating func fill() {
    switch item.type {
    case "5":
      question.format.minimum = "1"
      question.format.maximum = "5"
    case "G", "Y": question.options = LimeSurveyTypes.fixedOptions(item.type, language: language)
    case "L", "!", "O":
      takeAnswers(item.answers.filter { $0.scale == 0 })
      if item.type == "O" { question.set("comment") }
    case "M", "P":
      takeOptions(item.rows.map { ($0.code, $0.text) })
      if item.type == "P" {
        for index in question.options.indices { question.options[index].hasText = true }
      }
    case "A", "B":
      takeRows(item.rows.map { ($0.code, $0.text) })
      question.format.minimum = "1"
      question.format.maximum = item.type == "A" ? "5" : "10"
    case "C", "E":
      takeRows(item.rows.map { ($0.code, $0.text) })
      question.options = LimeSurveyTypes.fixedOptions(item.type, language: language)
    case "F", "H", "1":
      takeRows(item.rows.map { ($0.code, $0.text) })
      takeAnswers(item.answers.filter { $0.scale == 0 })
      if item.type == "1" { takeSecondScale() }
    case "K", "Q": takeRows(item.rows.map { ($0.code, $0.text) })
    case "R": takeRows(item.answers.map { ($0.code, $0.text) })
    case ":", ";":
      takeRows(item.rows.map { ($0.code, $0.text) })
      takeOptions(item.columns.map { ($0.code, $0.text) })
      if item.type == ":", item.attributes.isOn("multiflexible_checkbox") {
        question.kind = MultipleMatrixAnswer.id
      }
    default: break
    }
    if item.row["other"] == "Y", ["L", "!", "M", "P"].contains(item.type) {
      let label = ImportedText.plain(item.attributes["other_replace_text"])
      question.options.append(
        AnswerOption(
          code: "-oth-", text: label.isEmpty ? LimeSurveyTypes.other(language: language) : label,
          hasText: true))
    }
  }

  private mutating func takeAnswers(_ answers: [LimeSurveySurvey.Answer]) {
    takeOptions(answers.map { ($0.code, $0.text) })
  }

  private mutating func takeOptions(_ list: [(code: String, text: String)]) {
    var codes = ImportCodes()
    let texts = list.map { ImportedText($0.text) }
    question.options = zip(list, texts).map { AnswerOption(code: codes.code($0.code), text: $1.text) }
    report(codes)
    var notes: [Sentence] = []
    for (index, text) in texts.enumerated() where !text.media.isEmpty {
      question.take(media: text.media, ofOption: index) { notes.append($0) }
    }
    remarks += notes
  }

  private mutating func takeRows(_ list: [(code: String, text: String)]) {
    var codes = ImportCodes()
    let texts = list.map { ImportedText($0.text) }
    question.rows = zip(list, texts).map { Row(id: codes.code($0.code), text: $1.text) }
    report(codes)
    var notes: [Sentence] = []
    for (row, text) in zip(question.rows, texts) {
      for path in text.media { question.keep(media: path, of: row.id) { notes.append($0) } }
    }
    remarks += notes
  }

  private mutating func report(_ codes: ImportCodes) {
    for change in codes.changed {
      remarks.append(
        "the code “\(change.old)” in “\(item.code)” became “\(change.new)”: codes are unique and have no spaces"
      )
    }
  }

  private mutating func addSettings() {
    var settings = LimeSurveySettings(item: item, question: question)
    settings.apply()
    question = settings.question
    remarks += settings.remarks
  }

  // Two scales beside each other, with a heading each.
  private mutating func takeSecondScale() {
    var codes = ImportCodes()
    question.secondOptions = item.answers.filter { $0.scale == 1 }
      .map { AnswerOption(code: codes.code($0.code), text: ImportedText.plain($0.text)) }
    report(codes)
    let heads = ["dualscale_headerA", "dualscale_headerB"].map {
      ImportedText.plain(item.attributes[$0]).replacing("|", with: "/")
    }
    if !heads.joined().isEmpty { question.set("heads", heads.joined(separator: " | ")) }
  }
}
