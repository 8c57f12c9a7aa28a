import Documents
import Guide

/// One `response` of queXML: a field to write in, categories to choose from, or a line to mark.
struct QueXMLResponse {
  /// One category to choose.
  struct Category {
    var label: String
    var value: String
    var skip: String?
    var image: String?
    /// The name of the field beside it, if it has one.
    var fieldName: String?
    var mark: XMLMark
  }

  /// A field to write in.
  struct Field {
    var format: String
    var length: Int?
    var label: String
    var minimum: String
    var maximum: String
    var skip: String?
  }

  let name: String
  let mark: XMLMark
  private(set) var categories: [Category] = []
  private(set) var isRotated = false
  private(set) var field: Field?
  /// Labels of the two ends of a line.
  private(set) var ends: [String]?
  /// Whether the line has categories beneath.
  private(set) var isDiscrete = false

  init(_ tree: XMLTree) {
    name = tree.attribute("varName")?.trimmingSpace ?? ""
    mark = tree.mark
    for part in tree.children {
      switch part.name {
      case "fixed":
        categories = part.children("category").map(Self.category)
        isRotated = part.attribute("rotate") == "true"
      case "free": field = Self.field(part)
      case "vas", "dvas":
        ends = ["labelleft", "labelright"].map { ImportedText.plain(part.child($0)?.text ?? "") }
        isDiscrete = part.name == "dvas"
        categories = part.children("category").map(Self.category)
      default: break
      }
    }
  }

  /// Whether it is a box to tick.
  var isBox: Bool { field == nil && ends == nil && categories.count == 1 }

  /// Whether it has categories to choose from.
  var isChoice: Bool { field == nil && ends == nil && categories.count > 1 }

  /// Its categories as options.
  var options: [AnswerOption] {
    var codes = ImportCodes()
    return categories.map { category in
      var option = AnswerOption(
        code: codes.code(category.value), text: category.label, hasText: category.fieldName != nil)
      if let image = category.image { option.attributes.append(Attribute("source-image", image)) }
      return option
    }
  }

  private static func category(_ tree: XMLTree) -> Category {
    let field = tree.child("contingentQuestion")
    let skip = tree.child("skipTo") ?? tree.child("quexml_skipto")
    return Category(
      label: ImportedText.plain(tree.child("label")?.allText ?? "").onOneLine,
      value: tree.child("value")?.text.trimmingSpace ?? "", skip: skip?.text.trimmingSpace,
      image: tree.child("image")?.text.trimmingSpace,
      fieldName: field.map { $0.attribute("varName")?.trimmingSpace ?? "" }, mark: tree.mark)
  }

  private static func field(_ tree: XMLTree) -> Field {
    func text(_ name: String) -> String { tree.child(name)?.text.trimmingSpace ?? "" }
    return Field(
      format: text("format").lowercased(), length: Int(text("length")),
      label: ImportedText.plain(text("label")),
      minimum: text("min"), maximum: text("max"), skip: tree.child("skipTo")?.text.trimmingSpace)
  }
}
