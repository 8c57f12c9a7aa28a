import Guide

/// What the events that an interview holds by the hundred carry: each field under the one name it has in JSON. Only for these
/// is there a quick way of reading and writing; every other kind is its own `Codable`.
struct FlatFields: Hashable, Codable {
  var question: String?
  var section: String?
  var text: String?
  var target: String?
  var value: AnswerValue?
  var reason: MissingReason?
  var mode: EventBody.AnswerMode?
  var on: Bool?
  var number: Int?
}
