import Foundation
import Guide
import Timeline

extension EventBody {
  /// The stable word under which this kind of event is stored.
  package var kind: String {
    switch self {
    case .started: "started"
    case .partOpened: "partOpened"
    case .partClosed: "partClosed"
    case .visited: "visited"
    case .asked: "asked"
    case .marked: "marked"
    case .markEdited: "markEdited"
    case .markDeleted: "markDeleted"
    case .noteBegun: "noteBegun"
    case .noteText: "noteText"
    case .noteDeleted: "noteDeleted"
    case .strokeDeleted: "strokeDeleted"
    case .inked: "inked"
    case .keyworded: "keyworded"
    case .answered: "answered"
    case .unanswered: "unanswered"
    case .answerCleared: "answerCleared"
    case .flagged: "flagged"
    case .settled: "settled"
    case .probed: "probed"
    case .paused: "paused"
    case .continued: "continued"
    case .offRecord: "offRecord"
    case .offRecordReason: "offRecordReason"
    case .onRecord: "onRecord"
    case .gap: "gap"
    case .deviceLost: "deviceLost"
    case .deviceChanged: "deviceChanged"
    case .noticed: "noticed"
    case .edited: "edited"
    case .consented: "consented"
    case .handedOver: "handedOver"
    case .languageChosen: "languageChosen"
    case .handoverFinished: "handoverFinished"
    case .handedBack: "handedBack"
    case .transcribed: "transcribed"
    case .undone: "undone"
    case .saved: "saved"
    case .reopened: "reopened"
    case .left: "left"
    case .interrupted: "interrupted"
    case .recovered: "recovered"
    case .unknown(let kind, _): kind
    }
  }

