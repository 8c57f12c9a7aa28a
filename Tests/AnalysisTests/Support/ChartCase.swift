import Analysis
import Guide
import Interview
import Testing

/// A chart with a name, for tests that hold for every chart.
struct ChartCase: Sendable, CustomTestStringConvertible {
  var name: String
  var chart: any Chart

  var testDescription: String { name }

  /// What a guide from a stranger may be full of.
  static let hostile =
    "</text></svg><script>alert(1)</script> \" onload='x' &amp; \u{202E}evil\u{0}\u{FFFE} "
    + String(repeating: "W", count: 90) + " e" + String(repeating: "\u{301}", count: 2000)

  /// Every chart of the study, and every chart full of hostile words, of right-to-left words, and of nothing.
  static let all: [ChartCase] =
    study + relabelled("hostile", hostile) + relabelled("rtl", "השאלה מספר 5: כמה פעמים") + empty

  static let study: [ChartCase] = charts(of: Study.interviews).map { ChartCase(name: $0.0, chart: $0.1) }

  private static let empty = charts(of: [Held("none").interview]).map {
    ChartCase(name: "empty-\($0.0)", chart: $0.1)
  }

  private static func relabelled(_ name: String, _ label: String) -> [ChartCase] {
    let interviews = Study.interviews.prefix(6).map { interview in
      var guide = interview.guide
      for section in guide.sections.indices {
        guide.sections[section].title = label
        for question in guide.sections[section].questions.indices {
          guide.sections[section].questions[question].text = label
          if guide.sections[section].questions[question].format.unit != nil {
            guide.sections[section].questions[question].format.unit = label
          }
          for option in guide.sections[section].questions[question].options.indices {
            guide.sections[section].questions[question].options[option].text = label
          }
        }
      }
      return Interview(id: interview.id, guide: guide, events: interview.events)
    }
    return charts(of: interviews).map { ChartCase(name: "\(name)-\($0.0)", chart: $0.1) }
  }

  private static func charts(of interviews: [Interview]) -> [(String, any Chart)] {
    let tables = QuestionTable.tables(of: interviews)
    var charts: [(String, any Chart)] = []
    for table in tables {
      for (index, chart) in QuestionCharts.charts(for: table).enumerated() {
        charts.append(("\(table.id)-\(index + 1)", chart))
      }
    }
    for chart in QuestionCharts.batteries(of: tables) { charts.append(("opinions", chart)) }
    let texts = AnalysisTexts(.de)
    if let years = tables.first(where: { $0.id == "years" }),
      case .numbers(let numbers)? = years.blocks.first?.content,
      let gender = ParticipantAttribute(.question("gender"), of: interviews, texts: texts)
    {
      charts.append(("years-by-gender", BoxChart(numbers, of: years, by: gender)))
    }
    let talk = TalkTime(interviews)
    charts.append(("sections", SectionTimeChart(talk, title: "Redezeit je Abschnitt")))
    if let first = interviews.first {
      charts.append(("sections-one", SectionTimeChart(talk, interview: first.id, title: "Redezeit")))
    }
    return charts
  }
}
