import Analysis
import Documents
import Guide
import Wording

/// How long each interview took, and how long was talked about what.
struct StudyTimes {
  private let talk: TalkTime
  private let people: StudyPeople
  private let words: ReportWords
  private let guided: HTMLWriter.Attributes

  init(_ talk: TalkTime, people: StudyPeople, words: ReportWords, guided: HTMLWriter.Attributes) {
    (self.talk, self.people, self.words, self.guided) = (talk, people, words, guided)
  }

  private var texts: AnalysisTexts { words.tables }

  /// Writes the picture of the sections, for the first glance.
  func overview(_ html: inout HTMLWriter) {
    html.element("figure", [("class", "times")]) { html in
      let title = words.say("Talking time per section")
      html.element("figcaption", [], title)
      html.markup(SectionTimeChart(talk, title: title).svg(id: "sections", texts: texts))
    }
  }

  /// Writes the table of all questions, and of all interviews.
  func tables(_ html: inout HTMLWriter) {
    html.element("section", [("class", "times")]) { html in
      html.element("h2", [], words.say("Talking time"))
      questions(&html)
      interviews(&html)
    }
  }

  private func interviews(_ html: inout HTMLWriter) {
    let heads = [
      words.interview, words.say("Recorded"), words.say("On questions"),
      words.say("Visits"),
    ]
    table(heads, called: words.say("Interviews"), &html) { html in
      for one in talk.interviews {
        row(
          people.name(one.name.id), [("dir", "auto")],
          [texts.duration(one.seconds), texts.duration(one.talkedSeconds), texts.count(one.visits)], &html)
      }
    }
  }

  private func questions(_ html: inout HTMLWriter) {
    let heads = [
      words.say("Section and question"), words.say("Median"),
      words.say("Planned"), words.say("Interviews"),
      words.say("All together"), words.say("Share"),
    ]
    table(heads, called: words.say("Talking time per question"), &html) { html in
      for line in talk.rows {
        let cells = [
          line.medianSeconds.map(texts.duration) ?? "–", line.plannedSeconds.map(texts.duration) ?? "",
          texts.count(line.visited.count), texts.duration(line.totalSeconds), texts.percent(line.share),
        ]
        row(name(line), line.kind == .section ? [("class", "sec")] + guided : guided, cells, &html)
      }
    }
  }

  private func name(_ line: TalkTimeRow) -> String {
    if !line.title.isEmpty { return line.title }
    switch line.kind {
    case .section: return texts.untitledSection
    case .question: return line.id
    case .added: return texts.addedQuestions
    case .outside: return texts.betweenQuestions
    }
  }

  private func table(
    _ heads: [String], called name: String, _ html: inout HTMLWriter, rows: (inout HTMLWriter) -> Void
  ) {
    html.element("div", [("class", "wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", name)]) {
      html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for (index, head) in heads.enumerated() {
              html.element("th", [("scope", "col"), ("class", index > 0 ? "n" : nil)], head)
            }
          }
        }
        html.element("tbody") { rows(&$0) }
      }
    }
  }

  private func row(
    _ name: String, _ attributes: HTMLWriter.Attributes, _ cells: [String], _ html: inout HTMLWriter
  ) {
    html.element("tr") { html in
      html.element("th", [("scope", "row")] + attributes, name)
      for cell in cells { html.element("td", [("class", "n num")], cell) }
    }
  }
}
