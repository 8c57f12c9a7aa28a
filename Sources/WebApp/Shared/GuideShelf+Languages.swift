import Guide
import GuideFormats

extension GuideShelf {
  /// Guides for people: files of one guide that differ in their language are one, the file in the preferred language
  /// standing for all. Two files in one language are versions, and stay apart.
  ///
  /// - Returns: The files that stand for a guide in their order, each with the BCP 47 tags of the languages of its
  ///   guide when there are several.
  static func folded(_ items: [Item], preferred: String) -> [(item: Item, languages: [String])] {
    func language(_ item: Item) -> String? {
      guard item.isUsable, let tag = item.reading.guide?.language, !tag.isEmpty else { return nil }
      return tag
    }
    func isPreferred(_ tag: String) -> Bool { tag == preferred || tag.hasPrefix(preferred + "-") }
    let groups = Dictionary(grouping: items.filter { language($0) != nil }, by: \.key)
    return items.compactMap { item in
      guard language(item) != nil, let group = groups[item.key], group.count > 1 else { return (item, []) }
      let tags = group.compactMap(language)
      guard Set(tags).count == tags.count else { return (item, []) }
      let standing = group.first { isPreferred(language($0) ?? "") } ?? group[0]
      return standing.file == item.file ? (item, tags.sorted { isPreferred($0) && !isPreferred($1) }) : nil
    }
  }
}
