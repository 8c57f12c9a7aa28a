import Foundation
import Interview
import Library
import Timeline

/// A place that was found.
struct FoundRow: Sendable {
  /// A stretch of the text around it.
  struct Stretch: Sendable, Hashable {
    let words: String
    let isHit: Bool
  }

  let address, picture, kind, facts: String
  let stretches: [Stretch]

  init(_ hit: SearchHit, _ amounts: Amounts) {
    let seconds = Frame(hit.frame).seconds(at: hit.interview.sampleRate)
    address = Address.review(hit.interview.id, at: hit.kind == .title ? nil : seconds)
    stretches = Self.stretches(hit.snippet)
    let word: String
    switch hit.kind {
    case .mark: (picture, word) = ("mark", "kindMark")
    case .note: (picture, word) = ("pen", "kindNote")
    case .title: (picture, word) = ("folder", "kindTitle")
    case .question: (picture, word) = ("guide", "kindQuestion")
    case .keyword: (picture, word) = ("check", "kindKeyword")
    case .transcript: (picture, word) = ("list", "kindTranscript")
    }
    kind = Texts.text(word, amounts.language)
    let place = hit.kind == .title ? nil : amounts.clock(seconds: seconds)
    facts = [
      place, hit.interview.participant, hit.kind == .title ? nil : hit.interview.title,
      amounts.moment(hit.interview.startedAt ?? hit.interview.createdAt),
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Takes `a «hit» b` apart. Guillemets that do not come in pairs are text; nothing is ever read as HTML.
  static func stretches(_ snippet: String) -> [Stretch] {
    var found: [Stretch] = []
    var rest = snippet[...]
    while let open = rest.firstIndex(of: "«"),
      let close = rest[open...].firstIndex(of: "»")
    {
      if open > rest.startIndex { found.append(Stretch(words: String(rest[..<open]), isHit: false)) }
      let hit = rest[rest.index(after: open)..<close]
      if !hit.isEmpty { found.append(Stretch(words: String(hit), isHit: true)) }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { found.append(Stretch(words: String(rest), isHit: false)) }
    return found
  }
}
