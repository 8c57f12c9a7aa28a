package import Foundation
package import Guide

/// A file format that guides can be read from. A new one is a folder with a type that conforms to this, and one
/// line in `GuideFormats`.
package protocol GuideFormat: Sendable {
  /// Short word for commands: `guide-text`.
  static var id: String { get }
  /// What people call it.
  static var name: String { get }
  /// How its file names end, lower case, without the leading dot, longest first.
  static var fileExtensions: [String] { get }

  /// Whether a file with such an ending may be one of this format; asked where formats share an ending.
  static func recognises(_ data: Data) -> Bool

  /// What `read` and `media` take of a file on disk: its bytes, or what another program makes of them; asked once a file.
  static func prepared(_ data: Data) -> Data

  /// Reads a file's content; total, whatever the bytes are.
  ///
  /// - Parameters:
  ///   - name: The file's name without folders; says the language and, where the content does not, the id.
  ///   - language: Which of several languages is wanted, as in `GuideReading.languages`; `nil` for the first one.
  static func read(_ data: Data, name: String, language: String?) -> GuideReading

  /// The pictures, sounds and films that came in the file with the guide, by the paths the guide names them.
  static func media(_ data: Data, of guide: Guide) -> [String: Data]
}

extension GuideFormat {
  /// Most endings belong to one format.
  package static func recognises(_ data: Data) -> Bool { true }

  /// Most formats read the bytes as they are.
  package static func prepared(_ data: Data) -> Data { data }

  /// Most formats bring none.
  package static func media(_ data: Data, of guide: Guide) -> [String: Data] { [:] }

  /// Reads the first language of a file.
  package static func read(_ data: Data, name: String) -> GuideReading {
    read(data, name: name, language: nil)
  }
}
