extension EventBody {
  /// The microphone vanished.
  package static func deviceLost(name: String) -> EventBody { EventBody(DeviceLost(name: name)) }

  /// A microphone is there (again).
  package static func deviceChanged(name: String) -> EventBody { EventBody(DeviceChanged(name: name)) }

  /// The microphone vanished.
  package struct DeviceLost: FlatEvent {
    static let word = "deviceLost"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: { it, pseudonyms in it.name = pseudonyms.device(it.name) }, text: nil)
    }

    var name: String

    init(name: String) {
      self.name = name
    }

    init?(_ fields: FlatFields) {
      self.init(name: fields.text ?? "")
    }

    var stored: FlatFields { FlatFields(text: name) }

    var impossibility: String? { nil }
    var isAboutTheWhole: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {}
  }

  /// A microphone is there (again).
  package struct DeviceChanged: FlatEvent {
    static let word = "deviceChanged"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: { it, pseudonyms in it.name = pseudonyms.device(it.name) }, text: nil)
    }

    var name: String

    init(name: String) {
      self.name = name
    }

    init?(_ fields: FlatFields) {
      self.init(name: fields.text ?? "")
    }

    var stored: FlatFields { FlatFields(text: name) }

    var impossibility: String? { nil }
    var isAboutTheWhole: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {}
  }
}
