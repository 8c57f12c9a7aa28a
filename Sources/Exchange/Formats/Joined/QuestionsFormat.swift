// NAME_Q03_first_day.wav: all that was said to one question. Each visit is a region, with the second before and behind
// it as regions of their own:
//
//   before | Q03 first_day, from 00:12:03.500 | after | before | Q03 first_day (2), from 00:41:10.000 | after
import Foundation
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// One sound file for each question of an interview.
  package static let questions = ExportFormat(
    id: "questions", name: "One sound file for each question", purpose: .transcribe,
    opensIn: ExportFormat.wav.opensIn,
    lost: "what was said to no question; answers",
    fileExtension: "wav", consent: .transcription, holds: [.sound, .times, .typed, .guide],
    needsSound: true, isOfQuestions: true,
    writer: .files(QuestionsFormat.write(_:to:options:)))
}

enum QuestionsFormat {
  /// Seconds before and behind each visit: people begin to answer while the question is still being asked, and are
  /// interrupted by the next one.
  private static let handle: Int64 = 1

  /// Writes one file for each question that was talked about, all visits in order.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let files = try interviews.flatMap { interview in
      let markers = interview.markers.filter { !$0.kind.isPlace }
      return try TalkedQuestion.all(in: interview, only: options.sound.question).flatMap { question in
        try JoinedFiles.write(
          stretches(of: question.visits, in: interview, markers),
          named: "\(interview.stem)_\(question.fileName)", keepsOrder: false,
          what: "Sound of the question \(question.name)",
          to: folder, options
        ).map(\.file)
      }
    }
    try TalkedQuestion.check(files, options)
    return files
  }

  private static func stretches(
    of visits: [Visit], in interview: ExportedInterview, _ markers: [Marker]
  ) -> [SoundStretch] {
    let handle = handle * Int64(interview.rate.hertz)
    // No sound is heard twice: what is between two visits belongs to the former first.
    var taken = Frame.zero
    return visits.map { visit in
      let talk = interview.clamped(Span(start: visit.start, end: visit.end))
      let next = visits.first { $0.start >= visit.end && $0.id != visit.id }?.start ?? interview.soundEnd
      let whole = Span(
        start: max(talk.start - handle, taken), end: interview.clamped(min(talk.end + handle, next)))
      taken = whole.end
      let words = TranscriptWords(language: interview.interview.language)
      let edges = [
        (words.before, Span(start: whole.start, end: talk.start)),
        (words.after, Span(start: talk.end, end: whole.end)),
      ].filter { $0.1.frames > 0 }.map { Marker(kind: .visit, span: $0.1, label: $0.0, comment: "") }
      return SoundStretch(
        interview: interview, span: whole,
        markers: edges + [interview.marker(of: visit, on: talk)] + inside(talk, of: interview, markers))
    }
  }

  /// Marks and notes that were set in the visit; those behind the end of all sound belong to the last one.
  private static func inside(_ talk: Span, of interview: ExportedInterview, _ markers: [Marker]) -> [Marker] {
    markers.compactMap { marker in
      let isLast = talk.end == interview.soundEnd && marker.span.start == talk.end
      guard talk.contains(marker.span.start) || isLast else { return nil }
      var cut = marker
      cut.span = Span(start: marker.span.start, end: min(marker.span.end, talk.end))
      return cut
    }
  }
}

extension ExportedInterview {
  fileprivate func marker(of visit: Visit, on talk: Span) -> Marker {
    let number = visit.number > 1 ? " (\(visit.number))" : ""
    let words = TranscriptWords(language: interview.language)
    let moment = words.from(TimeCode.text(talk.start, at: rate))
    return Marker(
      kind: .visit, span: talk,
      label: MarkerName.line("\(shortName(ofQuestion: visit.question))\(number), \(moment)"),
      comment: questionText(visit))
  }
}
