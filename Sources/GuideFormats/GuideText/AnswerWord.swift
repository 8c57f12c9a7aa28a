import Guide

/// The words that an answer line may begin with: the identifiers of the kinds that are not told by boxes below the question.
enum AnswerWord: String, CaseIterable {
  case open, text, long, texts, number, integer, numbers, date, time, datetime, duration, yesno, gender
  case scale, slider, differential, matrix, multimatrix, scalematrix, yesnomatrix, changematrix, numbermatrix
  case textmatrix, dualmatrix, rank, email, phone, url, masked, barcode, location, points, photo, audio, video
  case file, draw, sign, info, ack, calculated

  /// What the ends of a range are.
  enum Bound { case number, date, time, dateTime, duration }

  // What a question of the kind consists of.
  private var parts: KindParts { KindParts(of: rawValue) }

  /// What the ends of a range are; `nil` when the word takes no range.
  var bound: Bound? {
    switch parts.range {
    case .number: .number
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .duration: .duration
    case .none: nil
    }
  }

  /// Whether `max` limits the length of a text.
  var isText: Bool { parts.hasLength }

  /// Whether several things may be given, so that `min` and `max` in braces count them.
  var isCounted: Bool { parts.hasRows || parts.hasCounts }

  /// Whether it has labels after a colon.
  var hasLabels: Bool { parts.choices != .none }

  /// Whether two of its labels may be the ends of a range.
  var hasEnds: Bool { parts.choices == .ends }

  /// Whether its labels are the columns of a table.
  var hasColumns: Bool { parts.hasRows && parts.choices == .labels }

  /// Whether plain lines under the question are its rows or items.
  var hasRows: Bool { parts.hasRows }

  /// Whether digits after the point and steps mean something.
  var isNumeric: Bool { bound == .number || self == .calculated }
}
