import Exchange
import Wording

/// The formats as `export --list-formats` prints them.
enum FormatList {
  static func show(asJSON json: Bool) throws {
    if json {
      try Console.print(json: ExportFormats.all.map(Entry.init))
    } else {
      let texts = ExportTexts.current()
      let width = ExportFormats.all.map { $0.id.count }.max() ?? 0
      for format in ExportFormats.all {
        let id = format.id + String(repeating: " ", count: width - format.id.count)
        let star = format.isDefault ? "*" : " "
        let missing = format.missingProgram.map { " (\(texts.missing($0)))" } ?? ""
        Console.print("\(star) \(id)  \(texts.name(format))\(missing)")
        Console.print("  \(String(repeating: " ", count: width))  \(texts.programs(format))")
      }
      Console.print(texts.star)
    }
  }

  private struct Entry: Encodable {
    let id: String
    let name: String
    let `extension`: String
    let opensIn: [String]
    let isDefault: Bool
    let missing: String?

    init(_ format: ExportFormat) {
      id = format.id
      name = format.name.english
      `extension` = format.fileExtension
      opensIn = format.opensIn.map(\.english)
      isDefault = format.isDefault
      missing = format.missingProgram
    }

    private enum CodingKeys: String, CodingKey {
      case id, name, `extension`, missing
      case opensIn = "opens_in"
      case isDefault = "default"
    }
  }
}
