import Documents
import Foundation
import Guide
import Wording

/// Writes a guide as an XLSForm workbook that pyxform converts.
struct XLSFormWriter {
  private var guide: Guide
  private var names = ImportNames()
  private var fields: [String: String] = [:]
  private var lists: XLSFormLists
  private var rows: [[String: String]] = []
  private(set) var losses: [Sentence] = []

  private static let columns = [
    "type", "name", "label", "hint", "guidance_hint", "required", "relevant", "constraint",
    "constraint_message",
    "calculation", "appearance", "parameters", "choice_filter", "default", "image", "audio", "video",
  ]

  /// What stands before the field of a comment.
  static let commentLabel = "…"

  init(_ guide: Guide) {
    self.init(guide.withConditionsOnly, sharesLists: guide.translations.isEmpty)
  }

  // Lists that are the same in one language need not be in another.
  private init(_ guide: Guide, sharesLists: Bool) {
    self.guide = guide
    lists = XLSFormLists(isShared: sharesLists)
  }

  mutating func data() throws(DocumentError) -> Data {
    let whole = guide
    fill()
    let languages = XLSFormWrittenLanguages(whole)
    // The same rows once more for each language: what they hold besides texts is that of the leading guide.
    var (rows, choices) = ([self.rows], [lists.rows])
    for tag in languages.others {
      let version = whole.inLanguage(tag, fillsGaps: false).withParagraphs(of: whole)
      var writer = XLSFormWriter(version, sharesLists: false)
      writer.fill()
      rows.append(writer.rows)
      choices.append(writer.lists.rows)
    }
    let form = ImportNames.plain(guide.id)
    let settings = [
      ["form_title", "form_id", "version", "default_language"],
      [whole.title, form.isEmpty ? "guide" : form, guide.version, languages.names.first ?? ""],
    ]
    return try WorkbookWriter.data([
      ("survey", languages.sheet(Self.columns, rows)), ("choices", languages.sheet(lists.columns, choices)),
      ("settings", settings),
    ])
  }

  private mutating func fill() {
    losses += ExportLosses.of(guide, claimed: XLSFormClaims.guide)
    // `meta` is a group of every form.
    _ = names.unique("meta")
    for question in guide.questions { fields[question.id] = names.identifier(question.id, else: "q") }
    let fields = fields
    guide.changeTexts { text in
      guard text.has("{") else { return text }
      // A form that names a row that is not there cannot be used.
      let text = text.replacing(/\$\{\s*([^{}]*?)\s*\}/) { match in
        fields[String(match.1)] == nil ? "{\(match.1)}" : String(match.0)
      }
      return PipedText(text) { id, part in part == nil ? fields[id].map { "${\($0)}" } : nil }.text
    }
    for (number, text) in guide.introduction.enumerated() {
      rows.append(["type": "note", "name": names.unique("introduction_\(number + 1)"), "label": text])
    }
    for section in guide.sections { write(section) }
    if rows.isEmpty { rows.append(["type": "note", "name": "empty", "label": guide.title]) }
  }

  private mutating func write(_ section: Section) {
    guard !section.questions.isEmpty || !section.texts.isEmpty || !section.title.isEmpty else { return }
    var begin = [
      "type": "begin_group", "name": names.identifier(section.id, else: "section"), "label": section.title,
    ]
    condition(section.attribute("if"), of: section.id, &begin)
    rows.append(begin)
    for (number, text) in section.texts.enumerated() {
      rows.append(["type": "note", "name": names.unique("\(section.id)_text_\(number + 1)"), "label": text])
    }
    for question in section.questions { write(question) }
    if rows.last?["type"] == "begin_group" {
      rows.append(["type": "note", "name": names.unique("\(section.id)_empty"), "label": section.title])
    }
    rows.append(["type": "end_group"])
    if section.attributes.contains(where: { $0.name == "shuffle" }) {
      losses.append(
        "the questions of the section “\(section.id)” keep their order; XLSForm shuffles choices only")
    }
    losses += ExportLosses.of(section, claimed: XLSFormClaims.section)
  }

