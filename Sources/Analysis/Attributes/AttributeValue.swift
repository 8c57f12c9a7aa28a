/// One value of an attribute, and who has it.
package struct AttributeValue: Hashable, Sendable {
  /// What stands in addresses: an option's code, a class of numbers (`5..<10`), the beginning of a date (`2026-11`),
  /// a text; `none` below for interviews without a value.
  package var code: String
  /// What people read.
  package var label: String
  /// Identifiers of the interviews, in order.
  package var interviews: [String]

  /// The code of having no value. No identifier of a guide has a question mark in it.
  package static let none = "?none"

  /// Whether it stands for having no value.
  package var isNone: Bool { code == Self.none }

  /// How many interviews.
  package var count: Int { interviews.count }
}

extension AttributeValue: Encodable {
  private enum CodingKeys: String, CodingKey { case code, label, count, interviews }

  /// Writes the count beside the list.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(label, forKey: .label)
    try container.encode(count, forKey: .count)
    try container.encode(interviews, forKey: .interviews)
  }
}
