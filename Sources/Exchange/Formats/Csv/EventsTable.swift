import Documents
import Guide
import Interview
import Timeline

/// One row for everything that happened, in order, what was taken back included. Of drawings the number of points stands
/// here: the JSON has them.
enum EventsTable {
  static func table(of interviews: [ExportedInterview]) -> CsvTable {
    CsvTable(
      heading: [
        "interview_id", "event", "event_id", "kind", "taken_back", "device", "question_id", "details",
      ]
        + TimeColumns.heading
    ) { take in
      for interview in interviews {
        for event in interview.interview.events {
          let body = spared(event.body)
          take(
            [
              .text(interview.stem), .integer(event.sequence), .text(event.id), .text(event.body.kind),
              .integer(interview.interview.isUndone(event) ? 1 : 0), .text(event.device),
              .text(event.body.question ?? ""), .text((try? body.json()) ?? ""),
            ] + TimeColumns.cells(Span(start: event.frame, end: event.frame), event.wall, in: interview))
        }
      }
    }
  }

  private static func spared(_ body: EventBody) -> EventBody {
    if let inked = body.as(EventBody.Inked.self) {
      return .unknown(
        kind: body.kind, json: "{\"points\":\(inked.stroke.points.count),\"target\":\"\(inked.note)\"}")
    }
    guard let answered = body.as(EventBody.Answered.self), case .strokes(let strokes) = answered.value else {
      return body
    }
    return .answered(
      question: answered.question, value: .number(Double(strokes.count)), mode: answered.mode)
  }
}