  private mutating func write(_ question: Question) {
    var row = ["name": fields[question.id] ?? question.id, "label": question.text]
    row["required"] = question.requirement == .required ? "yes" : ""
    row["hint"] = question.help ?? ""
    row["guidance_hint"] =
      (question.probes.map { "– \($0.text)" } + question.interviewerNotes).joined(separator: "\n")
    condition(question.attribute("if"), of: question.id, &row)
    check(question, &row)
    media(question, &row)
    if let preset = question.attribute("default"), !preset.contains("${") { row["default"] = preset }
    if question.isHidden, question.kind != CalculatedAnswer.id { return hide(question, row) }
    let writer = XLSFormKinds(question, lists: lists)
    lists = writer.lists
    losses += writer.losses
    losses += ExportLosses.of(
      question,
      claimed: XLSFormClaims.question(
        question, row.merging(writer.cells) { _, new in new }, isTable: writer.isTable))
    if writer.isTable {
      rows += writer.table(row) { base in names.unique(base) }
    } else {
      var type = writer.cells
      if question.kind == CalculatedAnswer.id {
        // Nobody reads it; what stood there only because there was none is left out.
        if row["label"] == "(\(question.id))" { row["label"] = "" }
        type["calculation"] = calculation(question)
      }
      rows.append(row.merging(type) { _, new in new })
      if let text = writer.otherText {
        rows.append([
          "type": "text", "name": names.unique("\(row["name"] ?? "")_other"), "label": text.label,
          "relevant": "selected(${\(row["name"] ?? "")}, '\(text.code)')",
        ])
      }
      if question.attributes.contains(where: { $0.name == "comment" }) {
        rows.append([
          "type": "text", "name": names.unique("\(row["name"] ?? "")_comment"), "label": Self.commentLabel,
          "appearance": "multiline",
        ])
      }
    }
    report(question)
  }

  // A field without a question: nobody may be asked for it.
  private mutating func hide(_ question: Question, _ row: [String: String]) {
    let value = question.attribute("default") ?? ""
    let label = question.text == "(\(question.id))" ? "" : question.text
    rows.append([
      "type": "hidden", "name": row["name"] ?? question.id, "label": label, "default": row["default"] ?? "",
    ])
    losses.append(
      value.isEmpty
        ? "“\(question.id)” is hidden; XLSForm keeps a field for it, but not its kind, choices and rules"
        : "“\(question.id)” is hidden; XLSForm keeps a field with the value “\(value)” for it, but not its kind, choices and rules"
    )
  }

  private mutating func condition(_ text: String?, of id: String, _ row: inout [String: String]) {
    guard let text else { return }
    do {
      row["relevant"] = try ExpressionWriter(XLSFormDialect(guide, fields: fields)).written(text)
    } catch {
      losses.append("the condition of “\(id)” cannot be written for XLSForm (\(error.sentence))")
    }
  }

  private mutating func calculation(_ question: Question) -> String {
    do {
      return try ExpressionWriter(XLSFormDialect(guide, fields: fields)).written(
        question.attribute("calculate") ?? "''")
    } catch {
      losses.append("the calculation of “\(question.id)” cannot be written for XLSForm (\(error.sentence))")
      return "''"
    }
  }

  private mutating func check(_ question: Question, _ row: inout [String: String]) {
    var parts: [String] = []
    let format = question.format
    if [IntegerAnswer.id, NumberAnswer.id].contains(question.kind) {
      if let minimum = format.minimum { parts.append(". >= \(minimum)") }
      if let maximum = format.maximum { parts.append(". <= \(maximum)") }
    } else if question.kind == DateAnswer.id {
      for (sign, bound) in [(">=", format.minimum), ("<=", format.maximum)] {
        if let bound { parts.append(". \(sign) \(bound == "today" ? "today()" : "date('\(bound)')")") }
      }
    }
    if question.kind == MultipleAnswer.id {
      if let least = format.minimumAnswers { parts.append("count-selected(.) >= \(least)") }
      if let most = format.maximumAnswers { parts.append("count-selected(.) <= \(most)") }
      for option in question.options where option.isExclusive {
        parts.append("not(selected(., '\(option.code)') and count-selected(.) > 1)")
      }
    }
    if let length = format.maximumLength { parts.append("string-length(.) <= \(length)") }
    if let pattern = format.pattern, !pattern.contains("'") { parts.append("regex(., '^(?:\(pattern))$')") }
    if let check = question.attribute("check") {
      do {
        parts.append("(\(try ExpressionWriter(XLSFormDialect(guide, fields: fields)).written(check)))")
      } catch {
        losses.append("the check of “\(question.id)” cannot be written for XLSForm (\(error.sentence))")
      }
    }
    row["constraint"] = parts.joined(separator: " and ")
    if !parts.isEmpty { row["constraint_message"] = question.attribute("message") ?? "" }
  }

  private func media(_ question: Question, _ row: inout [String: String]) {
    for medium in question.media {
      let ending = medium.path.split(separator: ".").last?.lowercased() ?? ""
      let column =
        ["wav", "mp3", "ogg", "m4a", "flac"].contains(ending)
        ? "audio" : ["mp4", "mov", "webm"].contains(ending) ? "video" : "image"
      if row[column] == nil { row[column] = medium.fileName }
    }
  }

  private mutating func report(_ question: Question) {
    if question.requirement == .soft {
      losses.append("“\(question.id)” is asked for only once, which XLSForm cannot do")
    }
    if question.media.count > 1 { losses.append("“\(question.id)” keeps one picture, sound and film") }
    if !question.media.isEmpty || question.options.contains(where: { $0.image != nil }) {
      losses.append(
        "the pictures, sounds and films of “\(question.id)” must be given to the server with the form")
    }
  }
}
