/// What sealed files are called: `interview.json.age`, `part-001.wav.age`, and beside sound while it is recorded
/// `part-001.wav.tail` and `part-001.wav.tail2`.
package enum SealedName {
  /// What follows the name that the file has when it is not sealed.
  package static let ending = ".age"

  /// The name of the sealed file that holds what else would lie in `plain`.
  package static func sealed(_ plain: String) -> String { plain + ending }

  /// Whether a file of this name is sealed.
  package static func isSealed(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// The name that the file has when it is not sealed.
  package static func plain(_ name: String) -> String {
    isSealed(name) ? String(name.dropLast(ending.count)) : name
  }

  /// The tails of a sealed part. The first is made before and removed after the second: a part is unfinished while
  /// there is a first one.
  package static func tails(of name: String) -> [String] {
    tailEndings.map { plain(name) + $0 }
  }

  /// Whether a file of this name is a tail.
  package static func isTail(_ name: String) -> Bool { tailEndings.contains { name.hasSuffix($0) } }

  private static let tailEndings = [".tail", ".tail2"]
}
