import Documents
import Guide
import Wording

/// Makes a guide of a form: groups become sections, tables of equal choices become matrices.
struct XLSFormGuide {
  private let form: XLSFormTables
  private let languages: XLSFormLanguages
  private let fileName: GuideFileName
  private(set) var problems: ImportProblems
  private var identifiers = ImportNames()
  private var guide: Guide
  private var groups: [XLSFormGroup] = []
  private var current: Section?
  /// Names by the groups they stand in.
  private var names: [String: Set<String>] = [:]
  /// Ids of questions, and of rows in tables, by name in the form.
  private var ids: [String: String] = [:]
  private var rows: [String: XLSFormSource] = [:]
  private var conditions: [String: [(text: String, place: DocumentPlace)]] = [:]
  private var places: [String: ImportPlace] = [:]
  private var types: [String: XLSFormType] = [:]
  /// Names of what is no question of the guide.
  private var others = XLSFormNames()
  /// The name of the question that was read last.
  private var lastName = ""

  init(_ form: XLSFormTables, _ languages: XLSFormLanguages, fileName: String, _ problems: ImportProblems) {
    self.form = form
    self.languages = languages
    self.fileName = GuideFileName(fileName)
    self.problems = problems
    let id = ImportNames.code(form.setting("form_id"))
    let title = form.setting("form_title")
    guide = Guide(
      id: id.isEmpty ? self.fileName.id : id, title: title.isEmpty ? self.fileName.id : title,
      language: languages.tag.isEmpty ? self.fileName.language : languages.tag,
      version: form.setting("version"))
  }

  mutating func read() -> Guide {
    ids.reserveCapacity(form.survey.rows.count)
    rows.reserveCapacity(form.survey.rows.count)
    places.reserveCapacity(form.survey.rows.count)
    for row in XLSFormLoops(form, language: languages.chosen).rows { read(row) }
    for group in groups {
      problems.error(
        group.place,
        "the group “\(group.name.prefix(60))” begins here and never ends; write a row end_group or end_repeat"
      )
    }
    close()
    var logic = XLSFormConditions(
      form: form, language: languages.chosen, ids: ids, rows: rows, conditions: conditions,
      others: others)
    logic.apply(to: &guide, &problems)
    let texts = XLSFormLogic(ids: ids)
    guide.changeTexts { texts.piped($0) }
    if !guide.hasQuestions {
      problems.error(.start, "there is no question in this form; write one on the sheet “survey”")
    }
    ImportCheck.run(&guide, places: places, &problems)
    return guide
  }

  private mutating func read(_ row: Sheet.Row) {
    let type = form.survey.text("type", row)
    guard !type.isEmpty else {
      let name = form.survey.text("name", row)
      if !name.isEmpty {
        others.leftOut.insert(name)
        problems.warning(
          form.survey.place(row, "type"),
          "this row has a name but no type; it is left out, write a type if it is a question")
      }
      return
    }
    // A row that is switched off, as KoBo and others do.
    if XLSFormTables.isYes(form.survey.text("disabled", row)) { return }
    switch understood(type) {
    case .beginGroup: begin(row, isRepeat: false)
    case .beginRepeat: begin(row, isRepeat: true)
    case .endGroup: end(row, isRepeat: false)
    case .endRepeat: end(row, isRepeat: true)
    // Expanded before; what is left has no begin or no end.
    case .beginLoop: begin(row, isRepeat: true)
    case .endLoop: end(row, isRepeat: true)
    case .metadata(let name):
      others.metadata[form.survey.text("name", row)] = name
      problems.warning(
        form.survey.place(row, "type"),
        ["audit", "background-audio"].contains(name)
          ? "“\(name)” is left out: Leitfaden records sound and times of every question by itself"
          : "“\(name)” is left out: it is not a question")
    case .unknown where !isAsked(row):
      others.leftOut.insert(form.survey.text("name", row))
      problems.warning(
        form.survey.place(row, "type"),
        "“\(type.prefix(60))” is not a type of question in forms, and the row has no label; it is left out")
    case let type: add(row, type)
    }
  }

