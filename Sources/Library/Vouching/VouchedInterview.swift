import Documents
import Foundation
import GRDB
import Interview

/// What an interview was when somebody who held the library's key saved it, or unlocked the library.
struct VouchedInterview: Codable, Hashable {
  /// Its folder, to name it by.
  var folder: String
  /// SHA-256 of `interview.key.age`, and of the document beside it. As long as both are the same, nothing is opened to compare.
  var key: String
  var document: String
  /// How many events it had, and the SHA-256 of all of them.
  var events: Int
  var content: String
  /// What was found the last time, so that it is noted once.
  var doubt: Doubt?

  /// How the interview stands to it.
  enum Standing: Equatable {
    /// It holds all that was vouched for, and perhaps more.
    case kept
    case doubtful(Doubt)
  }

  /// As it is now.
  init(_ events: [InterviewEvent], folder: URL) throws {
    self.folder = folder.lastPathComponent
    (key, document) = Self.files(in: folder)
    self.events = events.count
    content = try Self.content(events[...])
  }

  /// Whether its files are the same, and the database has as many events: then nothing has to be opened.
  func isUntouched(in folder: URL, events: Int) -> Bool {
    let files = Self.files(in: folder)
    return doubt == nil && events >= self.events && !document.isEmpty && (key, document) == files
  }

  /// Compares with what there is. Events are only ever added: what was vouched for must be the beginning.
  func standing(of events: [InterviewEvent]) throws -> Standing {
    guard events.count >= self.events else { return .doubtful(.older) }
    return try Self.content(events.prefix(self.events)) == content ? .kept : .doubtful(.replaced)
  }

  /// SHA-256 over everything that events say, in their order. When a version writes an event of an earlier one otherwise,
  /// `VouchedState.form` has to be raised.
  static func content(_ events: ArraySlice<InterviewEvent>) throws -> String {
    var hash = SHA256()
    for event in events {
      hash.update(Data("\(StoredEvent.place(of: event))|\(try event.body.json())\n".utf8))
    }
    return hash.hexadecimal()
  }

  private static func files(in folder: URL) -> (String, String) {
    func digest(_ file: URL?) -> String { file.flatMap(Files.contents).map(AuditChain.hash) ?? "" }
    return (
      digest(folder.appending(path: KeyRing.interviewKeyName)), digest(InterviewDocument.file(in: folder))
    )
  }
}
