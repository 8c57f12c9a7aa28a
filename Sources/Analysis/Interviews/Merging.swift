/// Puts lists of several versions together.
enum Merging {
  /// `list` with what only `other` has inserted where it stands there: after the element before it.
  static func merged<Element>(
    _ list: [Element], with other: [Element], by key: (Element) -> String
  ) -> [Element] {
    var merged = list
    var place = 0
    for element in other {
      if let known = merged.firstIndex(where: { key($0) == key(element) }) {
        place = known + 1
      } else {
        merged.insert(element, at: place)
        place += 1
      }
    }
    return merged
  }
}
