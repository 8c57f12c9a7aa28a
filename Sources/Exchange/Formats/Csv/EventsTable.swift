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
              .text(question(of: event.body) ?? ""), .text((try? body.json()) ?? ""),
            ] + TimeColumns.cells(Span(start: event.frame, end: event.frame), event.wall, in: interview))
        }
      }
    }
  }

  private static func question(of body: EventBody) -> String? {
    switch body {
    case .visited(let question, _), .noteBegun(let question): question
    case .asked(let question, _, _), .keyworded(let question, _, _), .answered(let question, _, _),
      .unanswered(let question, _, _), .answerCleared(let question, _), .flagged(let question, _),
      .probed(let question, _, _), .settled(let question, _):
      question
    default: nil
    }
  }

  private static func spared(_ body: EventBody) -> EventBody {
    switch body {
    case .inked(let note, let stroke):
      return .unknown(kind: "inked", json: "{\"points\":\(stroke.points.count),\"target\":\"\(note)\"}")
    case .answered(let question, let value, let mode):
      guard case .strokes(let strokes) = value else { return body }
      return .answered(question: question, value: .number(Double(strokes.count)), mode: mode)
    default: return body
    }
  }
}
