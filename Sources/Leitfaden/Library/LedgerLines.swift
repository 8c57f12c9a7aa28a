import Library

/// The ledger of exports as lines for people.
enum LedgerLines {
  /// Prints them, or that there are none.
  static func show(_ entries: [AuditEntry], in store: Library) {
    guard !entries.isEmpty else { return Console.print("nothing has left the library yet") }
    for entry in entries { Console.print(line(entry, names(entry, in: store))) }
  }

  /// `2026-11-21T21:22:35Z  export of P-07 as csv, without names, readable, to /home/…`
  static func line(_ entry: AuditEntry, _ interviews: String) -> String {
    guard let departure = entry.departure else {
      return "\(entry.time)  \(interviews): unlock the library to see what it was"
    }
    let what = departure.formats.isEmpty ? "" : " as \(departure.formats.joined(separator: ", "))"
    let names = departure.withNames ? "with names" : "without names"
    let text = departure.withText ? "" : ", without texts"
    let seal =
      departure.isSealed
      ? "sealed to \(departure.recipients.joined(separator: ", "))" : "readable by everybody"
    let place = departure.place.isEmpty ? "" : ", \(departure.place)"
    return
      "\(entry.time)  \(departure.kind.rawValue) of \(interviews)\(what), \(names)\(text), \(seal)\(place)"
  }

  /// Folders where they are there, else the beginnings of identifiers; of many the number.
  private static func names(_ entry: AuditEntry, in store: Library) -> String {
    guard entry.interviews.count <= 5 else { return Words.count(entry.interviews.count, "interview") }
    return entry.interviews.map { (try? store.summary($0).folder) ?? String($0.prefix(8)) }
      .joined(separator: ", ")
  }
}
