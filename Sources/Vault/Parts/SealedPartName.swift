/// What sealed sound is called: `part-001.wav.age`, and beside it while it is recorded `part-001.wav.tail` and
/// `part-001.wav.tail2`.
package enum SealedPartName {
  /// What follows the name that the sound has when it is not sealed.
  package static let ending = ".age"

  /// Whether a file of this name is sealed.
  package static func isSealed(_ name: String) -> Bool { name.hasSuffix(ending) }

  /// The name that the sound has when it is not sealed.
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
