import Analysis
import Documents
import Foundation
import Guide
import Interview
import Wording

/// Writes the report on all interviews along one guide.
struct StudyReportWriter {
  private let exported: [ExportedInterview]
  private let shared: SharedGuide
  private let tables: [QuestionTable]
  private let talk: TalkTime
  private let words: ReportWords
  private let people: StudyPeople
  private let guide: Guide

  /// - Parameter language: That of its words; by default the guide's.
  init(_ exported: [ExportedInterview], guide: Guide, language: String?) {
    self.exported = exported
    self.guide = guide
    let interviews = exported.map(\.interview)
    shared = SharedGuide(interviews)
    tables = QuestionTable.tables(of: interviews)
    talk = TalkTime(interviews)
    words = ReportWords(language: language ?? guide.language)
    people = StudyPeople(exported)
  }

  private var texts: AnalysisTexts { words.tables }
  private var guided: HTMLWriter.Attributes {
    [("dir", "auto"), ("lang", guide.language.isEmpty ? nil : guide.language)]
  }

  /// The bytes of the page.
  var data: Data {
    let title = guide.title.isEmpty ? words.guide : guide.title
    let page = ReportPage(
      language: words.tag, title: title,
      style: ReportStyle.css + "\n" + ChartStyleSheet.css + StudyReportStyle.css, script: ReportScript.text)
    return page.data { html in
      html.element("header", [("class", "title")]) { html in
        html.element("h1", guided, title)
        html.element("p", [("class", "facts")]) { html in
          for fact in facts { html.element("span", [("class", "num")], fact) }
        }
      }
      html.element("main") { html in
        let times = StudyTimes(talk, people: people, words: words, guided: guided)
        times.overview(&html)
        ReportFind(words).write(choices: choices, &html)
        sections(&html)
        times.tables(&html)
      }
    }
  }

  private var facts: [String] {
    let seconds = talk.interviews.map(\.seconds)
    var facts = [words.interviews(exported.count)]
    if seconds.contains(where: { $0 > 0 }) {
      let all = seconds.reduce(0, +)
      facts.append(words.say("\(texts.duration(all)) recorded"))
      if let median = Distribution(seconds)?.median, exported.count > 1 {
        facts.append("\(texts.median) \(texts.duration(median))")
      }
    }
    let days = exported.compactMap { exported in
      exported.interview.startedAt.map {
        String(ClockText.local($0, offset: exported.interview.beginning?.utcOffset ?? 0).prefix(10))
      }
    }.sorted()
    if let first = days.first, let last = days.last {
      facts.append(first == last ? texts.date(first) : "\(texts.date(first)) – \(texts.date(last))")
    }
    if !shared.versions.isEmpty {
      let versions = shared.versions.joined(separator: ", ")
      facts.append(words.say("version \(versions)"))
    }
    return facts
  }

  private var choices: [(kind: String, name: String)] {
    [
      ("answer", words.say("Standardised questions")),
      ("talk", words.say("Open questions")),
    ]
  }

  private func sections(_ html: inout HTMLWriter) {
    let codes = guide.questionCodes(added: [])
    let byQuestion = Dictionary(tables.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var number = 0
    for section in shared.sections {
      let asked = section.questions.filter { $0.kind != InformationAnswer.id }
      guard !asked.isEmpty else { continue }
      html.element("section", [("class", "part")]) { html in
        html.element("h2", guided, section.title.isEmpty ? words.untitled : section.title)
        let own = asked.compactMap { byQuestion[$0.id] }
        for battery in QuestionCharts.batteries(of: own) {
          number += 1
          html.element("figure", [("class", "battery")]) {
            $0.markup(battery.svg(id: "b\(number)", texts: texts))
          }
        }
        for question in asked {
          number += 1
          let writer = StudyQuestion(
            question, code: codes[question.id] ?? "", number: number, words: words, people: people,
            guided: guided)
          if let table = byQuestion[question.id] {
            writer.write(table, &html)
          } else if let side = SideBySide(question.id, of: exported.map(\.interview), guide: shared) {
            writer.write(side, &html)
          }
        }
      }
    }
  }
}
