import Documents
import Foundation
import Guide
import Wording

/// Writes a guide as an `.lss` of the older layout (database version 178), which every LimeSurvey since 2.05 imports.
struct LimeSurveyWriter {
  private typealias Row = [(name: String, value: String)]

  private var guide: Guide
  private let codes: LimeSurveyCodes
  private var tables: [(name: String, rows: [Row])] = []
  private(set) var losses: [Sentence] = []

  private static let survey = "100001"
  private var language: String { guide.language.isEmpty ? "en" : guide.language }

  init(_ guide: Guide) {
    let guide = guide.withConditionsOnly
    self.guide = guide
    codes = LimeSurveyCodes(guide)
    losses = ExportLosses.of(guide, claimed: LimeSurveyClaims.guide) + codes.changes
    let dialect = LimeSurveyDialect(guide, codes)
    self.guide.changeTexts { dialect.piped($0) }
  }

  mutating func data() throws(DocumentError) -> Data {
    fill()
    let xml = try XMLWriter()
    xml.start("document")
    xml.element("LimeSurveyDocType", "Survey")
    xml.element("DBVersion", "178")
    xml.start("languages")
    xml.element("language", language)
    xml.end()
    for table in tables where !table.rows.isEmpty { write(table.name, table.rows, xml) }
    xml.end()
    return xml.finish()
  }

  private func write(_ name: String, _ rows: [Row], _ xml: borrowing XMLWriter) {
    xml.start(name)
    xml.start("fields")
    for column in rows.first ?? [] { xml.element("fieldname", column.name) }
    xml.end()
    xml.start("rows")
    for row in rows {
      xml.start("row")
      for column in row { xml.data(column.name, column.value) }
      xml.end()
    }
    xml.end()
    xml.end()
  }

  private mutating func fill() {
    var answers: [Row] = []
    var groups: [Row] = []
    var questions: [Row] = []
    var parts: [Row] = []
    var attributes: [Row] = []
    let logic = ExpressionWriter(LimeSurveyDialect(guide, codes))
    var partID = 100_000
    var qid = 0
    for (number, section) in guide.sections.enumerated() {
      groups.append(group(section, number, logic))
      losses += ExportLosses.of(section, claimed: LimeSurveyClaims.section)
      for (order, question) in section.questions.enumerated() {
        qid += 1
        let writer = LimeSurveyQuestionWriter(question, codes: codes)
        losses += writer.losses
        losses += ExportLosses.of(question, claimed: LimeSurveyClaims.question(question, writer))
        questions.append(row(question, writer, qid, number + 1, order, logic))
        for (order, part) in writer.parts.enumerated() {
          partID += 1
          parts.append([
            ("qid", String(partID)), ("parent_qid", String(qid)), ("sid", Self.survey),
            ("gid", String(number + 1)),
            ("type", "T"), ("title", part.code), ("question", Self.html(part.text)), ("preg", ""),
            ("help", ""),
            ("other", "N"), ("mandatory", "N"), ("question_order", String(order + 1)), ("language", language),
            ("scale_id", String(part.scale)), ("same_default", "0"), ("relevance", "1"),
          ])
        }
        for (order, answer) in writer.answers.enumerated() {
          answers.append([
            ("qid", String(qid)), ("code", answer.code), ("answer", Self.html(answer.text)),
            ("sortorder", String(order + 1)), ("assessment_value", "0"), ("language", language),
            ("scale_id", String(answer.scale)),
          ])
        }
        let originals =
          LimeSurveyOriginals.written(question, codes).map {
            [(name: LimeSurveyOriginals.setting, value: $0)]
          } ?? []
        for (name, value) in writer.attributes + check(question, logic) + originals {
          attributes.append([("qid", String(qid)), ("attribute", name), ("value", value), ("language", "")])
        }
      }
    }
    tables = [
      ("answers", answers), ("groups", groups), ("questions", questions), ("subquestions", parts),
      ("question_attributes", attributes), ("surveys", [surveyRow]), ("surveys_languagesettings", [settings]),
    ]
  }

