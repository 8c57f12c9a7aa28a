import Documents
import Wording

/// The search of a report: a field for words, a list of what to show, and how much is shown.
struct ReportFind {
  private let words: ReportWords

  init(_ words: ReportWords) { self.words = words }

  /// Writes it; it works as soon as the script runs.
  func write(choices: [(kind: String, name: String)], _ html: inout HTMLWriter) {
    let found = words.say("{n} of {m} questions")
    html.element(
      "form", [("id", "find"), ("role", "search"), ("hidden", ""), ("data-found", found)]
    ) { html in
      html.element("label") { html in
        html.element("span", [], words.search)
        html.element("input", [("type", "search"), ("autocomplete", "off"), ("spellcheck", "false")])
      }
      if !choices.isEmpty {
        html.element("label") { html in
          html.element("span", [], words.show)
          html.element("select") { html in
            html.element("option", [("value", "")], words.say("Everything"))
            for choice in choices { html.element("option", [("value", choice.kind)], choice.name) }
          }
        }
      }
      html.element("p", [("role", "status"), ("class", "muted num")])
    }
    html.element(
      "p", [("id", "nothing"), ("hidden", "")],
      words.say("Nothing matches. Use fewer words, or show everything."))
  }
}
