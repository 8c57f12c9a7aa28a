/// Finds the word that somebody meant.
enum Nearest {
  /// The word that is written most like `word`; `nil` when none is near. Upper and lower case do not matter.
  static func word(to word: String, among words: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    let most = max(1, wanted.count / 3)
    let near = words.map { (distance(wanted, Array($0.lowercased())), $0) }.filter { $0.0 <= most }
    return near.min { $0.0 < $1.0 }?.1
  }

  /// How many letters have to be put in, left out, replaced or exchanged with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var now = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var least = min(last[column + 1] + 1, now[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        now.append(least)
      }
      (before, last) = (last, now)
    }
    return last[right.count]
  }
}
