package import Timeline

extension EventBody {
  /// Sound was lost.
  package static func gap(_ gap: Gap) -> EventBody { EventBody(SoundLost(gap: gap)) }

  /// Sound was lost.
  package struct SoundLost: EventKind, Codable {
    static let word = "gap"
    static var privacy: EventPrivacy<Self> { .harmless }
    typealias Stored = Self

    var gap: Gap

    var impossibility: String? { Possible.first(("gap", gap.frame.index), ("frames", gap.frames)) }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.gaps.append(gap) }
  }
}
