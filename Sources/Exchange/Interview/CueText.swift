import Timeline

/// What WebVTT and SubRip share: a text with a time, in which an empty line would be the end.
enum CueText {
  // A point must be shown for a while to be read.
  private static let pointLength: Int64 = 1000

  /// Where it is shown, in milliseconds: never without length, and inside the sound, because a browser fires nothing that
  /// begins where the sound has ended.
  static func stretch(of marker: Marker, in sound: SoundFile, at rate: SampleRate) -> TimeGrid.Stretch {
    TimeGrid.milliseconds.stretch(
      marker.span, in: sound, at: rate, pointLength: marker.kind.isPlace ? 1 : pointLength)
  }

  /// Its name; a long mark whole, a note whole and with its lines.
  static func text(of marker: Marker) -> String {
    switch marker.kind {
    case .visit, .section: return marker.label
    case .mark, .break: return marker.comment.isEmpty ? marker.label : MarkerName.oneLine(marker.comment)
    case .note:
      guard let word = marker.label.firstIndex(of: ":") else { return marker.label }
      return "\(marker.label[...word]) \(MarkerName.lines(marker.comment))"
    }
  }

  /// What was said in a visit.
  static func spoken(_ marker: Marker) -> String { "P: \(MarkerName.lines(marker.said ?? ""))" }
}
