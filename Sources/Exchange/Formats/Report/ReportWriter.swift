import Analysis
import Documents
import Foundation
import Guide
import Interview
import Timeline
import Wording

/// Writes the report of one interview: who and when, the player, a search, then question by question.
struct ReportWriter {
  private let scene: ReportScene

  /// - Parameter isPlayable: Whether it is read on a screen; on paper nothing can be played or searched.
  init(_ exported: ExportedInterview, _ options: ExportOptions, isPlayable: Bool) {
    scene = ReportScene(
      exported: exported,
      words: ReportWords(language: options.language ?? exported.interview.language),
      isPlayable: isPlayable && !exported.soundFiles.isEmpty,
      waveform: exported.soundFiles.isEmpty ? nil : options.waveform(exported, ReportTimeline.columns))
    isOnPaper = !isPlayable
  }

  private let isOnPaper: Bool
  private var interview: Interview { scene.interview }
  private var words: ReportWords { scene.words }
  private var title: String { "\(words.interview) \(scene.name)" }

  /// The bytes of the page.
  var data: Data {
    let page = ReportPage(
      language: words.tag, title: title, style: ReportStyle.css, script: isOnPaper ? "" : ReportScript.text)
    return page.data { html in
      html.element("header", [("class", "title")]) { head(&$0) }
      if !scene.exported.soundFiles.isEmpty { player(&html) }
      html.element("main") { html in
        if !isOnPaper { ReportFind(words).write(choices: choices, &html) }
        questions(&html)
      }
    }
  }

  private var choices: [(kind: String, name: String)] {
    [
      ("talk", words.say("Talked about")), ("mark", words.say("With marks")),
      ("note", words.say("With notes")),
      ("answer", words.say("With an answer")),
      ("missing", words.say("Without an answer")),
    ]
  }

  // MARK: - Head

  private func head(_ html: inout HTMLWriter) {
    html.element("h1") { html in
      html.write("\(words.interview) ")
      html.element("span", [("dir", "auto")], scene.name)
    }
    html.element("p", [("class", "facts")]) { html in
      html.element("span", scene.guided, guideName)
      for fact in facts { html.element("span", [("class", "num")], fact) }
    }
  }

  private var guideName: String {
    let version = interview.beginning?.guideVersion ?? interview.guide.version
    return interview.guide.title + (version.isEmpty ? "" : " (\(version))")
  }

  private var facts: [String] {
    var facts: [String] = []
    if let began = interview.startedAt {
      let local = ClockText.local(began, offset: interview.beginning?.utcOffset ?? 0)
      facts.append("\(words.tables.date(String(local.prefix(10)))), \(local.dropFirst(11).prefix(5))")
    }
    if !scene.exported.soundFiles.isEmpty { facts.append(scene.length(scene.exported.soundEnd.index)) }
    if scene.exported.soundFiles.count > 1 { facts.append(words.parts(scene.exported.soundFiles.count)) }
    if !interview.marks.isEmpty { facts.append(words.marks(interview.marks.count)) }
    let notes = interview.filledNotes.count
    if notes > 0 { facts.append(words.notes(notes)) }
    if interview.status != .saved { facts.append(words.notSaved) }
    return facts
  }

  // MARK: - Player

  private func player(_ html: inout HTMLWriter) {
    let names = scene.exported.soundFiles.map(\.exportName).joined(separator: ", ")
    let missing = words.say("The sound cannot be played. Put \(names) into the same folder as this page.")
    let failed = words.say(
      "The browser cannot play the sound. Is a loudspeaker connected, and the file whole?")
    html.element(
      "section",
      [
        ("id", "player"), ("class", "player"), ("aria-label", words.say("Sound")),
        ("data-play", words.play),
        ("data-pause", words.pause), ("data-position", words.position), ("data-missing", missing),
        ("data-failed", failed),
      ]
    ) { html in
      html.element("div", [("id", "line")]) { ReportTimeline(scene).write(&$0) }
      guard scene.isPlayable else { return }
      controls(&html)
      html.element("p", [("id", "problem"), ("role", "alert"), ("dir", "auto")])
      for sound in scene.exported.soundFiles {
        html.element(
          "audio",
          [
            ("controls", ""), ("preload", "metadata"), ("src", RelativeURL.text(sound.exportName)),
            ("data-start", scene.seconds(sound.firstFrame)), ("data-end", scene.seconds(sound.end)),
          ])
      }
    }
  }

  private func controls(_ html: inout HTMLWriter) {
    html.element("div", [("id", "controls"), ("hidden", "")]) { html in
      for (id, back) in [("back", true), ("on", false)] {
        if !back { playButton(&html) }
        html.element(
          "button", [("type", "button"), ("id", id), ("aria-label", words.seconds(5, back: back))],
          back ? "−5" : "+5")
      }
      html.element("p", [("id", "clock"), ("class", "num")]) { html in
        html.element("strong", [], "0:00")
        html.element("span", [("class", "muted")], " / \(scene.length(scene.exported.soundEnd.index))")
      }
      html.element("p", [("id", "now"), ("class", "muted"), ("dir", "auto")])
      html.element("label", [("class", "speed")]) { html in
        html.element("span", [("class", "sr")], words.speed)
        html.element("select", [("id", "speed")]) { html in
          for speed in ["0.5", "0.75", "1", "1.25", "1.5", "2"] {
            let shown = words.tables.number(Double(speed) ?? 1)
            html.element("option", [("value", speed), ("selected", speed == "1" ? "" : nil)], "\(shown)×")
          }
        }
      }
    }
  }

  private func playButton(_ html: inout HTMLWriter) {
    html.element(
      "button", [("type", "button"), ("id", "play"), ("class", "primary"), ("aria-label", words.play)]
    ) {
      html in
      html.markup(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path class=\"go\" d=\"M7 4l13 8-13 8z\"></path>"
          + "<path class=\"stop\" d=\"M6 4h4v16H6zM14 4h4v16h-4z\"></path></svg>")
    }
  }

  // MARK: - Questions

  private func questions(_ html: inout HTMLWriter) {
    let items = ReportItem.all(of: scene)
    let byQuestion = Dictionary(grouping: items) { $0.question ?? "" }
    var known: Set<String> = []
    for section in interview.guide.sections {
      let title = interview.title(ofSection: section.id)
      let asked = section.questions.map { question -> ReportQuestion in
        known.insert(question.id)
        return ReportQuestion(question, items: byQuestion[question.id] ?? [], scene)
      }.filter { !$0.isIdle }
      guard !asked.isEmpty else { continue }
      html.element("section", [("class", "part")]) { html in
        html.element(
          "h2", scene.guided, title.isEmpty ? words.untitled : title)
        for question in asked { question.write(&html) }
      }
    }
    let rest = items.filter { $0.question.map { !known.contains($0) } ?? true }
    guard !rest.isEmpty else { return }
    html.element("section", [("class", "part")]) { html in
      html.element("h2", [], words.tables.betweenQuestions)
      let kinds = Set(rest.compactMap(\.kind)).sorted().joined(separator: " ")
      html.element("article", [("class", "q"), ("data-kinds", kinds)]) { html in
        html.element("ul", [("class", "course")]) { html in for item in rest { item.write(scene, &html) } }
      }
    }
  }
}
