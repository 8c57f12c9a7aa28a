import Foundation
import Guide
import GuideFormats
import WebServing

/// Guides to begin a guide of one's own with, in the program's resources.
enum GuideTemplates {
  /// A template.
  struct Template: Sendable {
    let name: String
    let guide: Guide
  }

  private static var folder: URL {
    Bundle.module.bundleURL.appending(path: "Demo/templates", directoryHint: .isDirectory)
  }

  /// Those in one language, in the order of their names; all when there are none in it.
  static func all(_ language: Language) -> [Template] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let templates = names.compactMap { name in guide(name).map { Template(name: name, guide: $0) } }
    let own = templates.filter { $0.guide.language == language.rawValue }
    return own.isEmpty ? templates : own
  }

  /// The guide of this name; a name is compared, never used as a path.
  static func guide(_ name: String) -> Guide? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.contains(name) else { return nil }
    return try? GuideFormats.read(contentsOf: folder.appending(path: name)).guide
  }

  /// Whether a text can be a BCP 47 tag.
  static func isLanguage(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*/) != nil
  }
}
