import Foundation
import Interview

extension InterviewDocument {
  /// The file's bytes.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads a file of this or an earlier version.
  ///
  /// - Throws: `LibraryError` with the name of the file and what is wrong with it.
  static func read(_ file: URL) throws -> InterviewDocument {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw LibraryError(.file, "\(file.path) cannot be read")
    }
    do {
      return try JSONDecoder().decode(InterviewDocument.self, from: data)
    } catch {
      throw LibraryError(.damaged, "\(file.path) is damaged: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?: context.debugDescription
    case .keyNotFound(let key, _)?: "the field “\(key.stringValue)” is missing"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "the field “\(context.codingPath.map(\.stringValue).joined(separator: "."))” is not what it should be"
    default: "it is not the JSON of an interview"
    }
  }
}
