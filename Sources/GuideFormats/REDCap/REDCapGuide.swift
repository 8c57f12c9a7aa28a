import Documents
import Foundation
import Guide
import Wording

/// Makes a guide of a data dictionary: forms become sections, fields of one matrix group one table.
struct REDCapGuide {
  private let sheet: Sheet
  private let fileName: GuideFileName
  private var columns: [String: Int] = [:]
  private(set) var problems = ImportProblems()
  private var identifiers = ImportNames()
  private var guide: Guide
  private var made: [String: Question] = [:]
  private var conditions: [(id: String, text: String, place: DocumentPlace)] = []
  private var places: [String: ImportPlace] = [:]
  private var form = ""

  // Headings of the download and of the programming interface.
  private static let headings: [(key: String, names: [String])] = [
    ("name", ["Variable / Field Name", "field_name"]), ("form", ["Form Name", "form_name"]),
    ("header", ["Section Header", "section_header"]), ("type", ["Field Type", "field_type"]),
    ("label", ["Field Label", "field_label"]),
    (
      "choices",
      [
        "Choices, Calculations, OR Slider Labels", "Choices OR Calculations",
        "select_choices_or_calculations",
      ]
    ),
    ("note", ["Field Note", "field_note"]),
    (
      "validation",
      ["Text Validation Type OR Show Slider Number", "text_validation_type_or_show_slider_number"]
    ),
    ("min", ["Text Validation Min", "text_validation_min"]),
    ("max", ["Text Validation Max", "text_validation_max"]),
    ("branching", ["Branching Logic (Show field only if...)", "branching_logic"]),
    ("required", ["Required Field?", "required_field"]),
    ("matrix", ["Matrix Group Name", "matrix_group_name"]),
    ("ranking", ["Matrix Ranking?", "matrix_ranking"]),
    ("annotation", ["Field Annotation", "field_annotation"]),
  ]

  init(_ data: Data, fileName: String) throws(DocumentError) {
    let rows = try DelimitedTextReader.sheet(data, mostRows: QuestionLimit.mostRows)
    try QuestionLimit.check(
      rows.rows.count - 1, at: DocumentPlace(line: rows.rows[QuestionLimit.most + 1].number, column: 1))
    sheet = rows
    self.fileName = GuideFileName(fileName)
    guide = Guide(id: self.fileName.id, title: self.fileName.id, language: self.fileName.language)
    let head = sheet.rows.first
    for cell in head?.cells ?? [] {
      let text = cell.text.trimmingSpace
      if let heading = Self.headings.first(where: { $0.names.contains(text) }) {
        columns[heading.key] = cell.column
      }
    }
    for key in ["name", "type", "label"] where columns[key] == nil {
      throw DocumentError(
        .malformed,
        "the column “\(Self.headings.first { $0.key == key }?.names[0] ?? key)” is missing; download the data dictionary again",
        at: DocumentPlace(line: head?.number ?? 1, column: 1))
    }
  }

  mutating func read() -> Guide {
    for row in sheet.rows.dropFirst() { read(row) }
    if !guide.hasQuestions { problems.error(.start, "there is no field in this dictionary") }
    addConditions()
    pipe()
    ImportCheck.run(&guide, places: places, &problems)
    return guide
  }

  private func cell(_ key: String, _ row: Sheet.Row) -> String {
    columns[key].map { row[$0].trimmingSpace } ?? ""
  }

  private mutating func read(_ row: Sheet.Row) {
    let place = DocumentPlace(line: row.number, column: 1)
    let name = cell("name", row)
    guard !name.isEmpty else {
      problems.error(place, "this line has no field name; write one, or delete the line")
      return
    }
    openSection(row)
    let isRecord = made.isEmpty && !guide.hasQuestions
    let id = identifiers.identifier(name, else: "field\(row.number)")
    if made[name] != nil {
      problems.error(place, "the field “\(name.prefix(60))” is there twice; rename one")
    } else if id != name {
      problems.warning(
        place, "the field “\(name.prefix(60))” became “\(id)”: ids are unique and have only a-z, 0-9 and _")
    }
    if isRecord {
      problems.warning(
        place,
        "“\(name)” is the number of the record; Leitfaden counts interviews itself, delete the question if you like"
      )
    }
    let columns = columns
    let field = REDCapField(id: id, cells: { key in columns[key].map { row[$0].trimmingSpace } ?? "" })
    for remark in field.remarks { problems.warning(place, remark) }
    places[id] = .place(place)
    let matrix = cell("matrix", row)
    if !matrix.isEmpty, joins(field.question, matrix, row) { return }
    made[name] = field.question
    let branching = cell("branching", row)
    if !branching.isEmpty { conditions.append((id, branching, place)) }
    var question = field.question
    if !matrix.isEmpty { question = table(question, matrix, name) }
    guide.sections[guide.sections.count - 1].questions.append(question)
  }

