import Documents
import Wording

/// Puts the tables of a survey together: rows of one thing in several languages become one thing, parts and answers
/// go to their questions, questions to their groups, all in their order.
struct LimeSurveyAssembly {
  private let tables: LimeSurveyTables
  private let texts: LimeSurveyTexts

  init(_ tables: LimeSurveyTables, _ texts: LimeSurveyTexts) {
    self.tables = tables
    self.texts = texts
  }

  func groups(_ problems: inout ImportProblems) -> [LimeSurveySurvey.Group] {
    let isPart = { (row: LimeSurveyTables.Row) in !["", "0"].contains(row["parent_qid"]) }
    // Some versions keep parts among the questions.
    let parts = items(tables["subquestions"] + tables["questions"].filter(isPart))
    let partsByParent = Dictionary(grouping: parts) { $0.row["parent_qid"] }
    let answers = self.answers()
    let attributes = Dictionary(grouping: tables["question_attributes"]) { $0["qid"] }
    let conditions = Dictionary(grouping: tables["conditions"]) { $0["qid"] }
    let defaults = Dictionary(grouping: tables["defaultvalues"]) { $0["qid"] }
    var questions = items(tables["questions"].filter { !isPart($0) })
    for index in questions.indices {
      let qid = questions[index].qid
      questions[index].parts = partsByParent[qid] ?? []
      questions[index].answers = answers[qid] ?? []
      questions[index].attributes = LimeSurveyAttributes(attributes[qid] ?? [], texts: texts)
      questions[index].conditions = conditions[qid] ?? []
      questions[index].defaults = inLanguage(defaults[qid] ?? [])
    }
    return grouped(questions, &problems)
  }

  private func grouped(
    _ questions: [LimeSurveySurvey.Item], _ problems: inout ImportProblems
  ) -> [LimeSurveySurvey.Group] {
    let byGroup = Dictionary(grouping: questions) { $0.row["gid"] }
    var groups: [LimeSurveySurvey.Group] = []
    for rows in merged(tables["groups"], key: ["gid"]) {
      guard let row = rows.first else { continue }
      groups.append(
        LimeSurveySurvey.Group(
          gid: row["gid"], title: texts.text(of: rows, "group_name", key: .group),
          description: texts.text(of: rows, "description", key: .group), mark: row.mark, row: row,
          questions: byGroup[row["gid"]] ?? []))
    }
    let known = Set(groups.map(\.gid))
    for question in questions where !known.contains(question.row["gid"]) {
      problems.error(
        question.mark,
        "the question “\(question.code)” belongs to a group that is missing; export the survey again")
    }
    return stable(groups) { $0.row.number("group_order") }
  }

  private func items(_ rows: [LimeSurveyTables.Row]) -> [LimeSurveySurvey.Item] {
    let items = merged(rows, key: ["qid"]).compactMap { rows -> LimeSurveySurvey.Item? in
      guard let row = rows.first(where: { $0["language"] == texts.base }) ?? rows.first else { return nil }
      return LimeSurveySurvey.Item(
        qid: row["qid"], code: row["title"], type: row["type"], scale: row.number("scale_id"),
        text: texts.text(of: rows, "question", key: .question),
        help: texts.text(of: rows, "help", key: .question),
        mark: row.mark, row: row)
    }
    return stable(items) { $0.row.number("question_order") }
  }

  private func answers() -> [String: [LimeSurveySurvey.Answer]] {
    let key = tables.hasTextTables ? ["aid"] : ["qid", "scale_id", "code"]
    var answers: [String: [(order: Int, answer: LimeSurveySurvey.Answer)]] = [:]
    for rows in merged(tables["answers"], key: key) {
      guard let row = rows.first else { continue }
      let answer = LimeSurveySurvey.Answer(
        code: row["code"], text: texts.text(of: rows, "answer", key: .answer), scale: row.number("scale_id"))
      answers[row["qid"], default: []].append((row.number("sortorder"), answer))
    }
    return answers.mapValues { list in stable(list) { $0.order }.map(\.answer) }
  }

  private func inLanguage(_ rows: [LimeSurveyTables.Row]) -> [LimeSurveyTables.Row] {
    guard !tables["defaultvalue_l10ns"].isEmpty else {
      return rows.filter { $0["language"].isEmpty || $0["language"] == texts.language }
    }
    let values = Dictionary(grouping: tables["defaultvalue_l10ns"]) { $0["dvid"] }
    return rows.map { row in
      var row = row
      let own = values[row["dvid"]] ?? []
      row["defaultvalue"] =
        (own.first { $0["language"] == texts.language } ?? own.first)?["defaultvalue"] ?? ""
      return row
    }
  }

  // The rows of one thing, in the order of the first of them.
  private func merged(_ rows: [LimeSurveyTables.Row], key: [String]) -> [[LimeSurveyTables.Row]] {
    var places: [String: Int] = [:]
    var result: [[LimeSurveyTables.Row]] = []
    for row in rows {
      let key = key.count == 1 ? row[key[0]] : key.map { row[$0] }.joined(separator: "\u{1F}")
      if let place = places[key] {
        result[place].append(row)
      } else {
        places[key] = result.count
        result.append([row])
      }
    }
    return result
  }

  private func stable<Element>(_ list: [Element], by order: (Element) -> Int) -> [Element] {
    let keys = list.map(order)
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return list }
    return list.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { list[$0] }
  }
}
