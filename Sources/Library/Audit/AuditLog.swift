import Documents
import Foundation
import Glibc
import Vault
import Wording

/// `audit.log`: what was done in a library, one line per entry, only ever added to. A line is the SHA-256 of the rest of
/// it, a blank, and JSON that holds the hash of the line before: whoever changes, removes or inserts a line breaks the
/// chain. `audit.head` remembers the end. Whoever rewrites both from some line to the end is not found out, unless the
/// head was noted somewhere else.
struct AuditLog {
  /// Names in a library.
  static let name = "audit.log"
  static let headName = "audit.head"

  let log, head: URL

  init(library: URL) {
    log = library.appending(path: Self.name)
    head = library.appending(path: Self.headName)
  }

  /// Adds an entry; on disk when this returns.
  ///
  /// - Parameter recipients: Those of a sealed library, for whom `departure` is sealed.
  func append(
    _ action: AuditEntry.Action, _ interviews: [String] = [], code: String? = nil,
    departure: Departure? = nil, recipients: [AgeRecipient] = [], date: Date = Date()
  ) throws {
    var entry = AuditEntry(
      number: 0, time: date.formatted(.iso8601), action: action.rawValue, interviews: interviews, code: code,
      departure: departure, previous: "")
    if let departure, !recipients.isEmpty {
      let sealed = try AgeFile.seal(Padding.padded(try JSONEncoder().encode(departure)), to: recipients)
      (entry.departure, entry.sealed) = (nil, sealed.base64EncodedString())
    }
    let descriptor = Glibc.open(log.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.failure(Sentence("open", named: "toOpen"), log) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { throw Files.failure("lock", log) } }
    var (end, problems) = try beginning()
    func own(_ action: AuditEntry.Action, _ code: String? = nil) throws {
      try write(
        AuditEntry(
          number: 0, time: entry.time, action: action.rawValue, interviews: [], code: code, previous: ""),
        descriptor, &end)
    }
    if end.number == 0, action != .begun { try own(.begun) }
    // the head is about to be written anew: from then on nothing else would tell
    if !problems.isEmpty { try own(.doubted, problems.joined(separator: "; ")) }
    try write(entry, descriptor, &end)
    try Files.replace(head, with: try JSONEncoder().encode(end))
  }

  /// Reads all of it and follows the chain.
  func read(openers: [AgeOpener] = []) -> AuditReport {
    let known = knownHead
    guard let data = Files.contents(log) else {
      let removed = AuditBreak(sentence: "\(Self.name) was removed", entry: (known?.number ?? 0) + 1)
      return AuditReport(breaks: known == nil ? [] : [removed])
    }
    var chain = AuditChain()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() { chain.take(Data(line)) }
    if let torn = lines.last, !torn.isEmpty { chain.note("its last line is cut off", isTorn: true) }
    chain.compare(with: known)
    return AuditReport(
      entries: chain.entries.map { $0.opened(with: openers) }, breaks: chain.breaks, head: chain.end)
  }

  var knownHead: AuditHead? {
    Files.contents(head).flatMap {
      try? JSONDecoder().decode(AuditHead.self, from: $0)
    }
  }

  /// Where the next entry goes. A line of which a power cut left a piece was never acknowledged and is cut away. After
  /// lines were removed the next one follows what was known of them, so that the hole stays to be seen.
  ///
  /// - Returns: With it what is wrong with the head or the end, and cannot be seen any more once the head is written anew.
  private func beginning() throws -> (end: AuditHead, problems: [String]) {
    let noted = knownHead
    let known = noted ?? AuditHead()
    let size = Int(Files.size(log) ?? 0)
    if size == known.size { return (known, []) }
    guard let data = Files.contents(log) else { throw Files.failure("read", log) }
    var chain = AuditChain()
    let whole = data.lastIndex(of: UInt8(ascii: "\n")).map { data[...$0] } ?? Data()
    for line in whole.split(separator: UInt8(ascii: "\n")) { chain.take(Data(line)) }
    var end = chain.end.number >= known.number ? chain.end : known
    chain.forgetProblems()
    // a power cut at the very first entry leaves no head
    if noted != nil || chain.end.number > 2 { chain.compare(with: noted) }
    end.size = whole.count
    if whole.count < size, whole.count >= known.size { return (end, chain.problems) }
    end.size = size
    return (end, chain.problems)
  }

  private func write(_ entry: AuditEntry, _ descriptor: Int32, _ end: inout AuditHead) throws {
    var entry = entry
    (entry.number, entry.previous) = (end.number + 1, end.hash)
    let json = try entry.json()
    let hash = AuditChain.hash(json)
    let line = Data("\(hash) ".utf8) + json + Data("\n".utf8)
    guard ftruncate(descriptor, off_t(end.size)) == 0 else { throw Files.failure("write", log) }
    let written = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(end.size)) }
    guard written == line.count, fdatasync(descriptor) == 0 else {
      ftruncate(descriptor, off_t(end.size))
      throw Files.failure("write", log)
    }
    end = AuditHead(number: entry.number, hash: hash, size: end.size + line.count)
  }
}
