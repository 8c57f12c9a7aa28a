/// Names of sheets as Excel takes them: no `[ ] : * ? / \`, no apostrophe at an end, unique without regard to capitals.
enum WorkbookNames {
  static func names(for wanted: [String], longest: Int) -> [String] {
    var taken: Set<String> = []
    return wanted.map { wanted in
      let plain = String(wanted.map { "[]:*?/\\'".contains($0) || $0.isNewline ? "_" : $0 })
      var name = short(plain.isEmpty ? "sheet" : plain, longest)
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = short(plain, longest - 4) + " (\(number))"
        number += 1
      }
      return name
    }
  }

  private static func short(_ name: String, _ longest: Int) -> String {
    var room = longest
    return String(
      name.prefix { character in
        room -= character.utf16.count
        return room >= 0
      })
  }
}
