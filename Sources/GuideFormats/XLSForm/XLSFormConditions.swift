import Documents
import Guide
import Wording

/// Adds conditions, checks, calculations and filters, once all names are known.
struct XLSFormConditions {
  let form: XLSFormTables
  let language: String?
  /// The ids of questions and rows by their names in the form.
  let ids: [String: String]
  let rows: [String: XLSFormSource]
  let conditions: [String: [(text: String, place: DocumentPlace)]]
  /// What else the form has names for.
  let others: XLSFormNames

  mutating func apply(to guide: inout Guide, _ problems: inout ImportProblems) {
    let kinds = Dictionary(guide.questions.map { ($0.id, $0.kind) }) { first, _ in first }
    let codes = guide.questions.compactMap { question in
      rows[question.id].map { (question.id, Self.changed($0, question)) }
    }.filter { !$0.1.isEmpty }
    let logic = XLSFormLogic(
      ids: ids, kinds: kinds, codes: Dictionary(codes) { first, _ in first }, names: others)
    for section in guide.sections.indices {
      let id = guide.sections[section].id
      condition(id, &guide.sections[section].attributes, logic, &problems)
      for index in guide.sections[section].questions.indices {
        add(to: &guide.sections[section].questions[index], logic, &problems)
      }
    }
  }

  /// The codes that are others in the guide than in the form.
  private static func changed(_ source: XLSFormSource, _ question: Question) -> [String: String] {
    let codes = question.rows.isEmpty ? question.options.map(\.code) : question.rows.map(\.id)
    let pairs = zip(source.choices.map(\.name), codes).filter { $0.0 != $0.1 }
    return Dictionary(pairs.map { ($0.0, $0.1) }) { first, _ in first }
  }

  private func add(to question: inout Question, _ logic: XLSFormLogic, _ problems: inout ImportProblems) {
    condition(question.id, &question.attributes, logic, &problems)
    guard let row = rows[question.id] else { return }
    check(row, &question, logic, &problems)
    calculation(row, &question, logic, &problems)
    filter(row, &question, logic, &problems)
  }

  private func condition(
    _ id: String, _ attributes: inout [Attribute], _ logic: XLSFormLogic, _ problems: inout ImportProblems
  ) {
    guard let parts = conditions[id] else { return }
    var written: [String] = []
    for part in parts {
      do {
        let text = try logic.condition(part.text, of: id)
        written.append(parts.count > 1 ? "(\(text))" : text)
      } catch {
        attributes.keep("source-if", part.text)
        report(error, part.place, "the condition of “\(id)”", "it is always asked", &problems)
      }
    }
    if !written.isEmpty { attributes.append(Attribute("if", written.joined(separator: " and "))) }
  }

  private func check(
    _ row: XLSFormSource, _ question: inout Question, _ logic: XLSFormLogic,
    _ problems: inout ImportProblems
  ) {
    let constraint = XLSFormType.constraint(
      form.survey.text("constraint", row.row), ofType: form.survey.text("type", row.row))
    guard !constraint.isEmpty, !row.hasLimits else { return }
    do {
      question.set("check", try logic.condition(constraint, of: question.id))
      let message = ImportedText.plain(form.survey.text("constraint_message", row.row, in: language))
      if !message.isEmpty { question.set("message", message.onOneLine) }
    } catch {
      question.keep("check", constraint)
      report(
        error, form.survey.place(row.row, "constraint"), "the check of “\(question.id)”", "it has no effect",
        &problems)
    }
  }

  private func calculation(
    _ row: XLSFormSource, _ question: inout Question, _ logic: XLSFormLogic,
    _ problems: inout ImportProblems
  ) {
    let calculation = form.survey.text("calculation", row.row)
    guard !calculation.isEmpty else { return }
    do {
      let written = try logic.calculation(calculation, of: question.id)
      if question.kind == CalculatedAnswer.id {
        question.set("calculate", written)
      } else {
        question.keep("calculate", calculation)
      }
      if question.kind != CalculatedAnswer.id {
        problems.warning(
          form.survey.place(row.row, "calculation"),
          "“\(question.id)” is asked and calculated; here it is only asked")
      }
    } catch {
      question.keep("calculate", calculation)
      report(
        error, form.survey.place(row.row, "calculation"), "the calculation of “\(question.id)”",
        "it has no effect", &problems)
    }
  }

  // country=${country}: each choice gets the condition with its own cells in it.
  private func filter(
    _ row: XLSFormSource, _ question: inout Question, _ logic: XLSFormLogic,
    _ problems: inout ImportProblems
  ) {
    let filter = form.survey.text("choice_filter", row.row)
    guard !filter.isEmpty else { return }
    let place = form.survey.place(row.row, "choice_filter")
    do {
      guard question.rows.isEmpty else { throw ForeignExpressionProblem("items to rank have no conditions") }
      for (index, choice) in row.choices.enumerated() where question.options.indices.contains(index) {
        var columns: [String: String] = [:]
        let table = row.list.map(form.table) ?? form.choices
        for column in table.columns where column.language == nil {
          columns[column.name] = table.text(column.name, choice.row)
        }
        let condition = try logic.condition(filter, columns: columns, of: question.id)
        question.options[index].attributes.append(Attribute("if", condition))
      }
    } catch {
      question.keep("choice_filter", filter)
      report(error, place, "the filter of the choices of “\(question.id)”", "all are offered", &problems)
    }
  }

  private func report(
    _ error: any Error, _ place: DocumentPlace, _ what: Sentence, _ consequence: Sentence,
    _ problems: inout ImportProblems
  ) {
    let reason = (error as? ForeignExpressionProblem)?.sentence ?? ""
    if reason.key == "there is no question “%1”" {
      problems.error(place, "\(what) cannot be read: \(reason); correct the name")
    } else {
      problems.warning(place, "\(what) cannot be taken over (\(reason)); it is kept, but \(consequence)")
    }
  }
}
