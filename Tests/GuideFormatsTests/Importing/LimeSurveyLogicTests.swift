import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("LimeSurvey's logic")
struct LimeSurveyLogicTests {
  @Test(
    "becomes conditions of guides",
    arguments: [
      ("std == \"Y\"", "std = 'Y'"), ("std.NAOK != 'Y'", "not answered(std) or std != 'Y'"),
      ("!is_empty(std)", "answered(std)"),
      ("is_empty(std.NAOK) && num > 3", "not answered(std) and num > 3"),
      ("dev_a == 'Y' or dev_b == ''", "selected(dev, 'a') or not selected(dev, 'b')"),
      ("count(dev_a, dev_b) >= 1", "count(dev) >= 1"), ("tab_r1 == 2", "tab.r1 = 2"),
      ("1X2X3 == 'Y'", "std = 'Y'"), ("1X2X4a.NAOK == 'Y'", "selected(dev, 'a')"),
      ("((std == 'Y')) and (num lt 5 OR num ge 9)", "std = 'Y' and (num < 5 or num >= 9)"),
      ("std", "answered(std)"), ("intval(num) == 3", "int(num) = 3"),
      ("floor(num) + ceil(num) > pow(num, 2)", "floor(num) + ceil(num) > pow(num, 2)"),
      ("is_numeric(std)", "matches(text(std), '[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)')"),
      ("substr(std, 1, 2) == 'ab'", "substr(std, 1, 3) = 'ab'"),
      ("implode('-', std, num) == 'Y-3'", "join('-', std, num) = 'Y-3'"),
      ("count(dev_a) >= 1", "if(selected(dev, 'a'), 1, 0) >= 1"),
      ("count(dev_a, std) == 2", "if(selected(dev, 'a'), 1, 0) + count(std) = 2"),
      ("countif(2, tab_r1, num) > 0", "coalesce(sum(if(tab.r1 = 2, 1, 0), if(num = 2, 1, 0)), 0) > 0"),
      ("strtolower(trim(std)) == 'y'", "lower(trim(std)) = 'y'"),
      ("str_replace('a', 'b', std) == 'b'", "replace(std, 'a', 'b') = 'b'"),
    ])
  func expressions(_ written: String, _ expected: String) throws {
    let guide = try #require(survey(relevance: written))
    #expect(guide.question("last")?.attribute("if") == expected)
  }