  private mutating func group(_ section: Section, _ number: Int, _ logic: ExpressionWriter<LimeSurveyDialect>)
    -> Row
  {
    [
      ("gid", String(number + 1)), ("sid", Self.survey),
      ("group_name", section.title.isEmpty ? section.id : section.title),
      ("group_order", String(number)),
      ("description", section.texts.map(Self.html).joined(separator: "<br />")),
      ("language", language), ("randomization_group", ""),
      ("grelevance", condition(section.attribute("if"), of: section.id, logic)),
    ]
  }

  private mutating func row(
    _ question: Question, _ writer: LimeSurveyQuestionWriter, _ qid: Int, _ group: Int, _ order: Int,
    _ logic: ExpressionWriter<LimeSurveyDialect>
  ) -> Row {
    let mandatory = [Question.Requirement.required: "Y", .soft: "S", .none: "N"][question.requirement] ?? "N"
    let help =
      [question.help].compactMap(\.self) + question.probes.map { "– \($0.text)" } + question.interviewerNotes
    return [
      ("qid", String(qid)), ("parent_qid", "0"), ("sid", Self.survey), ("gid", String(group)),
      ("type", writer.type),
      ("title", codes.question(question.id)), ("question", Self.html(question.text)),
      ("preg", writer.pattern), ("help", Self.html(help.joined(separator: "\n"))),
      ("other", writer.hasOther ? "Y" : "N"), ("mandatory", mandatory), ("question_order", String(order + 1)),
      ("language", language), ("scale_id", "0"), ("same_default", "0"),
      ("relevance", condition(question.attribute("if"), of: question.id, logic)),
    ]
  }

  private mutating func condition(
    _ text: String?, of id: String, _ logic: ExpressionWriter<LimeSurveyDialect>
  ) -> String {
    guard let text else { return "1" }
    do {
      return try logic.written(text)
    } catch {
      losses.append("the condition of “\(id)” cannot be written for LimeSurvey (\(error.sentence))")
      return "1"
    }
  }

  private mutating func check(_ question: Question, _ logic: ExpressionWriter<LimeSurveyDialect>) -> [(
    name: String, value: String
  )] {
    var result: [(name: String, value: String)] = []
    for (name, attribute) in [("em_validation_q", "check"), ("equation", "calculate")] {
      guard let text = question.attribute(attribute) else { continue }
      do {
        let written = try logic.written(text)
        result.append((name, name == "equation" ? "{\(written)}" : written))
      } catch {
        losses.append(
          "“\(attribute)” of “\(question.id)” cannot be written for LimeSurvey (\(error.sentence))")
      }
    }
    if !result.isEmpty, let message = question.attribute("message") {
      result.append(("em_validation_q_tip", message))
    }
    for (name, attribute) in [("array_filter", "filter"), ("array_filter_exclude", "exclude")] {
      if let id = question.attribute(attribute) { result.append((name, codes.question(id))) }
    }
    return result
  }

  private var surveyRow: Row {
    [
      ("sid", Self.survey), ("admin", guide.author), ("active", "N"), ("anonymized", "N"), ("format", "G"),
      ("language", language), ("additional_languages", ""), ("datestamp", "N"), ("shownoanswer", "N"),
    ]
  }

  private var settings: Row {
    let end = guide.otherProperties.first { $0.name == "source-end" }?.value ?? ""
    return [
      ("surveyls_survey_id", Self.survey), ("surveyls_language", language), ("surveyls_title", guide.title),
      ("surveyls_description", guide.note),
      ("surveyls_welcometext", guide.introduction.map(Self.html).joined(separator: "<br />")),
      ("surveyls_endtext", Self.html(end)),
    ]
  }

  /// A text as LimeSurvey shows it: signs of HTML escaped, line breaks as tags.
  static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\n", with: "<br />")
  }
}
