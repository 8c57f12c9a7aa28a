import Documents
import Wording

/// Where something stands in a foreign file: known, or to be looked up when it is talked about.
enum ImportPlace {
  case place(DocumentPlace)
  case mark(XMLMark)
}

/// Collects what an importer has to say, in the order of the file as far as it is read in order.
struct ImportProblems {
  static let most = 1000

  private var diagnostics: [GuideDiagnostic] = []
  private var places: XMLPlaces?
  private var leftOut = 0
  private var said: Set<Sentence> = []

  /// For a format whose places are lines and columns already.
  init() {}

  /// For an XML format: marks are turned into lines and columns.
  init(_ places: XMLPlaces) { self.places = places }

  mutating func error(_ place: DocumentPlace, _ text: Sentence) { append(.error, place, text) }

  mutating func warning(_ place: DocumentPlace, _ text: Sentence) { append(.warning, place, text) }

  mutating func error(_ mark: XMLMark, _ text: Sentence) { append(.error, resolved(mark), text) }

  mutating func warning(_ mark: XMLMark, _ text: Sentence) { append(.warning, resolved(mark), text) }

  mutating func error(_ place: ImportPlace?, _ text: Sentence) { append(.error, resolved(place), text) }

  mutating func warning(_ place: ImportPlace?, _ text: Sentence) { append(.warning, resolved(place), text) }

  /// Says something about the whole file only the first time.
  mutating func warnOnce(_ place: DocumentPlace, _ text: Sentence) {
    if said.insert(text).inserted { warning(place, text) }
  }

  /// Takes over why a document could not be read.
  mutating func refuse(_ error: DocumentError) {
    self.error(error.place ?? .start, error.sentence)
  }

  /// All problems in the order of the file.
  var sorted: [GuideDiagnostic] {
    let ordered = diagnostics.enumerated().sorted { left, right in
      (left.element.sheet ?? "", left.element.line, left.element.column, left.offset)
        < (right.element.sheet ?? "", right.element.line, right.element.column, right.offset)
    }.map(\.element)
    guard leftOut > 0, let last = ordered.last else { return ordered }
    return ordered + [
      GuideDiagnostic(
        .warning, line: last.line, column: last.column, sheet: last.sheet,
        "\(leftOut) more problems are not listed")
    ]
  }

  private mutating func resolved(_ place: ImportPlace?) -> DocumentPlace {
    switch place {
    case nil: .start
    case .place(let place): place
    case .mark(let mark): resolved(mark)
    }
  }

  private mutating func resolved(_ mark: XMLMark) -> DocumentPlace {
    guard diagnostics.count < Self.most else { return .start }
    return places?.place(mark) ?? DocumentPlace(line: max(mark.line, 1), column: 1)
  }

  private mutating func append(_ severity: GuideDiagnostic.Severity, _ place: DocumentPlace, _ text: Sentence)
  {
    // An error is never left out: it decides whether the guide can be used.
    guard diagnostics.count < Self.most || severity == .error && diagnostics.count < 2 * Self.most else {
      leftOut += 1
      return
    }
    diagnostics.append(
      GuideDiagnostic(severity, line: place.line, column: place.column, sheet: place.sheet, text))
  }
}

extension GuideReading {
  /// A file that is no guide at all.
  init(refusing error: DocumentError) {
    var problems = ImportProblems()
    problems.refuse(error)
    self.init(guide: nil, diagnostics: problems.sorted)
  }
}
