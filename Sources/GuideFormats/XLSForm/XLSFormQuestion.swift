import Documents
import Guide
import Wording

/// What is left to take from a row once all names are known.
struct XLSFormSource {
  let row: Sheet.Row
  /// The choices with their rows, for filters.
  let choices: [XLSFormTables.Choice]
  /// The name of their list.
  let list: String?
  /// Whether its check became limits.
  let hasLimits: Bool
}

/// Makes a question of one row of a form's survey sheet.
struct XLSFormQuestion {
  let form: XLSFormTables
  let language: String?
  let row: Sheet.Row
  var question: Question
  private var choices: [XLSFormTables.Choice] = []
  private var list: String?
  private var hasLimits = false
  /// What is different afterwards.
  private(set) var remarks: [Sentence] = []
  /// What makes the form unusable.
  private(set) var errors: [Sentence] = []

  /// What is left to take from the row.
  var source: XLSFormSource { XLSFormSource(row: row, choices: choices, list: list, hasLimits: hasLimits) }

  init(_ row: Sheet.Row, type: XLSFormType, id: String, form: XLSFormTables, language: String?, tag: String) {
    self.form = form
    self.language = language
    self.row = row
    question = Question(id: id, text: "")
    takeTexts()
    switch type {
    case .question(let kind): question.kind = kind
    case .choice(let kind, let list, let hasOther): takeChoices(kind, list, hasOther, tag)
    case .unknown:
      question.kind = TextAnswer.id
      question.keep("type", cell("type"))
      remarks.append(
        "“\(cell("type").prefix(60))” is not a type of question in forms; “\(id)” became a short text")
    case .file(_, let name):
      // Without choices nothing can be chosen: what is asked is written down.
      question.kind = TextAnswer.id
      question.keep("choices-file", name)
      remarks.append(
        "the choices of “\(id)” are in the file \(name.prefix(80)), which is not read; it became a short text; write them into the guide"
      )
    default: break
    }
    takeAppearance()
    takeParameters()
    takeLimits()
    takeConstraint()
    if cell("type").lowercased() == "hidden" { question.set("hidden") }
  }

  private func cell(_ name: String) -> String { form.survey.text(name, row) }

  private func text(_ name: String) -> String { form.survey.text(name, row, in: language) }

  private mutating func takeTexts() {
    var notes: [Sentence] = []
    question.take(html: text("label"), help: text("hint"), keepsLines: true) { notes.append($0) }
    let guidance = ImportedText.lines(text("guidance_hint"))
    if !guidance.isEmpty { question.interviewerNotes.append(guidance) }
    for name in form.media where !text(name).isEmpty {
      if name == "big-image", !text("image").isEmpty { continue }
      question.take(media: text(name)) { notes.append($0) }
    }
    remarks += notes
  }

  private mutating func takeChoices(_ kind: String, _ list: String, _ hasOther: Bool, _ tag: String) {
    question.kind = kind
    if kind == TextAnswer.id {
      remarks.append("“\(question.id)” chooses from a map, which has no counterpart; it became a short text")
      return
    }
    guard let found = form.list(list) else {
      errors.append(
        "there is no list “\(list.prefix(60))” on the sheet “choices”; write one, or correct the name")
      return
    }
    choices = found
    self.list = list
    let table = form.table(ofList: list)
    var codes = ImportCodes()
    for choice in found {
      let label = ImportedText.plain(table.text("label", choice.row, in: language))
      let code = codes.code(choice.name)
      let text = label.isEmpty ? choice.name : label
      if kind == RankingAnswer.id {
        question.rows.append(Row(id: code, text: text))
      } else {
        question.options.append(AnswerOption(code: code, text: text))
      }
      take(mediaOf: choice, in: table, code: code)
    }
    for change in codes.changed {
      remarks.append(
        "the choice “\(change.old.prefix(60))” became “\(change.new)”: codes are unique and have no spaces")
    }
    if hasOther, kind == RankingAnswer.id {
      question.rows.append(Row(id: codes.code("other"), text: LimeSurveyTypes.other(language: tag)))
    } else if hasOther {
      question.options.append(
        AnswerOption(code: codes.code("other"), text: LimeSurveyTypes.other(language: tag), hasText: true))
    }
  }

  private mutating func take(mediaOf choice: XLSFormTables.Choice, in table: XLSFormTable, code: String) {
    let paths = ["image", "big-image", "audio", "video"].map {
      table.text($0, choice.row, in: language)
    }.filter { !$0.isEmpty }
    guard !paths.isEmpty else { return }
    var notes: [Sentence] = []
    if question.kind == RankingAnswer.id {
      for path in paths { question.keep(media: path, of: code) { notes.append($0) } }
    } else {
      question.take(media: paths, ofOption: question.options.count - 1) { notes.append($0) }
    }
    remarks += notes
  }

