/// The words that an answer line may begin with.
enum AnswerWord: String, CaseIterable {
  case open, text, long, number, integer, date, time, datetime, yesno, scale, slider, matrix, multimatrix
  case rank, email, phone, url, location, photo, audio, video, file, draw, sign, info, ack

  /// What the ends of a range are.
  enum Bound { case number, date, time, dateTime }

  /// What the ends of a range are; `nil` when the word takes no range.
  var bound: Bound? {
    switch self {
    case .number, .integer, .scale, .slider: .number
    case .date: .date
    case .time: .time
    case .datetime: .dateTime
    default: nil
    }
  }

  /// Whether `max` limits the length of a text.
  var isText: Bool { [.text, .long, .email, .phone, .url].contains(self) }

  /// Whether several things may be given, so that `min` and `max` count them.
  var isCounted: Bool { [.multimatrix, .rank, .photo, .audio, .video, .file].contains(self) }

  /// Whether it has labels after a colon.
  var hasLabels: Bool { [.yesno, .scale, .slider, .matrix, .multimatrix].contains(self) }

  /// Whether plain lines under the question are its rows or items.
  var hasRows: Bool { [.matrix, .multimatrix, .rank].contains(self) }
}
