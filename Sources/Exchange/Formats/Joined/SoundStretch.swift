import Timeline

/// A stretch of an interview that goes into another sound file, with what is to be marked there.
struct SoundStretch {
  let interview: ExportedInterview
  /// Where it lies on the interview.
  let span: Span
  /// Markers on the time line of the interview.
  let markers: [Marker]
}
