import Guide

/// Every text that people read or hear, wherever it stands.
extension Guide {
  /// Replaces the texts of the introduction, of sections and of questions with their choices and rows.
  mutating func changeTexts(_ change: (String) -> String) {
    Self.change(&introduction, change)
    Self.change(&interviewerNotes, change)
    for section in sections.indices {
      sections[section].title = change(sections[section].title)
      Self.change(&sections[section].texts, change)
      Self.change(&sections[section].interviewerNotes, change)
      for question in sections[section].questions.indices {
        sections[section].questions[question].changeTexts(change)
      }
    }
  }

  fileprivate static func change(_ texts: inout [String], _ change: (String) -> String) {
    for index in texts.indices { texts[index] = change(texts[index]) }
  }
}

extension Question {
  /// Replaces all texts, the message of a check among them.
  fileprivate mutating func changeTexts(_ change: (String) -> String) {
    text = change(text)
    help = help.map(change)
    for index in probes.indices { probes[index].text = change(probes[index].text) }
    Guide.change(&interviewerNotes, change)
    for index in options.indices { options[index].text = change(options[index].text) }
    secondOptions = secondOptions?.map { option in
      var option = option
      option.text = change(option.text)
      return option
    }
    for index in rows.indices {
      rows[index].text = change(rows[index].text)
      rows[index].opposite = rows[index].opposite.map(change)
    }
    for index in attributes.indices where attributes[index].name == "message" {
      attributes[index].value = attributes[index].value.map(change)
    }
  }

  /// Whether any of its texts has this sign of ASCII; most have none, and then nothing need be looked at again.
  func hasSign(_ sign: Unicode.Scalar) -> Bool {
    let has = { (text: String) in text.has(sign) }
    return has(text) || has(help ?? "") || options.contains { has($0.text) }
      || rows.contains { has($0.text) || has($0.opposite ?? "") }
      || probes.contains { has($0.text) } || interviewerNotes.contains(where: has)
      || secondOptions?.contains { has($0.text) } == true || attribute("message").map(has) == true
  }

  /// The texts in which earlier answers may stand.
  var spokenTexts: [String] {
    [text, help ?? ""] + probes.map(\.text) + interviewerNotes + options.map(\.text)
      + (secondOptions ?? []).map(\.text) + rows.flatMap { [$0.text, $0.opposite ?? ""] } + [
        attribute("message") ?? ""
      ]
  }
}