  private mutating func takeAppearance() {
    let appearance = cell("appearance")
    guard !appearance.isEmpty else { return }
    let words = Set(appearance.lowercased().split(separator: " ").map(String.init))
    switch question.kind {
    case TextAnswer.id:
      if words.contains("multiline") { question.kind = LongTextAnswer.id }
      if words.contains("url") { question.kind = URLAnswer.id }
    case PhotoAnswer.id:
      if words.contains("signature") { question.kind = SignatureAnswer.id }
      if words.contains("draw") || words.contains("annotate") { question.kind = DrawingAnswer.id }
    default: break
    }
    if !words.isSubset(of: ["multiline", "url", "signature", "draw"]) {
      question.keep("appearance", appearance)
    }
  }

  private mutating func takeParameters() {
    for (name, value) in Self.parameters(cell("parameters")) {
      switch name {
      case "start" where question.kind == SliderAnswer.id: question.format.minimum = value
      case "end" where question.kind == SliderAnswer.id: question.format.maximum = value
      case "step" where question.kind == SliderAnswer.id: question.format.step = Double(value)
      case "randomize": if XLSFormTables.isYes(value) { question.set("shuffle") }
      default:
        question.keep("parameter-" + ImportNames.code(name), value)
        remarks.append(
          "the parameter \(name) = \(value.prefix(60)) of “\(question.id)” has no counterpart; it is kept without effect"
        )
      }
    }
    if question.kind == SliderAnswer.id {
      question.format.minimum = question.format.minimum ?? "1"
      question.format.maximum = question.format.maximum ?? "10"
    }
  }

  /// `a=1 b=2`, with spaces, commas or semicolons between.
  static func parameters(_ text: String) -> [(name: String, value: String)] {
    guard !text.isEmpty else { return [] }
    let joined = text.replacing(/\s*=\s*/, with: "=")
    return joined.split { " ,;".contains($0) }.compactMap { part in
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      return pair.count == 2 ? (pair[0].lowercased(), pair[1]) : nil
    }
  }

  private mutating func takeLimits() {
    if let maximum = XLSFormType.largest[cell("type").lowercased()] {
      (question.format.minimum, question.format.maximum) = ("0", maximum)
    }
    let required = cell("required")
    if XLSFormTables.isYes(required) {
      question.requirement = .required
    } else if !XLSFormTables.isNo(required) {
      question.keep("required", required)
      remarks.append("“\(question.id)” is required only under a condition; it is kept without effect")
    }
    let preset = cell("default")
    if preset.has("(") || preset.has("$") && preset.contains("${") {
      question.keep("default", preset)
      remarks.append("the default of “\(question.id)” is calculated; it is kept without effect")
    } else if !preset.isEmpty {
      takeDefault(preset)
    }
    let demand = ImportedText.plain(text("required_message"))
    if !demand.isEmpty {
      question.keep("required_message", demand.onOneLine)
      remarks.append(
        "the words that ask for an answer to “\(question.id)” (\(demand.prefix(60))) are kept without effect; an open"
          + " question says by itself what is missing")
    }
    for name in form.kept where !XLSFormTables.isNo(cell(name)) {
      question.keep(name, cell(name))
      remarks.append(
        "\(name) = \(cell(name).prefix(60)) of “\(question.id)” has no counterpart; it is kept without effect"
      )
    }
  }

  // A check that only says from where to where.
  private mutating func takeConstraint() {
    guard [IntegerAnswer.id, NumberAnswer.id, DateAnswer.id].contains(question.kind),
      let limits = XLSFormLogic.limits(cell("constraint")),
      question.kind == DateAnswer.id || limits.maximum != "today"
    else { return }
    question.format.minimum = limits.minimum
    question.format.maximum = limits.maximum
    hasLimits = true
    let message = ImportedText.plain(text("constraint_message"))
    if !message.isEmpty { question.set("message", message.onOneLine) }
  }

  private mutating func takeDefault(_ preset: String) {
    guard [SingleAnswer.id, MultipleAnswer.id].contains(question.kind) else {
      question.set("default", preset)
      return
    }
    for name in preset.split(separator: " ") {
      guard let index = choices.firstIndex(where: { $0.name == name }) else {
        remarks.append("the default “\(name.prefix(60))” of “\(question.id)” is none of its choices")
        continue
      }
      question.options[index].isPreselected = true
    }
  }
}
