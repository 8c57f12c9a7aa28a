import Foundation
import Wording

/// Who records from a sound card at the moment, as the kernel tells.
struct DeviceHolder {
  /// Where the kernel tells it; another place in tests.
  var proc = URL(filePath: "/proc", directoryHint: .isDirectory)

  /// The program that holds a device, as processes are called; `nil` when that cannot be told: no card is held, or what
  /// holds it is not on this machine's cards. A name without a card (`default`) may mean any of them.
  func program(holding device: String) -> String? {
    for card in cards(of: device) {
      for status in captures(of: card) {
        guard let text = try? String(contentsOf: status, encoding: .utf8),
          let line = text.split(separator: "\n").first(where: { $0.hasPrefix("owner_pid") }),
          let owner = line.split(separator: ":").last.map({ $0.trimmingCharacters(in: .whitespaces) }),
          Int(owner) != nil,
          let name = try? String(contentsOf: proc.appending(path: "\(owner)/comm"), encoding: .utf8)
        else { continue }
        return name.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    return nil
  }

  /// “in use by obs”, or by another program.
  func sentence(_ device: String) -> Sentence {
    program(holding: device).map { "in use by the program \($0)" } ?? "in use by another program"
  }

  private func cards(of device: String) -> [URL] {
    let folder = proc.appending(path: "asound", directoryHint: .isDirectory)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let all = names.filter { $0.wholeMatch(of: /card\d+/) != nil }
    let arguments = device.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
    let first = arguments.split(separator: ",").first.map(String.init) ?? ""
    let word = first.hasPrefix("CARD=") ? String(first.dropFirst(5)) : first
    // the kernel lists a card by its number and, as a link, by its name
    let named = Int(word).map { "card\($0)" } ?? word
    return (names.contains(named) && !named.isEmpty ? [named] : all).map { folder.appending(path: $0) }
  }

  private func captures(of card: URL) -> [URL] {
    func below(_ folder: URL, _ fits: (String) -> Bool) -> [URL] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter(fits)
        .map { folder.appending(path: $0) }
    }
    return below(card) { $0.hasPrefix("pcm") && $0.hasSuffix("c") }.flatMap { device in
      below(device) { $0.hasPrefix("sub") }.map { $0.appending(path: "status") }
    }
  }
}
