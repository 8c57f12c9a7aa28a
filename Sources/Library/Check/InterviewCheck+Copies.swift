import Foundation
import Interview
import Vault
import Wording

/// Where a part that is damaged or lost lies whole: the second copies that were written while it was recorded.
extension InterviewCheck {
  /// The finding, with the place of a whole copy as its hint where one is at hand.
  func hinted(_ finding: Finding, _ part: Part) -> Finding {
    guard finding.severity == .damage, let copy = wholeCopy(of: part) else { return finding }
    var finding = finding
    finding.advice =
      "a whole copy is \(copy.path(percentEncoded: false)): keep the damaged file, and put the copy in its place"
    return finding
  }

  /// Only what is proved to be as it was recorded: by the digest on the time line, or by its seal.
  private func wholeCopy(of part: Part) -> URL? {
    let copies = library.ledger(of: summary.id).compactMap(\.departure).filter { $0.kind == .copy }
    let identity = try? library.key(ofFolder: summary.folder)?.identity
    return Set(copies.map(\.place)).sorted().lazy
      .map { URL(filePath: $0, directoryHint: .isDirectory).appending(path: part.file) }
      .first { file in
        guard let facts = try? sound(file, identity), facts.damage == nil, facts.frames == part.frames else {
          return false
        }
        guard let recorded = part.sha256 else { return SealedName.isSealed(part.file) }
        return digest?(file) == recorded
      }
  }
}
