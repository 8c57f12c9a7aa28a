import Guide
import Wording

/// What a question's kind is in XLSForm: the cells of its row, or the rows of a table.
struct XLSFormKinds {
  private let question: Question
  private(set) var lists: XLSFormLists
  /// Cells of the row, the type among them.
  private(set) var cells: [String: String] = [:]
  // The types of a table's rows, one for each of its scales; nil where the rows are fields.
  private var rowTypes: [String?] = [nil]
  /// The field beside a choice that asks for a text.
  private(set) var otherText: (code: String, label: String)?
  private(set) var losses: [Sentence] = []

  /// The types of kinds that have neither choices nor rows.
  static let types: [String: String] = [
    OpenAnswer.id: "note", InformationAnswer.id: "note", TextAnswer.id: "text", LongTextAnswer.id: "text",
    IntegerAnswer.id: "integer", NumberAnswer.id: "decimal",
    DateAnswer.id: "date", TimeAnswer.id: "time", DateTimeAnswer.id: "dateTime", EmailAnswer.id: "text",
    PhoneAnswer.id: "text", URLAnswer.id: "text",
    MaskedAnswer.id: "text", DurationAnswer.id: "text", LocationAnswer.id: "geopoint",
    PhotoAnswer.id: "image", AudioAnswer.id: "audio",
    VideoAnswer.id: "video",
    FileAnswer.id: "file", DrawingAnswer.id: "image", SignatureAnswer.id: "image",
    BarcodeAnswer.id: "barcode", AcknowledgeAnswer.id: "acknowledge",
    CalculatedAnswer.id: "calculate", ImagePointsAnswer.id: "note",
  ]
  private static let appearances: [String: String] = [
    LongTextAnswer.id: "multiline", URLAnswer.id: "url", DrawingAnswer.id: "draw",
    SignatureAnswer.id: "signature", PhoneAnswer.id: "numbers",
  ]
  private static let changed: Set<String> = [
    OpenAnswer.id, EmailAnswer.id, PhoneAnswer.id, MaskedAnswer.id, DurationAnswer.id, ImagePointsAnswer.id,
    DifferentialAnswer.id,
  ]

  /// Whether it becomes several rows.
  var isTable: Bool { !question.rows.isEmpty && question.kind != RankingAnswer.id }

  init(_ question: Question, lists: XLSFormLists) {
    self.question = question
    self.lists = lists
    if isTable {
      prepareTable()
      return
    }
    single()
    if Self.changed.contains(question.kind) {
      losses.append(
        "“\(question.id)” is of the kind “\(question.kind)”, which XLSForm does not know; it became “\(cells["type"] ?? "")”"
      )
    }
  }

  private mutating func single() {
    switch question.kind {
    case SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id: choice("select_one", question.options)
    case MultipleAnswer.id: choice("select_multiple", question.options)
    case RankingAnswer.id:
      cells["type"] =
        "rank "
        + lists.list(question.rows.map { .init(code: Self.code($0.id), label: $0.text) }, called: question.id)
    case ScaleAnswer.id where question.format.minimum == nil && !question.options.isEmpty:
      choice("select_one", question.options)
    case ScaleAnswer.id, SliderAnswer.id:
      cells["type"] = "range"
      let format = question.format
      cells["parameters"] =
        "start=\(format.minimum ?? "0") end=\(format.maximum ?? "100") step=\(NumberReading.plain(format.step ?? 1))"
      if !question.options.isEmpty { losses.append("“\(question.id)” loses the labels of its ends") }
    default: cells["type"] = Self.types[question.kind] ?? "text"
    }
    if let appearance = Self.appearances[question.kind] { cells["appearance"] = appearance }
    if question.attributes.contains(where: { $0.name == "shuffle" }),
      [SingleAnswer.id, MultipleAnswer.id, RankingAnswer.id].contains(question.kind)
    {
      cells["parameters"] = "randomize=true"
    }
  }

  private mutating func choice(_ type: String, _ options: [AnswerOption]) {
    let written = options.isEmpty ? [AnswerOption(code: "1", text: "–")] : options
    cells["type"] =
      "\(type) \(lists.list(written.map(Self.choice), called: question.id))"
    if let other = options.first(where: \.hasText) { otherText = (Self.code(other.code), other.text) }
    if options.count(where: \.hasText) > 1 {
      losses.append("“\(question.id)” keeps one field beside its choices")
    }
    if type == "select_one", question.attributes.contains(where: { $0.name == "dropdown" }) {
      cells["appearance"] = "minimal"
    }
    let preset = options.filter(\.isPreselected).map { Self.code($0.code) }
    if !preset.isEmpty { cells["default"] = preset.joined(separator: " ") }
    if options.contains(where: { $0.attribute("if") != nil }) {
      losses.append("the conditions of the choices of “\(question.id)” are not written")
    }
  }

