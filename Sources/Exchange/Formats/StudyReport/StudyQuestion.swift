import Analysis
import Documents
import Guide
import Wording

/// One question of the report on many interviews.
struct StudyQuestion {
  private let question: Question
  private let code: String
  private let number: Int
  private let words: ReportWords
  private let people: StudyPeople
  private let guided: HTMLWriter.Attributes

  init(
    _ question: Question, code: String, number: Int, words: ReportWords, people: StudyPeople,
    guided: HTMLWriter.Attributes
  ) {
    (self.question, self.code, self.number) = (question, code, number)
    (self.words, self.people, self.guided) = (words, people, guided)
  }

  private var texts: AnalysisTexts { words.tables }

  // MARK: - Standardised

  /// Writes charts beside tables; those who did not answer below them.
  func write(_ table: QuestionTable, _ html: inout HTMLWriter) {
    html.element("article", [("class", "q"), ("data-kinds", "answer")]) { html in
      head(texts.basis(table.answered.count, of: table.total), &html)
      wordings(table.wordings, &html)
      // A picture of nothing helps nobody.
      let charts = table.answered.isEmpty ? [] : QuestionCharts.charts(for: table)
      html.element("div", [("class", charts.isEmpty ? "pair alone" : "pair")]) { html in
        if !charts.isEmpty {
          html.element("div") { html in
            for (index, chart) in charts.enumerated() {
              html.element("figure") { $0.markup(chart.svg(id: "q\(number)-\(index)", texts: texts)) }
            }
          }
        }
        html.element("div") { html in
          for block in table.blocks { write(block, of: table, isDrawn: !charts.isEmpty, &html) }
          // Charts say so themselves.
          if charts.isEmpty { missing(table, &html) }
        }
      }
    }
  }

  private func write(
    _ block: SummaryBlock, of table: QuestionTable, isDrawn: Bool, _ html: inout HTMLWriter
  ) {
    let title = block.isRest ? texts.otherAnswers : block.title
    if !title.isEmpty { html.element("h4", guided, title) }
    switch block.content {
    case .counts(let counts):
      let rows = counts.rows.map { Row($0.label, $0.count, $0.share, $0.written) }
      write(rows, head: words.answer, caption: texts.basis(counts.interviews.count, of: table.total), &html)
      if isDrawn { return }
      if counts.isMultiple, !counts.interviews.isEmpty {
        html.element("p", [("class", "muted")], texts.severalAnswers)
      }
      distribution(counts.distribution, &html)
    case .numbers(let numbers):
      let base = numbers.answers.count
      let rows = numbers.histogram.bins.map { bin in
        Row(
          texts.bin(bin, isWhole: numbers.histogram.isWhole), bin.interviews.count,
          base > 0 ? Double(bin.interviews.count) / Double(base) : nil)
      }
      let unit = numbers.unit.isEmpty ? words.say("Value") : numbers.unit
      write(rows, head: unit, caption: texts.basis(base, of: table.total), &html)
      if !isDrawn { distribution(numbers.distribution, &html) }
    case .dates(let dates):
      let rows = dates.rows.map { Row(texts.period($0.code), $0.count, $0.share) }
      write(
        rows, head: words.say("Period"),
        caption: texts.basis(dates.answers.count, of: table.total), &html)
      if !isDrawn, let first = dates.earliest, let last = dates.latest {
        html.element(
          "p", [("class", "muted")],
          "\(texts.earliest) \(texts.date(first)), \(texts.latest) \(texts.date(last))")
      }
    case .texts(let answers):
      html.element("ul", [("class", "quotes")]) { html in
        for answer in answers { quote(answer.interview.id, answer.text, &html) }
      }
      if answers.isEmpty { html.element("p", [("class", "muted")], texts.noAnswers) }
    }
  }

  private struct Row {
    let label: String
    let count: Int
    let share: Double?
    let written: [CountRow.Written]

    init(_ label: String, _ count: Int, _ share: Double?, _ written: [CountRow.Written] = []) {
      (self.label, self.count, self.share, self.written) = (label, count, share, written)
    }
  }

