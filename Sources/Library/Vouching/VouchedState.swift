import Foundation
import Glibc
import Vault
import Wording

/// `audit.vouched` beside the audit log of a sealed library: what each interview was, and where the log ended, when somebody who
/// held the library's key wrote it last. One line: HMAC-SHA256 under a key derived from the library's secret key, a blank, JSON.
///
/// A file of its own and not entries of the log: one code over the whole list says also what is *not* in it, and the list stays
/// as short as there are interviews. That it is the newest one says the log, which names each by its number (`vouched`).
struct VouchedState: Codable, Hashable {
  /// Its name in a library.
  static let name = "audit.vouched"
  /// How events are hashed; what another version hashed otherwise is not compared.
  static let form = 1

  var form = Self.form
  /// 1, 2, 3 …; 0 before the first unlocking.
  var generation = 0
  /// Where the audit log ended.
  var log = AuditHead()
  /// The last entry of the log that somebody has looked at and accepted.
  var accepted = 0
  /// By identifier.
  var interviews: [String: VouchedInterview] = [:]

  /// What lies in a library.
  enum Found: Equatable {
    case none
    /// Changed, or not written with this key.
    case forged
    case whole(VouchedState)
  }

  static func read(in library: URL, _ key: VouchingKey) -> Found {
    guard let data = Files.contents(library.appending(path: name)) else { return .none }
    let (code, json) = (String(decoding: data.prefix(64), as: UTF8.self), data.dropFirst(65).dropLast())
    guard data.count > 66, key.isCode(code, for: Data(json)),
      let state = try? JSONDecoder().decode(Self.self, from: Data(json))
    else { return .forged }
    return .whole(state)
  }

  /// On disk when this returns.
  ///
  /// - Returns: What the log says of it, so that it is known for the newest one.
  @discardableResult
  func write(in library: URL, _ key: VouchingKey) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(self)
    let code = key.code(for: json)
    try Files.replace(
      library.appending(path: Self.name), with: Data("\(code) ".utf8) + json + Data("\n".utf8))
    return Self.mark(generation, key)
  }

  /// `12 3f…`: the number of a state, and what proves that whoever wrote it had the key.
  static func mark(_ generation: Int, _ key: VouchingKey) -> String {
    "\(generation) \(key.code(for: Data("state \(generation)".utf8)).prefix(32))"
  }

  /// The number in such a mark; `nil` when somebody without the key wrote it.
  static func generation(in mark: String, _ key: VouchingKey) -> Int? {
    guard let number = mark.split(separator: " ").first.flatMap({ Int($0) }),
      mark == Self.mark(number, key)
    else { return nil }
    return number
  }

  /// Runs `body` while no other program changes the state.
  static func alone<Value>(in library: URL, _ body: () throws -> Value) throws -> Value {
    let keys = library.appending(path: KeyRing.folderName, directoryHint: .isDirectory)
    let descriptor = Glibc.open(keys.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Files.failure("open the folder", keys) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { throw Files.failure("lock", keys) } }
    return try body()
  }
}
