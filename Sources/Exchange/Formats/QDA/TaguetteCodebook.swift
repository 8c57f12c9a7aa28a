// Codebook for Taguette 1.x (taguette/import_codebook.py): comma-separated, a column `tag` and one `description`.
//
//   tag,description
//   Opening.Q01 first_day,What was your first day like?
import Documents
import Foundation
import GuideFormats

/// The codes of a guide as Taguette's tags. A dot in a tag is a step down, as Taguette's own manual uses it.
enum TaguetteCodebook {
  // What Taguette's database holds.
  private static let longestTag = 200

  /// The file. Taguette guesses the encoding: a byte order mark leaves no doubt.
  static func data(of code: QDACode) -> Data {
    var profile = DelimitedTextWriter.Profile.exchange
    profile.hasByteOrderMark = true
    var writer = DelimitedTextWriter(profile)
    writer.row([.text("tag"), .text("description")])
    var taken: Set<String> = []
    for child in code.children { write(child, under: "", &taken, &writer) }
    return writer.data
  }

  private static func write(
    _ code: QDACode, under parent: String, _ taken: inout Set<String>, _ writer: inout DelimitedTextWriter
  ) {
    let name = code.name.replacing(".", with: "․")
    var tag = parent.isEmpty ? name : "\(parent).\(name)"
    if tag.count > longestTag { tag = String(name.prefix(longestTag)) }
    if code.isCodable, taken.insert(tag).inserted { writer.row([.text(tag), .text(code.text)]) }
    for child in code.children { write(child, under: tag, &taken, &writer) }
  }
}