  private mutating func prepareTable() {
    if question.kind == DualMatrixAnswer.id {
      losses.append("“\(question.id)” has two scales; it became two tables")
    }
    if [NumberMatrixAnswer.id, TextMatrixAnswer.id].contains(question.kind) {
      losses.append("“\(question.id)” is a table of fields; each cell became a question")
    }
    rowTypes = scales.enumerated().map { number, options in
      let type = question.kind == MultipleMatrixAnswer.id ? "select_multiple" : "select_one"
      guard Self.withChoices.contains(question.kind), !options.isEmpty else { return nil }
      let id = number == 0 ? question.id : question.id + "_2"
      return type + " " + lists.list(options.map(Self.choice), called: id)
    }
  }

  private static let withChoices: Set<String> = [
    MatrixAnswer.id, YesNoMatrixAnswer.id, ChangeMatrixAnswer.id, DualMatrixAnswer.id,
    MultipleMatrixAnswer.id,
  ]

  private var scales: [[AnswerOption]] {
    question.kind == DualMatrixAnswer.id
      ? [question.options, question.secondOptions ?? []] : [question.options]
  }

  /// The rows of a table: a group, in it a question for each row.
  ///
  /// - Parameters:
  ///   - head: The cells of the question as a whole.
  ///   - unique: Gives a name that is not taken.
  func table(_ head: [String: String], unique: (String) -> String) -> [[String: String]] {
    rowTypes.enumerated().flatMap { index, type in
      group(head, suffix: index == 0 ? "" : "_2", rowType: type, unique)
    }
  }

  private func group(
    _ head: [String: String], suffix: String, rowType: String?, _ unique: (String) -> String
  ) -> [[String: String]] {
    var begin = head
    let name = (head["name"] ?? question.id) + suffix
    begin["type"] = "begin_group"
    begin["name"] = suffix.isEmpty ? name : unique(name)
    for column in ["required", "constraint", "constraint_message", "default", "hint", "guidance_hint"] {
      begin[column] = nil
    }
    if rowType != nil { begin["appearance"] = "table-list" }
    var rows = [begin]
    for (index, row) in question.rows.enumerated() {
      // A group has no hint.
      var cells = [
        "hint": index == 0 ? head["hint"] ?? "" : "",
        "label": row.opposite.map { "\(row.text) – \($0)" } ?? row.text, "required": head["required"] ?? "",
      ]
      if let rowType {
        cells["type"] = rowType
        rows.append(cells.merging(["name": unique("\(name)_\(Self.part(row.id))")]) { old, _ in old })
      } else {
        rows += fields(row, cells, name, unique)
      }
    }
    return rows + [["type": "end_group"]]
  }

  private func fields(
    _ row: Row, _ cells: [String: String], _ name: String, _ unique: (String) -> String
  ) -> [[String: String]] {
    let isNumber = [NumbersAnswer.id, NumberMatrixAnswer.id].contains(question.kind)
    let columns =
      question.options.isEmpty || [ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(question.kind)
      ? [nil] : question.options.map(Optional.some)
    return columns.map { column in
      var cells = cells
      cells["type"] = isNumber ? "decimal" : "text"
      if [ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(question.kind) {
        cells["type"] = "range"
        cells["parameters"] =
          "start=\(question.format.minimum ?? "1") end=\(question.format.maximum ?? "7") step=1"
      }
      if let column { cells["label"] = "\(row.text): \(column.text)" }
      let parts = [name, ImportNames.plain("r" + row.id), column.map { ImportNames.plain("c" + $0.code) }]
        .compactMap { $0 }
      cells["name"] = unique(parts.joined(separator: "_"))
      return cells
    }
  }

  private static func choice(_ option: AnswerOption) -> XLSFormLists.Choice {
    XLSFormLists.Choice(code: code(option.code), label: option.text, image: option.image?.fileName ?? "")
  }

  // After the table's name a digit may begin it.
  private static func part(_ id: String) -> String {
    let part = ImportNames.code(id).replacing("-", with: "_").replacing(".", with: "_")
    return part.isEmpty ? "row" : part
  }

  /// A choice's name in a form: no spaces, and none is left without one.
  static func code(_ code: String) -> String {
    code == "-oth-" ? "other" : code.replacing(" ", with: "_")
  }
}