  private func write(_ rows: [Row], head: String, caption: String, _ html: inout HTMLWriter) {
    guard !rows.isEmpty else { return html.element("p", [("class", "muted")], texts.noAnswers) }
    html.element("table") { html in
      html.element("caption", [("class", "num")], caption)
      html.element("thead") { html in
        html.element("tr") { html in
          html.element("th", [("scope", "col"), ("dir", "auto")], head)
          html.element("th", [("scope", "col"), ("class", "n")], words.say("Number"))
          html.element("th", [("scope", "col"), ("class", "n")], words.say("Percent"))
        }
      }
      html.element("tbody") { html in
        for row in rows {
          html.element("tr", [("class", row.count == 0 ? "muted" : nil)]) { html in
            html.element("th", [("scope", "row")]) { html in
              html.element("span", guided, row.label)
              for written in row.written {
                html.element("p", [("class", "beside")]) { html in
                  html.element("q", [("dir", "auto")], written.text)
                  html.element("span", [("class", "muted")], " \(people.name(written.interview.id))")
                }
              }
            }
            html.element("td", [("class", "n num")], texts.count(row.count))
            html.element("td", [("class", "n num")], texts.percent(row.share))
          }
        }
      }
    }
  }

  private func distribution(_ distribution: Distribution?, _ html: inout HTMLWriter) {
    guard let distribution else { return }
    html.element("p", [("class", "muted num")], texts.distribution(distribution))
  }

  private func missing(_ table: QuestionTable, _ html: inout HTMLWriter) {
    let line = texts.missingLine(table)
    if !line.isEmpty { html.element("p", [("class", "missing"), ("dir", "auto")], line) }
  }

  // MARK: - Open

  /// Writes what each participant said, as far as somebody typed it, and what was noted meanwhile.
  func write(_ side: SideBySide, _ html: inout HTMLWriter) {
    html.element("article", [("class", "q"), ("data-kinds", "talk")]) { html in
      head(texts.basis(side.rows.count, of: side.rows.count + side.without.count), &html)
      wordings(side.wordings, &html)
      if !side.keywords.isEmpty {
        html.element("p") { html in
          html.element("span", [("class", "muted")], "\(words.keywords): ")
          for word in side.keywords {
            html.element(
              "span", [("class", "chip"), ("dir", "auto")], "\(word.label) \(texts.count(word.count))")
          }
        }
      }
      html.element("ul", [("class", "quotes")]) { html in
        for row in side.rows where !Said(row).isEmpty { write(row, &html) }
      }
      let silent = side.rows.filter { Said($0).isEmpty }.map { people.name($0.interview.id) }
      if !silent.isEmpty {
        let words = words.say("Talked about, without transcript or notes")
        html.element(
          "p", [("class", "muted"), ("dir", "auto")], "\(words): \(silent.joined(separator: ", "))")
      }
    }
  }

  /// What there is to read of a participant.
  private struct Said {
    let transcripts, notes, marks: [String]

    init(_ row: SideBySideRow) {
      transcripts = row.visits.compactMap(\.transcript).filter { !$0.isEmpty }
      notes = row.notes.map(\.text).filter { !$0.isEmpty }
      marks = row.marks.map(\.text).filter { !$0.isEmpty }
    }

    var isEmpty: Bool { transcripts.isEmpty && notes.isEmpty && marks.isEmpty }
  }

  private func write(_ row: SideBySideRow, _ html: inout HTMLWriter) {
    let said = Said(row)
    html.element("li") { html in
      html.element("p") { html in
        html.element("strong", [("dir", "auto")], people.name(row.interview.id))
        html.element("span", [("class", "muted num")], " \(texts.duration(row.seconds))")
      }
      for text in said.transcripts { html.element("p", [("class", "written"), ("dir", "auto")], text) }
      for (name, list) in [(words.note, said.notes), (words.say("Mark"), said.marks)] {
        for text in list {
          html.element("p", [("class", "noted")]) { html in
            html.element("span", [("class", "muted")], "\(name): ")
            html.element("span", [("class", "written"), ("dir", "auto")], text)
          }
        }
      }
    }
  }

  // MARK: - Both

  private func head(_ basis: String, _ html: inout HTMLWriter) {
    html.element("div", [("class", "qhead")]) { html in
      html.element("span", [("class", "code num muted")], code)
      html.element("h3", guided, question.text.isEmpty ? question.id : question.text)
      html.element("span", [("class", "num muted length")], basis)
    }
  }

  /// More than one wording means that people did not hear the same question.
  private func wordings(_ wordings: [String], _ html: inout HTMLWriter) {
    guard wordings.count > 1 else { return }
    html.element("ul", [("class", "wordings muted")]) { html in
      for wording in wordings.dropFirst() {
        html.element("li") { html in
          html.write(words.say("Also asked as:") + " ")
          html.element("q", guided, wording)
        }
      }
    }
  }

  private func quote(_ id: String, _ text: String, _ html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("strong", [("dir", "auto")], people.name(id))
      html.element("p", [("class", "written"), ("dir", "auto")], text)
    }
  }
}
