import Foundation
import Guide
import Timeline

/// Everything a body can carry, each field under the one name it has in JSON.
struct EventFields: Hashable, Codable {
  var started: EventBody.Started?
  var opened: EventBody.PartOpened?
  var closed: EventBody.PartClosed?
  var question: String?
  var section: String?
  var text: String?
  var mark: EventBody.Marked?
  var target: String?
  var frame: Frame?
  var end: Frame?
  var colour: Int?
  var value: AnswerValue?
  var reason: MissingReason?
  var mode: EventBody.AnswerMode?
  var on: Bool?
  var number: Int?
  var frames: Int64?
  var gap: Gap?
  var stroke: InkStroke?
  var notice: EventBody.SoundNotice?
  var metadata: EventBody.Metadata?
  var consent: Consent?
}