  // Words for somebody stand in it.
  private func isAsked(_ row: Sheet.Row) -> Bool {
    !form.survey.text("label", row, in: languages.chosen).isEmpty && !form.survey.text("name", row).isEmpty
  }

  // A form has many rows and few types.
  private mutating func understood(_ type: String) -> XLSFormType {
    if let known = types[type] { return known }
    let new = XLSFormType(type)
    types[type] = new
    return new
  }

  private mutating func begin(_ row: Sheet.Row, isRepeat: Bool) {
    let name = form.survey.text("name", row)
    let place = form.survey.place(row)
    checkName(name, row)
    let label = ImportedText.plain(form.survey.text("label", row, in: languages.chosen))
    others.groups.insert(name)
    let relevant = form.survey.text("relevant", row)
    let appearance = form.survey.text("appearance", row).lowercased()
    let group = XLSFormGroup(
      name: name, place: place, isRepeat: isRepeat, relevant: relevant,
      isTable: appearance.contains("table-list"),
      label: label, isSection: groups.isEmpty && !appearance.contains("table-list"),
      start: current?.questions.count ?? 0)
    if isRepeat {
      problems.warning(place, "“\(name)” is repeated in the form; here its questions are asked once")
    }
    if group.isSection {
      close()
      current = Section(
        id: identifiers.identifier(name, else: "s\(guide.sections.count + 1)"),
        title: label.onOneLine)
      if let id = current?.id {
        places[id] = .place(place)
        if !relevant.isEmpty { conditions[id] = [(relevant, place)] }
      }
      if XLSFormTables.isYes(parameter("randomize", row)) { current?.attributes.append(Attribute("shuffle")) }
    } else if !group.isTable, !label.isEmpty {
      problems.warning(
        place, "the group “\(name)” is inside another one; its questions go there, its heading is left out")
    }
    groups.append(group)
  }

  private func parameter(_ name: String, _ row: Sheet.Row) -> String {
    XLSFormQuestion.parameters(form.survey.text("parameters", row)).first { $0.name == name }?.value ?? ""
  }

  private mutating func end(_ row: Sheet.Row, isRepeat: Bool) {
    guard let group = groups.last else {
      problems.error(form.survey.place(row), "a group ends here that never began; delete this row")
      return
    }
    guard group.isRepeat == isRepeat else {
      problems.error(
        form.survey.place(row),
        isRepeat
          ? "a repeat ends here, but row \(group.place.line) began a group; write end_group"
          : "a group ends here, but row \(group.place.line) began a repeat; write end_repeat")
      groups.removeLast()
      return
    }
    groups.removeLast()
    if group.isTable { finish(group) }
    if group.isSection { close() }
  }

  // Ends the section, if one is open.
  private mutating func close() {
    if let section = current { guide.sections.append(section) }
    current = nil
  }

