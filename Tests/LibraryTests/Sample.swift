import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Library

/// A library in a folder of its own that vanishes with the test.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-library-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var url: URL { folder.appending(path: "Interviews", directoryHint: .isDirectory) }

  func open() throws -> Library { try Library.open(at: url) }
}

/// Guides and events made up for tests.
enum Sample {
  static let guide = Guide(
    id: "vorstudie", title: "Übergänge in den Beruf", language: "de", version: "3",
    sections: [
      Section(
        id: "start", title: "Einstieg",
        questions: [
          Question(id: "first_day", text: "Erzählen Sie von Ihrem ersten Tag als Ärztin."),
          Question(id: "advice", text: "Welchen Rat würden Sie geben?"),
        ]),
      Section(
        id: "facts", title: "Angaben",
        questions: [
          Question(id: "years", text: "Wie viele Jahre?", kind: "integer"),
          Question(
            id: "tools", text: "Welche Geräte?", kind: "multiple",
            options: [
              AnswerOption(code: "phone", text: "Telefon"), AnswerOption(code: "paper", text: "Papier"),
            ]),
          Question(
            id: "sector", text: "Welcher Bereich?", kind: "single",
            options: [
              AnswerOption(code: "a", text: "A"), AnswerOption(code: "other", text: "anderer", hasText: true),
            ]),
        ]),
    ])

  static let wall = Date(timeIntervalSince1970: 1_795_253_400.123_456_7)

  static func started(_ folder: InterviewFolder, title: String = "Gespräch", participant: String = "P-07")
    -> EventBody
  {
    .started(
      EventBody.Started(
        guide: "vorstudie", guideVersion: "3", guideFingerprint: folder.guideFingerprint,
        participant: participant, title: title, language: "de", sampleRate: SampleRate(48_000), channels: 1,
        bits: 24, container: "wav", utcOffset: 3600))
  }

  /// Events of one interview, numbered from `first`, a second of sound apart.
  static func events(_ interview: String, _ bodies: [EventBody], from first: Int64 = 1) -> [InterviewEvent] {
    bodies.enumerated().map { index, body in
      let sequence = first + Int64(index)
      return InterviewEvent(
        id: "\(interview)-e\(sequence)", interview: interview, device: "desk", sequence: sequence,
        frame: Frame((sequence - 1) * 48_000),
        monotonic: MonotonicTime(nanoseconds: sequence * 1_000_000_007),
        wall: wall.addingTimeInterval(Double(sequence)), body: body)
    }
  }

  /// A short but complete interview.
  static func talk(_ folder: InterviewFolder) -> [InterviewEvent] {
    let id = folder.id
    return events(
      id,
      [
        started(folder),
        .partOpened(.init(number: 1, file: "part-001.wav", firstFrame: .zero, device: "USB")),
        .visited(question: "first_day"), .marked(.init(colour: 1, label: "Wendepunkt", reach: 0)),
        .noteBegun(question: "first_day"), .noteText(note: "\(id)-e5", text: "Sie lacht über die Prüfung"),
        .visited(question: "years"), .answered(question: "years", value: .number(12), mode: .interviewer),
        .answered(question: "years", value: .number(13), mode: .interviewer),
        .answered(
          question: "tools", value: .choices([.init(code: "phone")]), mode: .handover),
        .answered(
          question: "sector", value: .choices([.init(code: "other", text: "Handel")]), mode: .handover),
        .unanswered(question: "advice", reason: .dontKnow, mode: .interviewer),
        .gap(Gap(frame: Frame(100), frames: 480, cause: .overrun, isFilled: true)),
        .partClosed(.init(number: 1, frames: 700_000)), .saved,
      ])
  }
}
