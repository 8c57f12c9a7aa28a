import GRDB

/// Where the columns of `interview` stand in the rows of one query: looked up once for all rows, because GRDB's search by
/// name takes longer than reading the value. -1 where there is no such column.
struct SummaryColumns {
  let id, folder, title, participant, guide, guideTitle, status, created, started, ended: Int
  let sampleRate, channels, bits, frames, parts, visits, marks, notes, answers, gaps, events: Int

  /// Looks at the names of a row's columns; of several with the same name the first one counts.
  init(_ row: Row) {
    let names = Array(row.columnNames).map { $0.lowercased() }
    func place(_ name: String) -> Int { names.firstIndex(of: name) ?? -1 }
    (id, folder, title) = (place("id"), place("folder"), place("title"))
    (participant, guide, guideTitle) = (place("participant"), place("guide"), place("guide_title"))
    (status, created, started) = (place("status"), place("created"), place("started"))
    (ended, sampleRate, channels) = (place("ended"), place("sample_rate"), place("channels"))
    (bits, frames, parts) = (place("bits"), place("frames"), place("parts"))
    (visits, marks, notes) = (place("visits"), place("marks"), place("notes"))
    (answers, gaps, events) = (place("answers"), place("gaps"), place("events"))
  }
}

extension GRDB.Row {
  /// The text at a place; empty where there is none.
  func text(at place: Int) -> String { stored(at: place).flatMap(String.fromDatabaseValue) ?? "" }

  /// The whole number at a place; 0 where there is none.
  func number(at place: Int) -> Int64 { stored(at: place).flatMap(Int64.fromDatabaseValue) ?? 0 }

  /// The number at a place; `nil` where there is none.
  func double(at place: Int) -> Double? { stored(at: place).flatMap(Double.fromDatabaseValue) }

  private func stored(at place: Int) -> DatabaseValue? {
    place >= 0 && place < count ? self[place] : nil
  }
}
