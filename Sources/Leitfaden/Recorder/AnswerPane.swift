import Guide
import Interview

/// The choices, rows and items of a question with their keys, and what was answered.
struct AnswerPane {
  let interview: Interview
  let texts: RecorderTexts
  let width: Int
  let draft: AnswerDraft?
  /// Whether an answer to the question is being typed.
  var isTyped = false

  func lines(_ question: Question) -> [PaneLine] {
    guard !question.isOpen, let kind = AnswerKinds.kind(question.kind), kind.hasValue else { return [] }
    let language = texts.language
    guard let sheet = AnswerSheet(question, language: interview.language) else {
      let options = question.options + (question.secondOptions ?? [])
      return options.flatMap(reason) + question.rows.flatMap { wrapped(AnswerSheet.title($0)) }
        + given(question, nil) + wrapped(kind.hint(for: question, in: language), .faint)
    }
    let current = isCovered(question) ? nil : interview.answers[question.id]?.current.value
    let draft = draft?.question == question.id ? draft : nil
    let shown = draft ?? AnswerDraft(sheet, value: current)
    let body = sheet.cells[0].row == nil ? choices(sheet, shown) : table(sheet, shown)
    let hint = sheet.cells.contains { $0.choices.isEmpty } ? kind.hint(for: question, in: language) : ""
    return body + sheet.typedReasons.flatMap(reason) + given(question, sheet)
      + (hint.isEmpty ? [] : wrapped(hint, .faint))
  }

  // MARK: - Choices of a question

  private func choices(_ sheet: AnswerSheet, _ draft: AnswerDraft) -> [PaneLine] {
    let codes = draft.chosen[0] ?? []
    return sheet.cells[0].choices.enumerated().flatMap { place, choice in
      let option = choice.option
      let isCurrent = self.draft != nil && draft.cursor == place
      let box = box(sheet, codes.firstIndex(of: option.code), isMultiple: sheet.cells[0].isMultiple)
      var text = option.text.isEmpty ? option.code : option.text
      if sheet.question.kind == ScaleAnswer.id, !option.text.isEmpty, !option.isMissing {
        text = "\(option.code) \(option.text)"
      }
      if option.hasText { text += ": " + (draft.beside[option.code] ?? "____") }
      return PaneLine.wrapped(
        text, to: width, sign: "\(choice.key.map(String.init) ?? " ") \(box) ", isCurrent ? .current : .plain,
        isCurrent: isCurrent) + picture(option)
    }
  }

  private func box(_ sheet: AnswerSheet, _ place: Int?, isMultiple: Bool) -> String {
    if sheet.isRanking { return place.map { "[\($0 + 1)]" } ?? "[ ]" }
    return isMultiple ? (place == nil ? "[ ]" : "[x]") : (place == nil ? "( )" : "(x)")
  }

  private func picture(_ option: AnswerOption) -> [PaneLine] {
    guard let image = option.image else { return [] }
    return PaneLine.wrapped(
      "\(texts.toShow): \(image.description) (\(image.path))", to: width, sign: "      ", .faint)
  }

  // MARK: - Tables

  private func table(_ sheet: AnswerSheet, _ draft: AnswerDraft) -> [PaneLine] {
    var lines = legends(sheet)
    if !lines.isEmpty { lines.append(PaneLine("")) }
    for (place, cell) in sheet.cells.enumerated() {
      let isCurrent = self.draft != nil && draft.cell == place
      lines += PaneLine.wrapped(
        "\(cell.title): \(value(cell, place, draft))", to: width, sign: isCurrent ? "> " : "  ",
        isCurrent ? .current : .plain, isCurrent: isCurrent)
    }
    return lines
  }

  /// The choices of the columns with their keys: once for all rows.
  private func legends(_ sheet: AnswerSheet) -> [PaneLine] {
    guard sheet.question.kind == DualMatrixAnswer.id, sheet.cells.count > 1 else {
      let isScale = [ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(sheet.question.kind)
      return legend(sheet.cells[0].choices, "", isScale: isScale)
    }
    return legend(sheet.cells[0].choices, sheet.heads[0] + ": ")
      + legend(sheet.cells[1].choices, sheet.heads[1] + ": ")
  }

  private func legend(_ choices: [AnswerSheet.Choice], _ head: String, isScale: Bool = false) -> [PaneLine] {
    guard !choices.isEmpty else { return [] }
    let words = choices.map { choice in
      let key = choice.key.map(String.init) ?? ""
      let option = choice.option
      let isPoint = isScale && !option.isMissing && key != option.code
      return [key, isPoint ? "= \(option.code)" : "", option.text].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return PaneLine.wrapped(head + words.joined(separator: " · "), to: width)
      + choices.flatMap { picture($0.option) }
  }

  private func value(_ cell: AnswerSheet.Cell, _ place: Int, _ draft: AnswerDraft) -> String {
    if cell.choices.isEmpty { return draft.typed[place] ?? "–" }
    let codes = draft.chosen[place] ?? []
    let labels = codes.map { code in
      let text = cell.choices.first { $0.option.code == code }?.option.text ?? ""
      return text.isEmpty ? code : text
    }
    return labels.isEmpty ? "–" : labels.joined(separator: ", ")
  }

  // MARK: - What was answered

  private func reason(_ option: AnswerOption) -> [PaneLine] {
    wrapped("\(option.code) = \(option.text)") + picture(option)
  }

  private func given(_ question: Question, _ sheet: AnswerSheet?) -> [PaneLine] {
    [PaneLine("")] + wrapped(answer(question, sheet), .strong)
  }

  private func answer(_ question: Question, _ sheet: AnswerSheet?) -> String {
    if isCovered(question) { return texts.covered }
    let entry = interview.answers[question.id]?.current
    if let value = entry?.value { return "\(texts.answer): \(words(for: value, question, sheet))" }
    if let reason = entry?.reason {
      return "\(texts.answer): \(texts.missing[reason.rawValue] ?? reason.word)"
    }
    if question.isCalculated {
      return interview.run.calculated(question.id).map { "\(texts.answer): \(words(for: $0, question, nil))" }
        ?? texts.notCalculatedYet
    }
    let isChosen = sheet.map { $0.cells.count == 1 } ?? false
    return "\(texts.notChosen) - \(isChosen ? texts.keyOfChoice : texts.noAnswerYet)"
  }

  /// What the interviewee answered alone is not shown before somebody asks for it.
  private func isCovered(_ question: Question) -> Bool {
    guard let entry = interview.answers[question.id]?.current, entry.mode == .handover,
      entry.value != nil || entry.reason != nil
    else { return false }
    return draft == nil && !isTyped
  }

  private func words(for value: AnswerValue, _ question: Question, _ sheet: AnswerSheet?) -> String {
    // choices that have no words in the guide have them in the sheet
    if case .choices(let choices) = value, let cell = sheet?.cells.first {
      return choices.map { choice in
        let label = cell.choices.first { $0.option.code == choice.code }?.option.text ?? choice.code
        return choice.text.map { "\(label): \($0)" } ?? label
      }.joined(separator: ", ")
    }
    return AnswerKinds.kind(question.kind)?.text(for: value, of: question) ?? value.plainText
  }

  private func wrapped(_ text: String, _ style: ScreenText.Style = .plain) -> [PaneLine] {
    PaneLine.wrapped(text, to: width, style)
  }
}
