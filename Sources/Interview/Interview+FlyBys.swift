import Timeline

/// What is handed on leaves out visits that only passed a question by. They stay events; their time counts for the
/// question that was reached, or, where none was, for the one that was left.
extension Interview {
  /// Shorter visits during which nothing was said, in seconds, unless somebody chose otherwise.
  package static let flyBySeconds = 1.0
  /// What can be chosen, in seconds; 0 hands every visit on.
  package static let flyByRange = 0.0...60

  /// The same interview without visits that were shorter than `seconds` and during which nothing was answered, set,
  /// written or transcribed. One question before and after is one visit.
  ///
  /// - Parameter seconds: Of real time: a question that is never recorded has no sound and is no fly-by.
  package func withoutFlyBys(shorterThan seconds: Double = flyBySeconds) -> Interview {
    let passed = sparing(turns.indices.filter { isFlyBy($0, shorterThan: seconds) })
    guard !passed.isEmpty else { return self }
    var told = self
    let end = currentQuestion == nil ? nil : visits.last?.end
    told.turns = joined(without: Set(passed), &told.transcripts)
    told.passedBy.formUnion(passed.compactMap { turns[$0].question })
    told.makeVisits()
    if let end, let last = told.visits.indices.last { told.visits[last].end = end }
    return told
  }

  /// Where nothing but fly-bys follow each other, nothing is left for which their time could count: the longest of them is
  /// none.
  private func sparing(_ passed: [Int]) -> [Int] {
    var spared = Set(passed)
    var index = 0
    while index < turns.count {
      let end = turns[index...].firstIndex { !$0.isPlace } ?? turns.count
      let run = index..<end
      if !run.isEmpty, end < turns.count, run.allSatisfy(spared.contains) {
        let longest = run.max { frames(of: $0) < frames(of: $1) }
        if let longest { spared.remove(longest) }
      }
      index = end + 1
    }
    return passed.filter(spared.contains)
  }

  private func frames(of turn: Int) -> Int64 { turns[turn + 1].frame - turns[turn].frame }

  private func isFlyBy(_ index: Int, shorterThan seconds: Double) -> Bool {
    guard turns[index].isPlace, index + 1 < turns.count else { return false }
    let (turn, next) = (turns[index], turns[index + 1])
    let sound = sampleRate.seconds(frames: next.frame - turn.frame)
    let real = turn.moment.flatMap { begun in next.moment.map { Double($0 - begun) / 1e9 } } ?? 0
    guard max(sound, real) < seconds, transcripts[turn.id] == nil else { return false }
    let hasNeighbour = next.question != nil || index > 0 && turns[index - 1].question != nil
    return hasNeighbour && !isUsed(turn.question, turn.frame...max(turn.frame, next.frame))
  }

  /// Whether something was answered, set or written in a stretch for a question, or for none.
  private func isUsed(_ question: String?, _ stretch: ClosedRange<Frame>) -> Bool {
    if let question, let answer = answers[question],
      (answer.earlier + [answer.current]).contains(where: { stretch.contains($0.frame) })
    {
      return true
    }
    return marks.contains { $0.question == question && stretch.contains($0.frame) }
      || notes.contains { $0.question == question && stretch.contains($0.frame) }
      || question.flatMap { keywords[$0] }?.contains { stretch.contains($0.frame) } == true
  }

  /// The turns without those that are left out. The next question begins where the first of them did; a question that
  /// comes again behind them goes on.
  private func joined(without passed: Set<Int>, _ transcripts: inout [String: String]) -> [Turn] {
    var kept: [Turn] = []
    var since: Turn?
    for (index, turn) in turns.enumerated() {
      if passed.contains(index) {
        since = since ?? turn
        continue
      }
      var turn = turn
      if let first = since, turn.question != nil {
        if let last = kept.last, last.question == turn.question {
          let said = [last.id, turn.id].compactMap { transcripts[$0] }
          if !said.isEmpty { transcripts[last.id] = said.joined(separator: "\n") }
          transcripts[turn.id] = nil
          since = nil
          continue
        }
        (turn.frame, turn.moment) = (first.frame, first.moment)
      }
      since = nil
      kept.append(turn)
    }
    return kept
  }
}
