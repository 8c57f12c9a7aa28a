import Library
import Wording

/// The ledger of exports as lines for people.
enum LedgerLines {
  /// Prints them, or that there are none.
  static func show(_ entries: [AuditEntry], in store: Library) {
    guard !entries.isEmpty else { return Console.say("nothing has left the library yet") }
    for entry in entries { Console.say(line(entry, names(entry, in: store))) }
  }

  /// `2026-11-21T21:22:35Z  export of P-07 as csv, without names, readable, to /home/…`
  static func line(_ entry: AuditEntry, _ interviews: Sentence) -> Sentence {
    guard let departure = entry.departure else {
      return "\(entry.time)  \(interviews): unlock the library to see what it was"
    }
    let formats = departure.formats.joined(separator: ", ")
    let what: Sentence = formats.isEmpty ? "" : " as \(formats)"
    let names: Sentence = departure.withNames ? "with names" : "without names"
    let text: Sentence = departure.withText ? "" : ", without texts"
    let recipients = departure.recipients.joined(separator: ", ")
    let seal: Sentence = departure.isSealed ? "encrypted for \(recipients)" : "readable by everybody"
    let place: Sentence = departure.place.isEmpty ? "" : ", \(departure.place)"
    return "\(entry.time)  \(kind(departure.kind)) of \(interviews)\(what), \(names)\(text), \(seal)\(place)"
  }

  private static func kind(_ kind: Departure.Kind) -> Sentence {
    switch kind {
    case .export: "export"
    case .download: "download"
    case .bundle: "bundle"
    case .copy: "copy"
    case .backup: "backup"
    case .contacts: "contacts"
    }
  }

  /// Folders where they are there, else the beginnings of identifiers; of many the number.
  private static func names(_ entry: AuditEntry, in store: Library) -> Sentence {
    guard entry.interviews.count <= 5 else { return Words.interviews(entry.interviews.count) }
    let names = entry.interviews.map { (try? store.summary($0).folder) ?? String($0.prefix(8)) }
    return "\(names.joined(separator: ", "))"
  }
}
