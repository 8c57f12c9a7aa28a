package import Foundation

/// A file format that guides can be read from. A new one is a folder with a type that conforms to this, and one
/// line in `GuideFormats`.
package protocol GuideFormat: Sendable {
  /// Short word for commands: `guide-text`.
  static var id: String { get }
  /// What people call it.
  static var name: String { get }
  /// How its file names end, lower case, without the leading dot, longest first.
  static var fileExtensions: [String] { get }

  /// Reads a file's content; total, whatever the bytes are.
  ///
  /// - Parameter name: The file's name without folders; says the language and, where the content does not, the id.
  static func read(_ data: Data, name: String) -> GuideReading
}
