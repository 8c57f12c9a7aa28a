import Guide
import Interview
import Interviewing
import Timeline

/// Answering by keys: one for each choice, and arrows.
extension RecorderKeys {
  /// `a`: the choices of a question, or a field to type in.
  mutating func beginAnswer() async {
    guard let (question, interview) = await currentQuestion() else { return }
    if question.isOpen {
      message = texts.openQuestion
    } else if let sheet = AnswerSheet(question, language: interview.language) {
      begin(.filling(AnswerDraft(sheet, value: interview.answers[question.id]?.current.value)))
    } else if AnswerKinds.kind(question.kind)?.hasValue == true, !question.isCalculated {
      begin(.answer(question: question.id, text: ""))
    } else {
      message = texts.nothingToAnswer
    }
  }

  /// A digit while nothing is typed: it makes the choice with this key, begins a number, or begins the number of a
  /// question to go to.
  mutating func takeDigit(_ press: KeyPress, _ digit: Character) async {
    guard let (question, interview) = await currentQuestion(), !question.isCalculated else {
      return begin(.goTo(text: String(digit)))
    }
    if let sheet = AnswerSheet(question, language: interview.language), sheet.takesDigits {
      await beginAnswer()
      await fill(press)
      // what one key did is done, unless the answer was refused
      if case .filling = mode, sheet.cells.count == 1, !sheet.isRanking, message.isEmpty { begin(.leading) }
    } else if AnswerSheet.digitsBegin(question) {
      begin(.answer(question: question.id, text: String(digit)))
    } else {
      begin(.goTo(text: String(digit)))
    }
  }

  /// A key while choices are made or the cells of a table are filled in.
  mutating func fill(_ press: KeyPress) async {
    guard case .filling(var draft) = mode, let sheet = await sheet(of: draft) else { return begin(.leading) }
    let cell = sheet.cells[draft.cell]
    switch press.key {
    case .escape: await leave(draft, sheet, press.moment)
    case .right, .left, .pageDown, .pageUp: await leave(draft, sheet, forThe: press)
    case .tab: begin(.answer(question: draft.question, text: ""))
    case .up, .down: await move(press.key == .down ? 1 : -1, draft, sheet, press.moment)
    case .enter: await enter(draft, sheet, press.moment)
    case .backspace:
      draft.takeBack(in: sheet)
      begin(.filling(draft))
      if !cell.choices.isEmpty { await store(draft, sheet, press.moment, isLoud: false) }
    case .clear:
      draft.type("")
      begin(.filling(draft))
    case .character(let character):
      if cell.choices.isEmpty {
        draft.type((draft.typed[draft.cell] ?? "") + String(character))
        begin(.filling(draft))
      } else if let place = cell.choices.firstIndex(where: { $0.key == character })
        ?? (character == " " ? draft.cursor : nil)
      {
        await choose(cell.choices[place].option, draft, sheet, press.moment)
      } else if character.isNumber || character == " " {
        message = texts.noSuchKey
      } else {
        // a mark is one key, whatever is being answered
        await leave(draft, sheet, forThe: press)
      }
    case .interrupt: break
    }
  }

  private mutating func choose(
    _ option: AnswerOption, _ before: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime
  ) async {
    var draft = before
    let isMultiple = sheet.cells[draft.cell].isMultiple
    let isChosen = draft.chosen[draft.cell]?.contains(option.code) == true
    if option.hasText, !(isMultiple && isChosen) {
      return begin(.answer(question: draft.question, text: draft.invitation(to: option, in: sheet)))
    }
    draft.choose(option, in: sheet)
    begin(.filling(draft))
    let isDone = await store(draft, sheet, moment, isLoud: !sheet.isRanking && sheet.cells.count == 1)
    if sheet.isRanking {
      let most = sheet.question.format.maximumAnswers ?? sheet.question.rows.count
      if isDone, option.isMissing || (draft.chosen[0] ?? []).count >= most { begin(.leading) }
    } else if !isMultiple {
      await advance(draft, sheet, moment, isDone: isDone)
    }
  }

  private mutating func enter(_ draft: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime) async {
    let cell = sheet.cells[draft.cell]
    if let cursor = draft.cursor, !cell.choices.isEmpty, !cell.isMultiple, !sheet.isRanking {
      return await choose(cell.choices[cursor].option, draft, sheet, moment)
    }
    let isDone = await store(draft, sheet, moment, isLoud: draft.cell == sheet.cells.count - 1)
    await advance(draft, sheet, moment, isDone: isDone)
  }

  /// On to the next cell; after the last one keys are commands again, unless the answer was refused.
  private mutating func advance(
    _ before: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime, isDone: Bool
  ) async {
    var draft = before
    guard draft.cell + 1 < sheet.cells.count else {
      if !isDone { await store(draft, sheet, moment, isLoud: true) }
      if isDone { begin(.leading) }
      return
    }
    draft.cell += 1
    draft.settle(in: sheet)
    begin(.filling(draft))
  }

  private mutating func move(
    _ step: Int, _ before: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime
  ) async {
    var draft = before
    if sheet.cells.count == 1 {
      draft.move(step, in: sheet)
    } else if sheet.cells.indices.contains(draft.cell + step) {
      await store(draft, sheet, moment, isLoud: false)
      draft.cell += step
      draft.settle(in: sheet)
    }
    begin(.filling(draft))
  }

  private mutating func leave(_ draft: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime) async {
    begin(.leading)
    await store(draft, sheet, moment, isLoud: true)
  }

  /// Leaves for a command, which nothing holds up; that the answer was refused is said all the same.
  private mutating func leave(_ draft: AnswerDraft, _ sheet: AnswerSheet, forThe press: KeyPress) async {
    await leave(draft, sheet, press.moment)
    let refusal = message
    await lead(press)
    if !refusal.isEmpty { message = refusal }
  }

  /// Stores what there is, unless it is stored already.
  ///
  /// - Parameter isLoud: Whether a refusal is said: a table that is not finished may well be refused.
  /// - Returns: Whether the answer stands as it is shown.
  @discardableResult
  private mutating func store(
    _ draft: AnswerDraft, _ sheet: AnswerSheet, _ moment: MonotonicTime, isLoud: Bool
  ) async -> Bool {
    let interview = await session.state.interview
    let stored = interview.answers[draft.question]?.current
    if AnswerDraft(sheet, value: stored?.value).text(in: sheet) == draft.text(in: sheet) { return true }
    let command: InterviewCommand =
      draft.text(in: sheet).map { .answer(question: draft.question, text: $0) }
      ?? .clearAnswer(question: draft.question)
    let isDone = await perform(command, at: moment) != nil
    if !isDone, !isLoud { message = "" }
    return isDone
  }

  private func currentQuestion() async -> (Question, Interview)? {
    let interview = await session.state.interview
    return interview.currentQuestion.flatMap { interview.shown($0) ?? interview.guide.question($0) }
      .map { ($0, interview) }
  }

  private func sheet(of draft: AnswerDraft) async -> AnswerSheet? {
    let interview = await session.state.interview
    guard let question = interview.shown(draft.question),
      let sheet = AnswerSheet(question, language: interview.language),
      sheet.cells.indices.contains(draft.cell)
    else { return nil }
    return sheet
  }
}
