import Wording

/// Collects problems and turns places into lines and columns.
struct DiagnosticList {
  static let most = 1000

  let source: TextSource
  private var diagnostics: [GuideDiagnostic] = []
  private var known: Set<GuideDiagnostic> = []
  private var leftOut = 0

  init(_ source: TextSource) { self.source = source }

  mutating func error(_ place: Place, _ text: Sentence) { append(.error, place, text) }

  mutating func warning(_ place: Place, _ text: Sentence) { append(.warning, place, text) }

  /// All problems in the order of the file.
  var sorted: [GuideDiagnostic] {
    let ordered = diagnostics.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset)
        < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
    guard leftOut > 0, let last = ordered.last else { return ordered }
    let more = GuideDiagnostic(
      .error, line: last.line, column: last.column, "\(leftOut) more problems are not listed")
    return ordered + [more]
  }

  private mutating func append(_ severity: GuideDiagnostic.Severity, _ place: Place, _ text: Sentence) {
    guard diagnostics.count < Self.most else {
      leftOut += 1
      return
    }
    let diagnostic = GuideDiagnostic(severity, line: place.line + 1, column: source.column(place), text)
    // A long text may have one fault many times; where it stands is the same.
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
