/// A change of a text in one place, counted in UTF-16 units as scripts count them.
struct TextPatch: Hashable, Sendable, Codable {
  var at: Int
  var length: Int
  var text: String

  /// The smallest change in one place from one text to another.
  init(from old: String, to new: String) {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    var start = zip(old, new).count(.max) { $0 == $1 }
    let most = min(old.count, new.count) - start
    var tail = zip(old.reversed(), new.reversed()).count(most) { $0 == $1 }
    // a pair of surrogates is one character
    if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
    if tail > 0, UTF16.isTrailSurrogate(old[old.count - tail]) { tail -= 1 }
    at = start
    length = old.count - tail - start
    text = String(decoding: new[start..<(new.count - tail)], as: UTF16.self)
  }

  /// The text with the change; `nil` when it has no such place.
  func applied(to old: String) -> String? {
    let units = old.utf16
    guard at >= 0, length >= 0, at + length <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: at)
    let end = units.index(start, offsetBy: length)
    guard let first = String(units[..<start]), let last = String(units[end...]) else { return nil }
    return first + text + last
  }
}

extension Sequence {
  /// How many at the beginning fulfil a condition, at most `most`.
  fileprivate func count(_ most: Int, while isTrue: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      guard count < most, isTrue(element) else { break }
      count += 1
    }
    return count
  }
}
