import Guide
import Interview

/// Tells the events of one interview without what is private, one after the other: the same word always becomes the same.
struct PrivateTeller {
  private let privacy: ExportPrivacy
  private let participant: String
  private let personal: Set<String>
  private var devices: [String: String] = [:]
  private var keywords: [String: String] = [:]

  init(_ privacy: ExportPrivacy, _ interview: Interview) {
    self.privacy = privacy
    participant = interview.participant
    personal = Set(
      interview.guide.questions.filter { AnswerKinds.kind($0.kind)?.isPersonal ?? false }.map(\.id))
  }

  mutating func told(_ event: InterviewEvent) -> InterviewEvent {
    var event = event
    if !privacy.withNames {
      event.device = device(event.device)
      event.body = withoutNames(event.body)
    }
    if !privacy.withText { event.body = withoutText(event.body) }
    return event
  }

  // Computers, and microphones that are connected by radio, are often called after their owners.
  private mutating func device(_ name: String) -> String {
    if name.isEmpty { return name }
    let code = devices[name] ?? "device-\(devices.count + 1)"
    devices[name] = code
    return code
  }

  private mutating func withoutNames(_ body: EventBody) -> EventBody {
    switch body {
    case .started(var started):
      started.title = ""
      // Who was called by name first, and by a code later, has only the code.
      started.participant = participant
      return .started(started)
    case .edited(let change): return .edited(.init(language: change.language))
    case .partOpened(var part):
      part.device = device(part.device)
      return .partOpened(part)
    case .deviceLost(let name): return .deviceLost(name: device(name))
    case .deviceChanged(let name): return .deviceChanged(name: device(name))
    case .answered(let question, .files(let files), let mode):
      return .answered(question: question, value: .files(files.map(\.withoutName)), mode: mode)
    case .answered(let question, let value, let mode) where personal.contains(question):
      return .answered(question: question, value: value.withoutText, mode: mode)
    case .unknown(let kind, _): return .unknown(kind: kind, json: "{}")
    // Whoever adds a kind of event says here whether it names a person.
    case .partClosed, .visited, .asked, .marked, .markEdited, .markDeleted, .noteBegun, .noteText,
      .noteDeleted,
      .inked, .strokeDeleted, .keyworded, .answered, .unanswered, .answerCleared, .flagged, .settled, .probed,
      .paused, .continued, .offRecord, .offRecordReason, .onRecord, .gap, .noticed, .consented, .handedOver,
      .languageChosen, .handoverFinished, .handedBack, .transcribed, .undone, .saved, .reopened, .left,
      .interrupted, .recovered:
      return body
    }
  }

  private mutating func withoutText(_ body: EventBody) -> EventBody {
    switch body {
    case .asked(let question, _, let section):
      return .asked(question: question, text: AnswerValue.omission, section: section)
    case .marked(var mark):
      mark.label = ""
      return .marked(mark)
    case .markEdited(let mark, let frame, let end, let colour, let label):
      return .markEdited(mark: mark, frame: frame, end: end, colour: colour, label: label == nil ? nil : "")
    case .noteText(let note, let text):
      return .noteText(note: note, text: text.isEmpty ? "" : AnswerValue.omission)
    case .inked(let note, var stroke):
      stroke.points = []
      return .inked(note: note, stroke: stroke)
    case .keyworded(let question, let word, let isSet):
      return .keyworded(question: question, keyword: keyword(word), isSet: isSet)
    case .answered(let question, let value, let mode):
      return .answered(question: question, value: value.withoutText, mode: mode)
    case .offRecord: return .offRecord(reason: "")
    case .offRecordReason: return .offRecordReason("")
    case .transcribed(let visit, _): return .transcribed(visit: visit, text: "")
    case .unknown(let kind, _): return .unknown(kind: kind, json: "{}")
    // Titles and persons are names, and told or not as names are.
    case .started, .edited, .consented,
      .partOpened, .partClosed, .visited, .markDeleted, .noteBegun, .noteDeleted,
      .strokeDeleted, .unanswered, .answerCleared, .flagged, .settled, .probed, .paused, .continued,
      .onRecord, .gap,
      .deviceLost, .deviceChanged, .noticed, .handedOver, .languageChosen, .handoverFinished, .handedBack,
      .undone,
      .saved, .reopened, .left, .interrupted, .recovered:
      return body
    }
  }

  private mutating func keyword(_ word: String) -> String {
    let code = keywords[word] ?? "keyword-\(keywords.count + 1)"
    keywords[word] = code
    return code
  }
}
