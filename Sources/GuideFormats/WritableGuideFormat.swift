package import Foundation
package import Guide
package import Wording

/// A format that guides can be written in. A new one is a type that conforms to this and one line in
/// `GuideFormats.writable`.
package protocol WritableGuideFormat: Sendable {
  /// Short word for commands: `quexml`.
  static var id: String { get }
  /// What people call it.
  static var name: String { get }
  /// How its file names end, lower case, without the leading dot, the usual one first.
  static var fileExtensions: [String] { get }
  /// What kind of content it is, for programs that receive it.
  static var mediaType: String { get }

  /// Writes a guide.
  ///
  /// - Parameter media: Where its pictures, sounds and films are; most formats name them only.
  /// - Throws: when there is no memory or no room for temporary files; never because of the guide.
  static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting
}

extension WritableGuideFormat {
  /// Writes a guide that has no pictures, sounds and films, or whose format only names them.
  package static func write(_ guide: Guide) throws -> GuideWriting { try write(guide, media: .none) }
}

/// A guide as a file of some format, and what that format could not hold.
package struct GuideWriting: Sendable {
  /// The file's content.
  package var data: Data
  /// What is lost or different in the file, one sentence each without a full stop, in the order of the guide.
  package var sentences: [Sentence]

  /// Makes a writing.
  package init(data: Data, losses: [Sentence] = []) {
    self.data = data
    sentences = losses
  }

  /// What is lost or different, in English.
  package var losses: [String] { sentences.map(\.english) }

  /// The same in the language of a BCP 47 tag, if there is a catalogue of it; otherwise in English.
  package func losses(in language: String) -> [String] { sentences.map { $0.said(in: language) } }
}

extension GuideFormats {
  /// Every format this version writes.
  package static let writable: [any WritableGuideFormat.Type] = [
    GuideTextFormat.self,
    GuideArchiveFormat.self,
    PrintedGuideFormat.self,
    LimeSurveyFormat.self,
    QueXMLFormat.self,
    XLSFormFormat.self,
    QDACodebookFormat.self,
  ]

  /// The writable format with this id.
  package static func writable(_ id: String) -> (any WritableGuideFormat.Type)? {
    writable.first { $0.id == id }
  }
}