  @Test(
    "that guides cannot say is kept and reported",
    arguments: ["rand() > 3", "nobody == 1", "std == ", "that.dev.sum > 1"])
  func kept(_ written: String) throws {
    let reading = read(relevance: written)
    let question = try #require(reading.guide?.question("last"))
    #expect(question.attribute("if") == nil && question.attribute("source-if") == written)
    #expect(
      reading.diagnostics.contains {
        $0.text.contains("always asked") && $0.severity == .warning && $0.line > 1
      })
  }

  @Test("in the old table of conditions: alternatives on one question, all of several, one of the scenarios")
  func conditions() throws {
    let rows = [
      ("1X2X3", "==", "Y", "1"), ("1X2X3", "==", "N", "1"), ("+1X2X4a", "==", "Y", "1"),
      ("1X2X5", ">", "3", "2"),
    ].map { field, method, value, scenario in
      row([
        "qid": "9", "cqid": "3", "cfieldname": field, "method": method, "value": value, "scenario": scenario,
      ])
    }
    let guide = try #require(
      survey(relevance: "1", more: "<conditions><rows>\(rows.joined())</rows></conditions>"))
    #expect(
      guide.question("last")?.attribute("if") == "(std = 'Y' or std = 'N') and selected(dev, 'a') or num > 3")
  }

  @Test("in the old table of conditions with a comparison that is none is kept, and nothing crashes")
  func unknownComparison() throws {
    let condition = row([
      "qid": "9", "cqid": "3", "cfieldname": "1X2X3", "method": "=~", "value": "Y", "scenario": "1",
    ])
    let reading = read(relevance: "1", more: "<conditions><rows>\(condition)</rows></conditions>")
    #expect(try #require(reading.guide?.question("last")).attribute("if") == nil)
    #expect(reading.diagnostics.contains { $0.text.contains("“=~” is not a comparison") })
  }

  @Test("that goes in a circle is an error that names the questions")
  func circle() throws {
    let reading = read(relevance: "std == 'Y'", first: "last == 'x'")
    #expect(reading.hasErrors)
    #expect(
      reading.diagnostics.contains {
        $0.text.contains("std") && $0.text.contains("last") && $0.text.contains("circle")
      })
  }

  @Test("takes over what an answer must be, who changes places and what is filtered")
  func settings() throws {
    let attributes = [
      ("4", "min_answers", "1"), ("4", "max_answers", "2"), ("4", "exclude_all_others", "b"),
      ("4", "random_order", "1"),
      ("5", "min_num_value_n", "2"), ("5", "num_value_int_only", "1"), ("5", "suffix", "years"),
      ("9", "hidden", "1"),
      ("9", "em_validation_q", "strlen(this) > 2"), ("9", "em_validation_q_tip", "Say more"),
      ("6", "array_filter", "dev"),
      ("9", "maximum_chars", "80"),
    ].map { row(["qid": $0, "attribute": $1, "value": $2]) }
    let guide = try #require(
      survey(
        relevance: "1", more: "<question_attributes><rows>\(attributes.joined())</rows></question_attributes>"
      ))
    let dev = try #require(guide.question("dev"))
    #expect(
      dev.format.minimumAnswers == 1 && dev.format.maximumAnswers == 2
        && dev.options.map(\.isExclusive) == [false, true])
    #expect(dev.attributes.contains { $0.name == "shuffle" })
    let number = try #require(guide.question("num"))
    #expect(number.kind == "integer" && number.format.minimum == "2" && number.format.unit == "years")
    let last = try #require(guide.question("last"))
    #expect(last.attribute("check") == "length(this) > 2" && last.attribute("message") == "Say more")
    #expect(last.format.maximumLength == 80 && last.attributes.contains { $0.name == "hidden" })
    #expect(guide.question("tab")?.attribute("filter") == "dev")
  }

  @Test("says which settings have no counterpart, and nothing of those that only concern the page")
  func otherSettings() throws {
    let attributes = [
      ("4", "category_separator", "-"), ("4", "other_numbers_only", "1"), ("5", "slider_rating", "2"),
      ("9", "commented_checkbox", "checked"), ("9", "hide_tip", "1"), ("9", "page_break", "1"),
      ("9", "slider_rating", "0"),
    ].map { row(["qid": $0, "attribute": $1, "value": $2]) }
    let reading = read(
      relevance: "1", more: "<question_attributes><rows>\(attributes.joined())</rows></question_attributes>")
    let said = reading.diagnostics.map(\.text).filter { $0.contains("the setting") }
    #expect(said.count == 4)
    for name in ["category_separator", "other_numbers_only", "slider_rating", "commented_checkbox"] {
      #expect(said.contains { $0.contains(name) }, "\(name)")
    }
    #expect(reading.guide?.question("dev")?.attribute("source-category_separator") == "-")
  }

  @Test("a condition that names a code which is not there is kept and reported")
  func unknownCodes() throws {
    let reading = read(relevance: "dev_a == 'Y' and std == 'Q'")
    #expect(reading.guide?.question("last")?.attribute("if") == "selected(dev, 'a') and std = 'Q'")
    #expect(reading.diagnostics.contains { $0.text.contains("no choice with the code “Q”") })
  }

  @Test("texts in other languages are read on demand, and missing ones reported")
  func languages() throws {
    let first = read(relevance: "1")
    #expect(first.languages == ["en", "de"] && first.guide?.language == "en")
    let german = try #require(
      GuideFormats.read(Data(file(relevance: "1").utf8), name: "a.lss", language: "de"))
    #expect(german.guide?.question("std")?.text == "Ja oder nein?")
    #expect(german.diagnostics.contains { $0.text.contains("no translation") })
    #expect(GuideFormats.read(Data(file(relevance: "1").utf8), name: "a.lss", language: "fr")?.guide == nil)
  }

  private func survey(relevance: String, more: String = "") -> Guide? {
    read(relevance: relevance, more: more).guide
  }

  private func read(relevance: String, first: String = "1", more: String = "") -> GuideReading {
    LimeSurveyFormat.read(Data(file(relevance: relevance, first: first, more: more).utf8), name: "a.lss")
  }

  private func row(_ values: KeyValuePairs<String, String>) -> String {
    "<row>" + values.map { "<\($0.key)><![CDATA[\($0.value)]]></\($0.key)>" }.joined() + "</row>"
  }

  private func file(relevance: String, first: String = "1", more: String = "") -> String {
    func question(
      _ qid: String, _ type: String, _ code: String, _ text: String, _ relevance: String,
      _ language: String = "en"
    )
      -> String
    {
      row([
        "qid": qid, "gid": "2", "type": type, "title": code, "question": text, "language": language,
        "question_order": qid, "relevance": relevance, "mandatory": "N", "other": "N", "parent_qid": "0",
      ])
    }
    func part(_ qid: String, _ parent: String, _ code: String) -> String {
      row([
        "qid": qid, "parent_qid": parent, "gid": "2", "title": code, "question": code, "language": "en",
        "question_order": qid,
      ])
    }
    let questions =
      question("3", "Y", "std", "Yes or no?", first) + question("3", "Y", "std", "Ja oder nein?", first, "de")
      + question("4", "M", "dev", "Which?", "1") + question("5", "N", "num", "How many?", "1")
      + question("6", "F", "tab", "Table", "1") + question("9", "S", "last", "Last", relevance)
    let answers = ["1", "2"].map {
      row(["qid": "6", "code": $0, "answer": $0, "language": "en", "sortorder": $0])
    }
    return """
      <?xml version="1.0"?>
      <document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>178</DBVersion>
      <languages><language>de</language><language>en</language></languages>
      <answers><rows>\(answers.joined())</rows></answers>
      <groups><rows>\(row(["gid": "2", "group_name": "G", "group_order": "0", "language": "en"]))</rows></groups>
      <questions><rows>\(questions)</rows></questions>
      <subquestions><rows>\(part("41", "4", "a") + part("42", "4", "b") + part("61", "6", "r1"))</rows></subquestions>
      <surveys><rows>\(row(["sid": "1", "language": "en", "additional_languages": "de", "adminemail": "x@y"]))</rows></surveys>
      \(more)
      </document>
      """
  }
}