  private mutating func openSection(_ row: Sheet.Row) {
    let form = cell("form", row)
    let header = ImportedText.plain(cell("header", row)).onOneLine
    if guide.sections.isEmpty || form != self.form {
      self.form = form
      let title = form.replacing("_", with: " ")
      let id = identifiers.identifier(form, else: "s\(guide.sections.count + 1)")
      guide.sections.append(Section(id: id, title: title.prefix(1).uppercased() + title.dropFirst()))
      if !header.isEmpty { guide.sections[guide.sections.count - 1].texts.append(header) }
    } else if !header.isEmpty {
      let parent = guide.sections.last { $0.parent == nil }?.id
      guide.sections.append(
        Section(id: identifiers.unique("s\(guide.sections.count + 1)"), title: header, parent: parent))
    }
  }

  // The first field of a table becomes the table; its own name is a row.
  private mutating func table(_ question: Question, _ matrix: String, _ name: String) -> Question {
    guard [SingleAnswer.id, MultipleAnswer.id].contains(question.kind) else { return question }
    var table = question
    table.id = identifiers.identifier(matrix, else: question.id + "_table")
    table.kind = question.kind == SingleAnswer.id ? MatrixAnswer.id : MultipleMatrixAnswer.id
    table.text = ImportedText.plain(guide.sections.last?.title ?? "")
    if table.text.isEmpty { table.text = "(\(matrix))" }
    table.rows = [Row(id: question.id, text: question.text.onOneLine)]
    table.set("source", "redcap:\(question.kind):\(matrix)")
    places[table.id] = places[question.id]
    made[name] = Question(id: "\(table.id).\(question.id)", text: "")
    for index in conditions.indices where conditions[index].id == question.id {
      conditions[index].id = table.id
    }
    return table
  }

  // Whether the field became a row of the table before it.
  private mutating func joins(_ question: Question, _ matrix: String, _ row: Sheet.Row) -> Bool {
    let last = guide.sections.count - 1
    guard let index = guide.sections[last].questions.indices.last else { return false }
    let table = guide.sections[last].questions[index]
    let kind = question.kind == SingleAnswer.id ? MatrixAnswer.id : MultipleMatrixAnswer.id
    guard table.attribute("source")?.hasSuffix(":\(matrix)") == true, table.kind == kind,
      table.options == question.options
    else { return false }
    guide.sections[last].questions[index].rows.append(
      Row(id: question.id, text: question.text.onOneLine))
    made[cell("name", row)] = Question(id: "\(table.id).\(question.id)", text: "")
    let branching = cell("branching", row)
    let known = conditions.last { $0.id == table.id }?.text ?? ""
    if branching != known {
      problems.warning(
        DocumentPlace(line: row.number, column: 1),
        "“\(question.id)” has a condition of its own in its table; here the table is shown as a whole")
    }
    return true
  }

  // [age] in a text is the answer to it; other things in brackets may be just words.
  private mutating func pipe() {
    let logic = REDCapLogic(questions: made)
    guide.changeTexts { logic.piped($0) }
    for question in guide.questions where question.hasSign("[") {
      guard let part = question.spokenTexts.lazy.compactMap(REDCapLogic.unpiped).first else { continue }
      problems.warning(
        places[question.id],
        "the text of “\(question.id)” has a part in brackets that REDCap would fill in, \(part.prefix(60)); here it is text"
      )
    }
  }

  private mutating func addConditions() {
    let logic = REDCapLogic(questions: made)
    var written: [String: Attribute] = [:]
    for condition in conditions {
      do {
        written[condition.id] = Attribute("if", try logic.condition(condition.text))
      } catch {
        written[condition.id] = Attribute("source-if", condition.text)
        problems.warning(
          condition.place,
          "the condition of “\(condition.id)” cannot be taken over (\(error.sentence)); it is kept, but the question is always asked"
        )
      }
    }
    for section in guide.sections.indices {
      for index in guide.sections[section].questions.indices {
        if let attribute = written[guide.sections[section].questions[index].id] {
          guide.sections[section].questions[index].attributes.append(attribute)
        }
      }
    }
  }
}
