import Foundation

/// What those ask who vouch for the log.
extension AuditLog {
  /// Where it ends now.
  var end: AuditHead {
    if let known = knownHead, Int64(known.size) == Files.size(log) ?? 0 { return known }
    return read().head ?? AuditHead()
  }

  /// Whether the entry that once was the last one still stands where it stood.
  func holds(_ known: AuditHead) -> Bool {
    guard known.number > 0 else { return true }
    guard let data = Files.contents(log), known.size > 0, data.count >= known.size else { return false }
    let line = data.prefix(known.size).dropLast().split(separator: UInt8(ascii: "\n")).last ?? Data()
    return line.count > 65 && String(decoding: line.prefix(64), as: UTF8.self) == known.hash
      && AuditChain.hash(Data(line.dropFirst(65))) == known.hash
  }

  /// What `read` makes of the code of the last entry of this kind of which it makes anything.
  func last<Value>(_ action: AuditEntry.Action, _ read: (String) -> Value?) -> Value? {
    guard var rest = Files.contents(log) else { return nil }
    let word = Data("\"action\":\"\(action.rawValue)\"".utf8)
    while let place = rest.range(of: word, options: .backwards) {
      let start =
        rest[..<place.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.startIndex
      let line = rest[start...].prefix { $0 != UInt8(ascii: "\n") }
      let entry = try? JSONDecoder().decode(AuditEntry.self, from: Data(line.dropFirst(65)))
      if let value = entry?.code.flatMap(read) { return value }
      rest = rest[..<start]
    }
    return nil
  }
}