  private mutating func add(_ row: Sheet.Row, _ type: XLSFormType) {
    var name = form.survey.text("name", row)
    let place = form.survey.place(row)
    // A text needs no name: nobody answers it.
    if name.isEmpty, case .question(InformationAnswer.id) = type { name = "note_\(row.number)" }
    if folds(row, named: name) {
      others.leftOut.insert(name)
      return
    }
    checkName(name, row)
    if current == nil {
      current = Section(id: identifiers.unique("s\(guide.sections.count + 1)"), title: "")
    }
    let id = identifiers.identifier(name, else: "row\(row.number)")
    if id != name {
      problems.warning(
        place, "the name “\(name.prefix(60))” became “\(id)”: ids are unique and have only a-z, 0-9 and _")
    }
    var read = XLSFormQuestion(
      row, type: type, id: id, form: form, language: languages.chosen, tag: guide.language)
    for error in read.errors { problems.error(place, error) }
    for remark in read.remarks { problems.warning(place, remark) }
    if read.question.text.isEmpty {
      read.question.text = "(\(name))"
      if read.question.kind != CalculatedAnswer.id {
        problems.warning(place, "“\(name)” has no label; its name is shown instead")
      }
    }
    if read.question.kind == CalculatedAnswer.id,
      !read.question.attributes.contains(where: { $0.name == "hidden" })
    {
      read.question.set("hidden")
    }
    if id != name { read.question.set("source", "xlsform::\(name)") }

    places[id] = .place(place)
    let relevant = form.survey.text("relevant", row)
    // What a group asks for, its questions ask for too; that of a section stays with the section.
    for group in groups where !group.isSection && !group.relevant.isEmpty && !group.isTable {
      conditions[id, default: []].append((group.relevant, group.place))
    }
    if !relevant.isEmpty { conditions[id, default: []].append((relevant, place)) }
    ids[name] = id
    lastName = name
    rows[id] = read.source
    current?.questions.append(read.question)
    if case .choice(RankingAnswer.id, _, true) = type {
      addOther(than: read.question, named: name, at: place)
    }
    if groups.last?.isTable == true { groups[groups.count - 1].members.append((id, name)) }
  }

  // What is ranked has no field beside it: which other thing was meant is a question of its own.
  private mutating func addOther(than ranking: Question, named name: String, at place: DocumentPlace) {
    let id = identifiers.unique(ranking.id + "_other")
    places[id] = .place(place)
    if let other = ranking.rows.last?.id { conditions[id] = [("selected(${\(name)}, '\(other)')", place)] }
    current?.questions.append(
      Question(id: id, text: LimeSurveyTypes.other(language: guide.language), kind: TextAnswer.id))
  }

  // A field beside a choice, and a comment, belong to the question before them.
  private mutating func folds(_ row: Sheet.Row, named name: String) -> Bool {
    guard let last = current?.questions.indices.last, ids[lastName] == current?.questions[last].id else {
      return false
    }
    guard var question = current?.questions[last] else { return false }
    let folding = XLSFormFolding(form, language: languages.chosen)
    guard folding.folds(row, named: name, into: &question, named: lastName) else { return false }
    current?.questions[last] = question
    return true
  }

  // The questions of a table with the same choices become rows of one.
  private mutating func finish(_ group: XLSFormGroup) {
    let members = (current?.questions.dropFirst(group.start) ?? []).filter { question in
      group.members.contains { $0.id == question.id }
    }
    let asked = members.filter { $0.kind != InformationAnswer.id }
    guard let first = asked.first,
      asked.allSatisfy({ $0.kind == first.kind && $0.options == first.options && conditions[$0.id] == nil }),
      [SingleAnswer.id, MultipleAnswer.id].contains(first.kind)
    else {
      problems.warning(
        group.place, "the table “\(group.name)” has questions of different kinds; they stay single questions")
      keepSingle(group, members)
      return
    }
    guard asked.allSatisfy(isRow), Set(asked.map(\.requirement)).count == 1 else {
      problems.warning(
        group.place,
        "the table “\(group.name)” has questions that are required, checked or filtered each for itself; they stay single questions"
      )
      keepSingle(group, members)
      return
    }
    let id = identifiers.identifier(group.name, else: first.id + "_table")
    var table = Question(id: id, text: group.label.isEmpty ? "(\(group.name))" : group.label)
    table.kind = first.kind == SingleAnswer.id ? MatrixAnswer.id : MultipleMatrixAnswer.id
    table.options = first.options
    for index in table.options.indices {
      guard let path = table.options[index].image?.path else { continue }
      table.options[index].image = nil
      table.keep(media: path, of: table.options[index].code) { problems.warning(group.place, $0) }
    }
    let rowIDs = Self.rowIDs(asked.map(\.id), group: group.name)
    table.rows = zip(rowIDs, asked).map { Row(id: $0, text: $1.text.onOneLine) }
    let helps = asked.compactMap(\.help)
    table.help = helps.isEmpty ? nil : helps.joined(separator: "\n")
    table.requirement = first.requirement
    table.interviewerNotes = asked.flatMap(\.interviewerNotes)
    table.media = asked.flatMap(\.media)
    for attribute in asked.flatMap(\.attributes) where attribute.name.hasPrefix("source-") {
      if table.attribute(attribute.name) != attribute.value {
        table.attributes.keep(attribute.name, attribute.value ?? "")
      }
    }
    table.set("source", "xlsform:table-list:\(group.name)")
    places[id] = .place(group.place)
    if !group.relevant.isEmpty { conditions[id] = [(group.relevant, group.place)] }
    var tail = Array(current?.questions.dropFirst(group.start) ?? [])
    if let position = tail.firstIndex(where: { $0.id == first.id }) { tail[position] = table }
    tail.removeAll { question in asked.contains { $0.id == question.id } }
    current?.questions.replaceSubrange(group.start..., with: tail)
    for member in group.members {
      guard let index = asked.firstIndex(where: { $0.id == member.id }) else { continue }
      rows[member.id] = nil
      ids[member.name] = "\(id).\(rowIDs[index])"
    }
  }

