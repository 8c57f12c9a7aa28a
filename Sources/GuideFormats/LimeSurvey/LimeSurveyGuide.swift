import Documents
import Guide
import Wording

/// Makes a guide of a survey.
struct LimeSurveyGuide {
  private let survey: LimeSurveySurvey
  private let fileName: String
  private(set) var problems: ImportProblems
  private var names: LimeSurveyNames
  private var identifiers = ImportNames()
  private var made: [String: LimeSurveyQuestion] = [:]
  private var places: [String: ImportPlace] = [:]

  init(_ survey: LimeSurveySurvey, fileName: String, _ problems: ImportProblems) {
    self.survey = survey
    self.fileName = fileName
    self.problems = problems
    names = LimeSurveyNames(sid: survey.sid)
  }

  mutating func guide() -> Guide? {
    let tag = LimeSurveySurvey.tag(survey.language)
    for group in survey.groups {
      for item in group.questions { make(item, language: tag) }
    }
    let title = ImportedText.plain(survey.title)
    var guide = Guide(
      id: GuideFileName(fileName).id, title: title.isEmpty ? GuideFileName(fileName).id : title, language: tag
    )
    guide.introduction = [survey.description, survey.welcome]
      .map { plain($0, of: "the introduction", .place(.start)) }.filter { !$0.isEmpty }
    let end = plain(survey.end, of: "the text at the end", .place(.start))
    if !end.isEmpty { guide.otherProperties.append(Attribute("source-end", end.onOneLine)) }
    if tag != survey.language { guide.otherProperties.append(Attribute("source-language", survey.language)) }
    let logic = LimeSurveyLogic(names: names)
    for (number, group) in survey.groups.enumerated() {
      guide.sections.append(section(group, number + 1, logic))
    }
    guard guide.hasQuestions else {
      problems.error(.start, "there is no question in this survey; export it again with its questions")
      return guide
    }
    guide.changeTexts { logic.piped($0) }
    restoreCodes(&guide)
    LimeSurveyOrder(survey).apply(to: &guide, &problems)
    ImportCheck.run(&guide, places: places, &problems)
    return guide
  }

  // What guides wrote for LimeSurvey gets its own ids and codes again.
  private mutating func restoreCodes(_ guide: inout Guide) {
    for item in survey.groups.flatMap(\.questions) {
      let written = item.attributes[LimeSurveyOriginals.setting]
      guard !written.isEmpty, let id = made[item.qid]?.question.id else { continue }
      let original = LimeSurveyOriginals.restore(written, to: id, in: &guide)
      if original != id { places[original] = places.removeValue(forKey: id) }
    }
  }

  // Only questions show pictures, sounds and films.
  private mutating func plain(_ html: String, of owner: Sentence, _ place: ImportPlace) -> String {
    let read = ImportedText(html)
    for path in read.media {
      problems.warning(
        place, "\(owner) shows \(path.prefix(200)), for which there is no place; show it with a question")
    }
    if read.isSimplified {
      problems.warning(
        place, "tables, forms and scripts in the text of \(owner) became plain text; read it again")
    }
    return read.text
  }

  private mutating func make(_ item: LimeSurveySurvey.Item, language: String) {
    let id = identifiers.identifier(item.code, else: "q\(item.qid)")
    let question = LimeSurveyQuestion(item, id: id, language: language)
    made[item.qid] = question
    names.add(question)
    places[id] = .mark(item.mark)
    if id != item.code {
      problems.warning(
        item.mark,
        "the question code “\(item.code)” became “\(id)”: ids are unique and have only a-z, 0-9 and _")
    }
    for remark in question.remarks { problems.warning(item.mark, remark) }
  }

  private mutating func section(
    _ group: LimeSurveySurvey.Group, _ number: Int, _ logic: LimeSurveyLogic
  ) -> Section {
    var section = Section(
      id: identifiers.unique("s\(number)"), title: ImportedText.plain(group.title).onOneLine)
    places[section.id] = .mark(group.mark)
    let description = plain(group.description, of: "the group “\(section.title)”", .mark(group.mark))
    section.texts = [description].filter { !$0.isEmpty }
    do {
      if let condition = try logic.condition(group.row["grelevance"]) {
        section.attributes.append(Attribute("if", condition))
      }
    } catch {
      section.attributes.append(Attribute("source-if", group.row["grelevance"]))
      problems.warning(
        group.mark,
        "the condition of the group “\(section.title)” cannot be taken over (\(error.sentence)); it is kept, but the"
          + " group is always asked")
    }
    for item in group.questions {
      guard let question = made[item.qid] else { continue }
      section.questions.append(finished(question, logic))
    }
    return section
  }

