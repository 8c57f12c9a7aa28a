/// The words that an answer line may begin with.
enum AnswerWord: String, CaseIterable {
  case open, text, long, texts, number, integer, numbers, date, time, datetime, duration, yesno, gender
  case scale, slider, differential, matrix, multimatrix, scalematrix, yesnomatrix, changematrix, numbermatrix
  case textmatrix, dualmatrix, rank, email, phone, url, masked, barcode, location, points, photo, audio, video
  case file, draw, sign, info, ack, calculated

  /// What the ends of a range are.
  enum Bound { case number, date, time, dateTime, duration }

  /// What the ends of a range are; `nil` when the word takes no range.
  var bound: Bound? {
    switch self {
    case .number, .integer, .numbers, .scale, .slider, .differential, .scalematrix, .numbermatrix: .number
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    case .duration: .duration
    default: nil
    }
  }

  /// Whether `max` limits the length of a text.
  var isText: Bool {
    [.text, .long, .texts, .textmatrix, .email, .phone, .url, .barcode, .location].contains(self)
  }

  /// Whether several things may be given, so that `min` and `max` in braces count them.
  var isCounted: Bool { hasRows || [.points, .photo, .audio, .video, .file].contains(self) }

  /// Whether it has labels after a colon.
  var hasLabels: Bool { [.yesno, .gender].contains(self) || hasEnds || hasColumns }

  /// Whether two of its labels may be the ends of a range.
  var hasEnds: Bool { [.scale, .slider, .scalematrix].contains(self) }

  /// Whether its labels are the columns of a table.
  var hasColumns: Bool {
    [.matrix, .multimatrix, .yesnomatrix, .changematrix, .numbermatrix, .textmatrix, .dualmatrix].contains(
      self)
  }

  /// Whether plain lines under the question are its rows or items.
  var hasRows: Bool {
    hasColumns || [.scalematrix, .differential, .rank, .numbers, .texts].contains(self)
  }

  /// Whether digits after the point and steps mean something.
  var isNumeric: Bool { bound == .number || self == .calculated }
}