  /// The body as one line of JSON with sorted keys, as it is stored beside `kind`.
  package func json() throws -> String {
    if case .unknown(_, let json) = self { return json }
    let fields = fields
    if let plain = fields.plainJSON { return plain }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(fields), as: UTF8.self)
  }

  /// Reads a stored body. A kind that this version does not know, or whose fields it cannot read, becomes
  /// `unknown` and is kept word for word.
  package init(kind: String, json: String) {
    let fields =
      EventFields(plainJSON: json) ?? (try? JSONDecoder().decode(EventFields.self, from: Data(json.utf8)))
    self = fields.flatMap { Self(kind: kind, fields: $0) } ?? .unknown(kind: kind, json: json)
  }

  var fields: EventFields {
    var fields = EventFields()
    switch self {
    case .started(let started): fields.started = started
    case .partOpened(let part): fields.opened = part
    case .partClosed(let part): fields.closed = part
    case .visited(let question, let section): (fields.question, fields.section) = (question, section)
    case .asked(let question, let text, let section):
      (fields.question, fields.text, fields.section) = (question, text, section)
    case .marked(let mark): fields.mark = mark
    case .markEdited(let mark, let frame, let end, let colour, let label):
      (fields.target, fields.frame, fields.end) = (mark, frame, end)
      (fields.colour, fields.text) = (colour, label)
    case .markDeleted(let mark): fields.target = mark
    case .noteBegun(let question): fields.question = question
    case .noteText(let note, let text): (fields.target, fields.text) = (note, text)
    case .noteDeleted(let note): fields.target = note
    case .strokeDeleted(let stroke): fields.target = stroke
    case .inked(let note, let stroke): (fields.target, fields.stroke) = (note, stroke)
    case .keyworded(let question, let keyword, let isSet):
      (fields.question, fields.text, fields.on) = (question, keyword, isSet)
    case .handedOver(let section): fields.section = section
    case .transcribed(let visit, let text): (fields.target, fields.text) = (visit, text)
    case .answered(let question, let value, let mode):
      (fields.question, fields.value, fields.mode) = (question, value, mode)
    case .unanswered(let question, let reason, let mode):
      (fields.question, fields.reason, fields.mode) = (question, reason, mode)
    case .answerCleared(let question, let mode): (fields.question, fields.mode) = (question, mode)
    case .flagged(let question, let isFlagged): (fields.question, fields.on) = (question, isFlagged)
    case .settled(let question, let isDone): (fields.question, fields.on) = (question, isDone)
    case .probed(let question, let probe, let isTicked):
      (fields.question, fields.number, fields.on) = (question, probe, isTicked)
    case .offRecord(let reason), .offRecordReason(let reason): fields.text = reason
    case .gap(let gap): fields.gap = gap
    case .deviceLost(let name), .deviceChanged(let name): fields.text = name
    case .languageChosen(let language): fields.text = language
    case .noticed(let notice): fields.notice = notice
    case .edited(let metadata): fields.metadata = metadata
    case .consented(let consent): fields.consent = consent
    case .undone(let event): fields.target = event
    case .recovered(let part, let frames, let sha256):
      (fields.number, fields.frames, fields.sha256) = (part, frames, sha256)
    case .paused, .continued, .onRecord, .handoverFinished, .handedBack, .saved, .reopened, .left,
      .interrupted,
      .unknown:
      break
    }
    return fields
  }

  private init?(kind: String, fields: EventFields) {
    switch kind {
    case "started": guard let started = fields.started else { return nil }; self = .started(started)
    case "partOpened": guard let part = fields.opened else { return nil }; self = .partOpened(part)
    case "partClosed": guard let part = fields.closed else { return nil }; self = .partClosed(part)
    case "visited": self = .visited(question: fields.question, section: fields.section)
    case "asked":
      guard let question = fields.question, let text = fields.text else { return nil }
      self = .asked(question: question, text: text, section: fields.section ?? "")
    case "marked": guard let mark = fields.mark else { return nil }; self = .marked(mark)
    case "markEdited":
      guard let mark = fields.target else { return nil }
      self = .markEdited(
        mark: mark, frame: fields.frame, end: fields.end, colour: fields.colour, label: fields.text)
    case "markDeleted": guard let mark = fields.target else { return nil }; self = .markDeleted(mark: mark)
    case "noteBegun": self = .noteBegun(question: fields.question)
    case "noteText":
      guard let note = fields.target, let text = fields.text else { return nil }
      self = .noteText(note: note, text: text)
    case "noteDeleted": guard let note = fields.target else { return nil }; self = .noteDeleted(note: note)
    case "strokeDeleted":
      guard let stroke = fields.target else { return nil }
      self = .strokeDeleted(stroke: stroke)
    case "inked":
      guard let note = fields.target, let stroke = fields.stroke else { return nil }
      self = .inked(note: note, stroke: stroke)
    case "keyworded":
      guard let question = fields.question, let word = fields.text, let on = fields.on else { return nil }
      self = .keyworded(question: question, keyword: word, isSet: on)
    case "handedOver":
      guard let section = fields.section else { return nil }
      self = .handedOver(section: section)
    case "languageChosen": guard let tag = fields.text else { return nil }; self = .languageChosen(tag)
    case "handoverFinished": self = .handoverFinished
    case "handedBack": self = .handedBack
    case "transcribed":
      guard let visit = fields.target, let text = fields.text else { return nil }
      self = .transcribed(visit: visit, text: text)
    case "answered":
      guard let question = fields.question, let value = fields.value else { return nil }
      self = .answered(question: question, value: value, mode: fields.mode ?? .interviewer)
    case "unanswered":
      guard let question = fields.question, let reason = fields.reason else { return nil }
      self = .unanswered(question: question, reason: reason, mode: fields.mode ?? .interviewer)
    case "answerCleared":
      guard let question = fields.question else { return nil }
      self = .answerCleared(question: question, mode: fields.mode ?? .interviewer)
    case "flagged":
      guard let question = fields.question, let on = fields.on else { return nil }
      self = .flagged(question: question, isFlagged: on)
    case "settled":
      guard let question = fields.question, let on = fields.on else { return nil }
      self = .settled(question: question, isDone: on)
    case "probed":
      guard let question = fields.question, let probe = fields.number, let on = fields.on else { return nil }
      self = .probed(question: question, probe: probe, isTicked: on)
    case "paused": self = .paused
    case "continued": self = .continued
    case "offRecord": self = .offRecord(reason: fields.text ?? "")
    case "offRecordReason": self = .offRecordReason(fields.text ?? "")
    case "onRecord": self = .onRecord
    case "gap": guard let gap = fields.gap else { return nil }; self = .gap(gap)
    case "deviceLost": self = .deviceLost(name: fields.text ?? "")
    case "deviceChanged": self = .deviceChanged(name: fields.text ?? "")
    case "noticed": guard let notice = fields.notice else { return nil }; self = .noticed(notice)
    case "consented":
      guard let consent = fields.consent else { return nil }
      self = .consented(consent)
    case "edited": guard let metadata = fields.metadata else { return nil }; self = .edited(metadata)
    case "undone": guard let event = fields.target else { return nil }; self = .undone(event: event)
    case "saved": self = .saved
    case "reopened": self = .reopened
    case "left": self = .left
    case "interrupted": self = .interrupted
    case "recovered":
      guard let part = fields.number, let frames = fields.frames else { return nil }
      self = .recovered(part: part, frames: frames, sha256: fields.sha256)
    default: return nil
    }
  }
}

extension EventBody: Codable {
  private enum CodingKeys: String, CodingKey { case kind, fields, json }

  /// Reads `{"kind": …, "fields": {…}}`, the form of `interview.json`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(String.self, forKey: .kind)
    if let json = try container.decodeIfPresent(String.self, forKey: .json) {
      self = .unknown(kind: kind, json: json)
      return
    }
    let fields = try container.decode(EventFields.self, forKey: .fields)
    guard let body = Self(kind: kind, fields: fields) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fields, in: container, debugDescription: "unreadable fields of an event of kind \(kind)")
    }
    self = body
  }

  /// Writes `{"kind": …, "fields": {…}}`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    if case .unknown(_, let json) = self {
      try container.encode(json, forKey: .json)
    } else {
      try container.encode(fields, forKey: .fields)
    }
  }
}
