import Guide

/// The lists of choices of a written form; equal ones are mostly written once.
struct XLSFormLists {
  /// One of a list.
  struct Choice: Hashable {
    let code: String
    let label: String
    /// The name of its picture, or empty.
    var image = ""
  }

  private let isShared: Bool
  private var names: [[Choice]: String] = [:]
  private var hasImages = false
  /// The cells of every choice.
  private(set) var rows: [[String: String]] = []

  /// - Parameter isShared: Whether equal lists are one.
  init(isShared: Bool) { self.isShared = isShared }

  /// The name of the list with these choices.
  mutating func list(_ choices: [Choice], called id: String) -> String {
    if isShared, let name = names[choices] { return name }
    let name = "\(id)_choices"
    names[choices] = name
    for choice in choices {
      hasImages = hasImages || !choice.image.isEmpty
      rows.append(["list_name": name, "name": choice.code, "label": choice.label, "image": choice.image])
    }
    return name
  }

  /// The columns that are needed.
  var columns: [String] { ["list_name", "name", "label"] + (hasImages ? ["image"] : []) }
}

extension Media {
  /// Its name without the folders.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
