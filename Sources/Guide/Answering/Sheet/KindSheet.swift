package import Wording

/// What is known of an answer kind beside how it is read and checked: what people see of it, what its questions consist
/// of, and what other formats make of it. Each kind declares its own in its file; the compiler asks for every part that
/// has no usual value.
package struct KindSheet: Sendable {
  /// What it is called: “choose one”, “a date”.
  package var name: Sentence
  /// What it is called where there is little room; usually its name.
  package var briefly: Sentence
  /// Where an author looks for it.
  package var group: KindGroup
  /// Its picture in the menu of kinds.
  package var picture: KindPicture
  /// What an answer, or a question with its answer, looks like.
  package var example: Sentence
  /// What a question of it consists of.
  package var parts: KindParts
  /// What asks it on a page; `nil` when there is nothing to answer.
  package var widget: KindWidget?
  /// How a condition may compare its answer.
  package var comparisons: KindComparisons
  /// What other formats make of a question of it.
  package var formats: KindFormats

  init(
    _ name: Sentence, briefly: Sentence? = nil, group: KindGroup, picture: KindPicture, example: Sentence,
    parts: KindParts = KindParts(), widget: KindWidget?, comparisons: KindComparisons = .none,
    formats: KindFormats
  ) {
    (self.name, self.briefly) = (name, briefly ?? name)
    (self.group, self.picture, self.example) = (group, picture, example)
    (self.parts, self.widget, self.comparisons, self.formats) = (parts, widget, comparisons, formats)
  }
}

/// The groups in which an author looks for a kind, in the order in which they are offered.
package enum KindGroup: CaseIterable, Sendable {
  /// Talk, and texts to read.
  case talk
  /// Choices.
  case choose
  /// Scales.
  case rate
  /// Numbers.
  case number
  /// Written texts.
  case text
  /// Days and times.
  case time
  /// The same for several rows.
  case table
  /// All else.
  case other

  /// What the group is called.
  package var name: Sentence {
    switch self {
    case .talk: "Talk and read"
    case .choose: "Choose"
    case .rate: "Rate"
    case .number: "Numbers"
    case .text: "Write"
    case .time: "Day and time"
    case .table: "Tables: the same for several rows"
    case .other: "Places, pictures, files"
    }
  }
}

/// The pictures of kinds: what each is called among the symbols of the page on which guides are written.
package enum KindPicture: String, CaseIterable, Sendable {
  /// Two people talking, a page, a circle chosen, boxes ticked, lines in order.
  case talk = "k-talk", info = "k-info", one = "k-one", several = "k-several", rank = "k-rank"
  /// Points of a scale, a handle on a line, digits, a sum.
  case scale = "k-scale", slider = "k-slider", number = "k-number", sum = "k-sum"
  /// One line, several lines, a barcode, a calendar, a clock, a table.
  case text = "k-text", long = "k-long", barcode = "k-barcode", date = "k-date", time = "k-time"
  /// A table, a place, points of a picture, a pen.
  case table = "k-table", place = "k-place", points = "k-points", draw = "k-draw"
  /// A camera, a microphone, a film, a file.
  case photo = "k-photo", sound = "k-sound", film = "k-film", file = "k-file"
}

/// What asks a kind on a page; several kinds may share one.
package enum KindWidget: String, CaseIterable, Sendable {
  /// Choices, scales, numbers and tables.
  case choice, multiple, scale, slider, rank, number, matrix, cells
  /// Texts and times.
  case text, date, duration
  /// Places, drawings, files.
  case location, points, draw, files
  /// A tick; a value that is shown, not asked.
  case acknowledge, calculated
}

/// How a condition may compare the answer of a kind with a value.
package enum KindComparisons: Sendable {
  /// Only whether there is one.
  case none
  /// Whether it is a choice, where the question has choices.
  case codes
  /// Whether a choice is among those chosen.
  case selections
  /// Equal, less, more.
  case amounts
  /// The day or time itself, before, after.
  case moments
  /// Equal, or with a text in it.
  case words
}
