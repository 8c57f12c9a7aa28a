import Interview
import Timeline
import Wording

/// What an edit changed in the marks, in words: what was there before is named.
struct MarkDifference {
  /// `mark 3 from 00:00:01.000 to 00:00:02.500`, one for each change.
  let sentences: [Sentence]

  init(from before: [Mark], to after: [Mark], rate: SampleRate) {
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(after.map(\.id))
    sentences =
      before.filter { !kept.contains($0.id) }.map {
        $0.label.isEmpty
          ? "mark \($0.number) at \(Self.place($0, rate)) deleted"
          : "mark \($0.number) at \(Self.place($0, rate)) deleted, “\($0.label)”"
      }
      + after.flatMap { mark in old[mark.id].map { Self.changes($0, mark, rate) } ?? [Self.new(mark, rate)] }
  }

  private static func new(_ mark: Mark, _ rate: SampleRate) -> Sentence {
    "new mark \(mark.number) at \(place(mark, rate))"
  }

  private static func changes(_ old: Mark, _ new: Mark, _ rate: SampleRate) -> [Sentence] {
    var changes: [(before: Sentence, after: Sentence)] = []
    if (old.frame, old.end) != (new.frame, new.end) {
      changes.append(("\(place(old, rate))", "\(place(new, rate))"))
    }
    if old.colour != new.colour { changes.append((colour(old), colour(new))) }
    if old.label != new.label { changes.append((words(old.label), words(new.label))) }
    return changes.map { "mark \(new.number) from \($0.before) to \($0.after)" }
  }

  private static func colour(_ mark: Mark) -> Sentence {
    MarkColour.name(mark.colour)
  }

  private static func words(_ label: String) -> Sentence { label.isEmpty ? "no label" : "“\(label)”" }

  private static func place(_ mark: Mark, _ rate: SampleRate) -> String {
    let start = TimeCode.text(mark.frame, at: rate)
    return mark.end > mark.frame ? "\(start)–\(TimeCode.text(mark.end, at: rate))" : start
  }
}