  // The question with its conditions: only now all names are known.
  private mutating func finished(_ made: LimeSurveyQuestion, _ logic: LimeSurveyLogic) -> Question {
    var question = made.question
    let item = made.item
    let relevance = item.row["relevance"]
    do {
      let isFromTable = relevance.isEmpty || relevance == "1"
      if let condition = try isFromTable ? logic.condition(item.conditions) : logic.condition(relevance) {
        question.set("if", condition)
      }
    } catch {
      question.keep("if", relevance.isEmpty ? "(\(item.conditions.count) conditions)" : relevance)
      problems.warning(
        item.mark,
        "the condition of “\(item.code)” cannot be taken over (\(error.sentence)); it is kept, but the question is"
          + " always asked")
    }
    for part in item.parts where !["", "1"].contains(part.row["relevance"]) {
      question.keep("if-" + ImportNames.code(part.code), part.row["relevance"])
      problems.warning(
        part.mark,
        "“\(part.code)” in “\(item.code)” has a condition of its own; it is kept, but the row is always shown"
      )
    }
    filter(item, &question)
    checks(item, &question, logic)
    calculation(item, &question, logic)
    return question
  }

  private mutating func filter(_ item: LimeSurveySurvey.Item, _ question: inout Question) {
    for (setting, name) in [("array_filter", "filter"), ("array_filter_exclude", "exclude")] {
      let written = item.attributes[setting]
      guard !written.isEmpty else { continue }
      if let source = names.question(code: written.trimmingSpace) {
        // Rows without choices are of no use to a filter of guides.
        guard !source.options.isEmpty else {
          question.keep(setting, written)
          problems.warning(
            item.mark,
            "“\(item.code)” takes its rows from “\(source.id)”, which has no choices; all are shown")
          continue
        }
        question.set(name, source.id)
      } else {
        question.keep(setting, written)
        problems.warning(
          item.mark,
          "“\(item.code)” takes its rows from several questions or an unknown one (\(written.prefix(80))); all are shown"
        )
      }
    }
  }

  private mutating func checks(
    _ item: LimeSurveySurvey.Item, _ question: inout Question, _ logic: LimeSurveyLogic
  ) {
    for name in ["em_validation_q", "em_validation_sq"] where !item.attributes[name].isEmpty {
      let written = item.attributes[name]
      let tip = item.attributes[name + "_tip"]
      do throws(ForeignExpressionProblem) {
        let isWhole = name == "em_validation_q" || item.parts.isEmpty
        guard isWhole, question.attribute("check") == nil, let check = try logic.condition(written) else {
          throw ForeignExpressionProblem("it checks each part")
        }
        question.set("check", check)
        let message = ImportedText.plain(tip)
        if !message.isEmpty { question.set("message", message.onOneLine) }
      } catch {
        question.keep(name, written)
        problems.warning(
          item.mark,
          "the check of “\(item.code)” cannot be taken over (\(error.sentence)); it is kept without effect")
      }
    }
  }

  private mutating func calculation(
    _ item: LimeSurveySurvey.Item, _ question: inout Question, _ logic: LimeSurveyLogic
  ) {
    guard item.type == "*" else { return }
    // Without a formula of its own the text is one, as far as it stands in braces.
    let text = item.text.contains("{") ? item.text : ""
    let equation = item.attributes["equation"].isEmpty ? text : item.attributes["equation"]
    do {
      if let calculation = try logic.condition(equation) { question.set("calculate", calculation) }
    } catch {
      question.keep("equation", equation)
      if question.attribute("source") == nil { question.set("source", "lss:*:\(item.code)") }
      problems.warning(
        item.mark,
        "the calculation of “\(item.code)” cannot be taken over (\(error.sentence)); it is kept without effect"
      )
    }
  }
}
