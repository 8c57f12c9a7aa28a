import Foundation
import Interview
import Vault
import Wording

extension InterviewDocument {
  /// The file's bytes.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Its name in a sealed library.
  static let sealedFileName = SealedName.sealed(fileName)

  /// The document in an interview's folder, plain or sealed; `nil` when there is none.
  static func file(in directory: URL) -> URL? {
    [sealedFileName, fileName].map { directory.appending(path: $0) }.first { Files.size($0) != nil }
  }

  /// Reads a file of this or an earlier version.
  ///
  /// - Parameter key: What opens it in a sealed library.
  /// - Throws: `LibraryError` with the name of the file and what is wrong with it.
  static func read(_ file: URL, key: InterviewKey?) throws -> InterviewDocument {
    guard var data = Files.contents(file) else {
      throw LibraryError(.file, "\(file.path) cannot be read")
    }
    if file.lastPathComponent == sealedFileName {
      guard let key else { throw LibraryError(.damaged, "the key of \(file.path) is missing") }
      do {
        data = try AgeFile.open(data, with: [.identity(key.identity)])
      } catch {
        throw LibraryError(
          .damaged,
          "\(file.path) is damaged: \((error as? AgeError)?.sentence ?? "\(String(describing: error))")")
      }
    }
    let document: InterviewDocument
    do {
      document = try JSONDecoder().decode(InterviewDocument.self, from: data)
    } catch {
      throw LibraryError(.damaged, "\(file.path) is damaged: \(Self.reason(error))")
    }
    if let why = document.impossibility { throw LibraryError(.damaged, "\(file.path) is damaged: \(why)") }
    return document
  }

  /// What cannot be in it, in words; `nil` when all of it can be reckoned with.
  var impossibility: Sentence? {
    if !created.isPossible { return "it was made in a year that cannot be" }
    if let stranger = events.first(where: { $0.interview != id }) {
      return "event \(stranger.sequence) belongs to another interview"
    }
    return events.lazy.compactMap { event -> Sentence? in
      event.impossibility.map { "event \(event.sequence): \($0) cannot be" }
    }.first
  }

  private static func reason(_ error: any Error) -> Sentence {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?: "\(context.debugDescription)"
    case .keyNotFound(let key, _)?: "the field “\(key.stringValue)” is missing"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "the field “\(context.codingPath.map(\.stringValue).joined(separator: "."))” is not what it should be"
    default: "it is not the JSON of an interview"
    }
  }
}
