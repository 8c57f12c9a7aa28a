extension EventBody {
  /// A keyword was touched for a question: set, or taken away again.
  package static func keyworded(question: String, keyword: String, isSet: Bool) -> EventBody {
    EventBody(Keyworded(question: question, keyword: keyword, isSet: isSet))
  }

  /// A keyword was touched for a question.
  package struct Keyworded: FlatEvent {
    static let word = "keyworded"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(
        names: nil,
        text: { keyworded, pseudonyms in keyworded.keyword = pseudonyms.keyword(keyworded.keyword) })
    }

    /// The question.
    package var question: String
    /// Its word.
    package var keyword: String
    var isSet: Bool

    init(question: String, keyword: String, isSet: Bool) {
      (self.question, self.keyword, self.isSet) = (question, keyword, isSet)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let keyword = fields.text, let isSet = fields.on else {
        return nil
      }
      self.init(question: question, keyword: keyword, isSet: isSet)
    }

    var stored: FlatFields { FlatFields(question: question, text: keyword, on: isSet) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.setKeyword(self, event) }
  }
}
