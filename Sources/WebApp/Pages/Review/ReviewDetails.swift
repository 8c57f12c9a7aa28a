import Foundation
import Guide
import Interview
import Timeline
import WebServing

/// What the review page needs to know beside the stream: what was answered and written before, files.
/// Asked for again when the stream tells of a new event.
struct ReviewDetails: Encodable, Sendable {
  /// Something that was true before.
  struct Earlier: Encodable, Sendable {
    var text: String
    var reason: String?
    var seconds: Double
    /// ISO 8601.
    var wall: String
    var mode: String?
  }

  struct AnswerView: Encodable, Sendable {
    var seconds: Double
    var wall, mode: String
    /// Chosen codes, for questions with options.
    var codes: [String]
    /// What was written beside them.
    var written: [String: String]
    /// Text, number or date as it is typed.
    var typed: String
    var earlier: [Earlier]
  }

  struct PartView: Encodable, Sendable {
    var file, device: String
    var seconds: Double
    var isMissing: Bool
  }

  /// Number of the last event.
  var sequence: Int64
  var isRecording: Bool
  var status: String
  /// Where the sound ends.
  var seconds: Double
  var sampleRate: Int
  /// The interview's folder on the computer that records.
  var folder: String?
  var parts: [PartView]
  /// What the participant agreed to; absent while nobody stored it.
  var consent: Consent?
  var answers: [String: AnswerView]
  /// Earlier wordings of notes that were changed.
  var notes: [String: [Earlier]]

  init(_ now: InterviewNow, folder: URL?, _ language: Language) {
    let interview = now.interview
    let rate = interview.sampleRate
    sequence = interview.events.last?.sequence ?? 0
    isRecording = now.isRecording
    status = interview.status.rawValue
    seconds = interview.soundEnd.seconds(at: rate)
    sampleRate = rate.hertz
    consent = interview.consent
    self.folder = folder?.path(percentEncoded: false)
    parts = interview.parts.map { part in
      let file = folder?.appending(path: part.file).path(percentEncoded: false) ?? ""
      return PartView(
        file: part.file, device: MicrophoneName.text(ofDevice: part.device, language),
        seconds: part.firstFrame.seconds(at: rate),
        isMissing: !FileManager.default.isReadableFile(atPath: file))
    }
    answers = interview.answers.mapValues { AnswerView($0, interview) }
    notes = Self.texts(of: interview).compactMapValues { $0.count > 1 ? Array($0.dropLast()) : nil }
  }

  /// All texts of each note, oldest first. While it is typed a note is stored often: of texts that go on from one
  /// another only the longest is kept.
  private static func texts(of interview: Interview) -> [String: [Earlier]] {
    var texts: [String: [Earlier]] = [:]
    for event in interview.events where !interview.isUndone(event) {
      guard let written = event.body.as(EventBody.NoteText.self) else { continue }
      let (note, text) = (written.note, written.text)
      if let last = texts[note]?.last, text.hasPrefix(last.text) { texts[note]?.removeLast() }
      texts[note, default: []].append(
        Earlier(
          text: text, seconds: event.frame.seconds(at: interview.sampleRate),
          wall: InterviewView.text(event.wall)))
    }
    return texts
  }
}

extension ReviewDetails.AnswerView {
  init(_ answer: Answer, _ interview: Interview) {
    let rate = interview.sampleRate
    let question = interview.asked(answer.question)
    seconds = answer.current.frame.seconds(at: rate)
    wall = InterviewView.text(answer.current.wall)
    mode = answer.current.mode.rawValue
    var (codes, written): ([String], [String: String]) = ([], [:])
    if case .choices(let choices)? = answer.current.value {
      codes = choices.map(\.code)
      for choice in choices { written[choice.code] = choice.text }
    }
    (self.codes, self.written) = (codes, written)
    typed = codes.isEmpty ? answer.current.value?.plainText ?? "" : ""
    earlier = answer.earlier.map { entry in
      ReviewDetails.Earlier(
        text: entry.value.map { value in
          question.flatMap { AnswerKinds.kind($0.kind)?.text(for: value, of: $0) } ?? value.plainText
        } ?? "", reason: entry.reason?.word, seconds: entry.frame.seconds(at: rate),
        wall: InterviewView.text(entry.wall), mode: entry.mode.rawValue)
    }
  }
}
