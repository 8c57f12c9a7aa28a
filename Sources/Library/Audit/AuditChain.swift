import Documents
import Foundation
import Wording

/// Follows the lines of an audit log and says where they do not follow each other.
struct AuditChain {
  private(set) var entries: [AuditEntry] = []
  /// The last line that could be read.
  private(set) var end = AuditHead()
  private(set) var breaks: [AuditBreak] = []
  private var hashes: [Int: String] = [:]
  private var line = 0

  /// SHA-256 as 64 hexadecimal digits.
  static func hash(_ bytes: Data) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
  }

  /// What is wrong with it, one sentence each, in English, as the log keeps it.
  var problems: [String] { breaks.map(\.sentence.english) }

  /// Forgets what was wrong so far.
  mutating func forgetProblems() { breaks = [] }

  /// Notes that something is wrong up to here.
  mutating func note(_ sentence: Sentence, isTorn: Bool = false) {
    breaks.append(AuditBreak(sentence: sentence, entry: end.number + (isTorn ? 0 : 1), isTorn: isTorn))
  }

  /// Takes in the next line, without its line feed.
  mutating func take(_ bytes: Data) {
    line += 1
    let size = end.size + bytes.count + 1
    let (hash, json) = (String(decoding: bytes.prefix(64), as: UTF8.self), bytes.dropFirst(65))
    guard bytes.count > 65, bytes[bytes.startIndex + 64] == UInt8(ascii: " "),
      let entry = try? JSONDecoder().decode(AuditEntry.self, from: json)
    else {
      note("line \(line) cannot be read")
      end.size = size
      return
    }
    if hash != Self.hash(Data(json)) { note("entry \(entry.number) in line \(line) was changed") }
    if entry.number != end.number + 1 {
      let missing = end.number + 1..<max(end.number + 1, entry.number)
      switch missing.count {
      case 0: note("entry \(entry.number) in line \(line) stands where it does not belong")
      case 1: note("entry \(missing.lowerBound) before line \(line) is missing")
      default:
        note(
          "entries \(missing.lowerBound) to \(entry.number - 1) before line \(line) are missing")
      }
    } else if entry.previous != end.hash {
      note(
        "entry \(entry.number) in line \(line) does not follow the one before it, which was changed")
    }
    entries.append(entry)
    hashes[entry.number] = hash
    end = AuditHead(number: entry.number, hash: hash, size: size)
  }

  /// Compares the end with what was remembered of it.
  mutating func compare(with known: AuditHead?) {
    guard let known else {
      return note("audit.head is missing, so it is not known whether the end was cut off")
    }
    if end.number < known.number {
      note(
        "it was cut off: it ends with entry \(end.number), and entry \(known.number) was written")
    } else if hashes[known.number] != known.hash {
      note("entry \(known.number) is not the one that was written")
    } else if end.number > known.number + 2 {
      // a power cut leaves at most the last entries without their head
      note("audit.head is older than the log: it knows entry \(known.number) of \(end.number)")
    }
  }
}