  // Whether a row of a table can be what a question is: it has no rules of its own.
  private func isRow(_ question: Question) -> Bool {
    guard let row = rows[question.id]?.row else { return true }
    return ["constraint", "calculation", "choice_filter"].allSatisfy { form.survey.text($0, row).isEmpty }
  }

  // What a table says and asks for its questions, when it becomes none.
  private mutating func keepSingle(_ group: XLSFormGroup, _ members: [Question]) {
    if !group.relevant.isEmpty {
      for question in members {
        conditions[question.id, default: []].insert((group.relevant, group.place), at: 0)
      }
    }
    guard !group.label.isEmpty, let section = current,
      let position = section.questions.firstIndex(where: { question in
        group.members.contains { $0.id == question.id }
      })
    else { return }
    let id = identifiers.identifier(group.name, else: "row\(group.place.line)")
    places[id] = .place(group.place)
    if !group.relevant.isEmpty { conditions[id] = [(group.relevant, group.place)] }
    current?.questions.insert(Question(id: id, text: group.label, kind: InformationAnswer.id), at: position)
  }

  // Rows of a table that guides wrote begin with its name: `tools_a` is the row `a` of `tools`.
  private static func rowIDs(_ ids: [String], group: String) -> [String] {
    let prefix = group + "_"
    let rest = ids.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : "" }
    let isWhole = Set(rest.map { $0.lowercased() }).count == ids.count
    return isWhole && rest.allSatisfy { $0.first?.isASCII == true && $0.first != "_" } ? rest : ids
  }

  private mutating func checkName(_ name: String, _ row: Sheet.Row) {
    let place = form.survey.place(row, "name")
    guard !name.isEmpty else {
      problems.error(place, "this row has no name; write one with letters a-z, digits and _")
      return
    }
    let first = name.unicodeScalars.first
    let isName = name.unicodeScalars.allSatisfy {
      $0.isLetter || $0.isDigit || $0.properties.isAlphabetic || "_-.".unicodeScalars.contains($0)
    }
    if !isName || first?.isDigit == true || first == "-" || first == "." {
      problems.error(
        place,
        "“\(name.prefix(60))” cannot be a name: use letters, digits, _ - and . only, beginning with a letter")
    }
    let group = groups.map(\.name).joined(separator: "/")
    if !names[group, default: []].insert(name).inserted {
      problems.error(place, "the name “\(name.prefix(60))” is already used in this group; change one of them")
    }
  }
}

/// A group that has begun and not yet ended.
struct XLSFormGroup {
  let name: String
  let place: DocumentPlace
  let isRepeat: Bool
  let relevant: String
  let isTable: Bool
  let label: String
  let isSection: Bool
  /// Questions of the section before it.
  let start: Int
  /// The questions in it, for tables.
  var members: [(id: String, name: String)] = []
}
