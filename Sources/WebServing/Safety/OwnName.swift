package import Foundation
import Glibc

/// The host under which the browsers of this user know Leitfaden: `leitfaden-RANDOM.localhost`, which nobody else serves.
///
/// Browsers send a cookie to every port of its host: under 127.0.0.1 each other program with a page on this computer gets it.
/// The name is kept for the user, because what waits in a browser is found again under the same address only.
package struct OwnName: Codable, Hashable, Sendable {
  /// The host without a port, in lower case.
  package let host: String
  /// Whether the next start will have the same.
  package let isKept: Bool

  /// The address that every program of this computer shares, for browsers that do not find a name of its own.
  package static let shared = OwnName(host: "127.0.0.1", isKept: true)

  /// Makes a name; `host` must be one that browsers take for this computer.
  package init(host: String, isKept: Bool) { (self.host, self.isKept) = (host, isKept) }

  /// Where it is kept: `leitfaden/host` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  package static var usualFile: URL {
    CertificateAuthority.usualFolder.deletingLastPathComponent().appending(path: "host")
  }

  /// Reads the user's name, or makes one where there is none, or where others could have read it. One that cannot be kept is
  /// good until the program ends.
  package init(keptIn file: URL, by keep: KeepFile) {
    if let known = Self.read(file) {
      self.init(host: known, isKept: true)
      return
    }
    let fresh = "leitfaden-\(Secret.label()).localhost"
    do {
      try keep(file, Data((fresh + "\n").utf8))
    } catch {
      self.init(host: fresh, isKept: false)
      return
    }
    // another program may have begun at the same moment: the one that is kept counts for both
    self.init(host: Self.read(file) ?? fresh, isKept: true)
  }

  /// What a file keeps; `nil` when it is not there, no such name, or not for its owner only.
  private static func read(_ file: URL) -> String? {
    // of a link what is told is the link's own
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path),
      facts[.type] as? FileAttributeType == .typeRegular,
      (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(),
      let rights = (facts[.posixPermissions] as? NSNumber)?.intValue, rights & 0o077 == 0,
      let size = (facts[.size] as? NSNumber)?.intValue, size < 256,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return line.wholeMatch(of: #/leitfaden-[a-z0-9]{20,50}\.localhost/#) == nil ? nil : line
  }
}
