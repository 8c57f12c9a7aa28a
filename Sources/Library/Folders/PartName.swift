/// Names of sound files in an interview's folder: `part-001.wav`, sealed `part-001.wav.age`.
enum PartName {
  /// Whether a file of this name is a part of a recording.
  static func isPart(_ name: String) -> Bool { number(name) != nil }

  /// The part's number; `nil` for other files.
  static func number(_ name: String) -> Int? {
    guard name.hasPrefix("part-") else { return nil }
    let pieces = name.dropFirst(5).split(separator: ".", omittingEmptySubsequences: false)
    guard [["wav"], ["caf"], ["wav", "age"], ["caf", "age"]].contains(pieces.dropFirst().map(String.init)),
      let number = Int(pieces[0]), number > 0
    else {
      return nil
    }
    return number
  }
}
