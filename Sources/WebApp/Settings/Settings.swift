import Interview

/// What people choose once for a library. Everything has a usual value, so that an older file can be read.
struct Settings: Hashable, Sendable, Codable {
  /// ALSA name of the microphone that is offered first.
  var microphone = "default"
  /// `speech`, `standard` or `archive`.
  var quality = "standard"
  /// The folder of the second copy that was chosen last; empty for none.
  var mirror = ""
  /// What the colours 1...9 of marks mean; an empty name is none.
  var markNames: [String] = Array(repeating: "", count: 9)
  /// Identifiers of the formats written at save; empty for the default set.
  var exportFormats: [String] = []
  /// Shorter visits are left out of what is handed on, in seconds; 0 for none.
  var shortestVisit = Int(Interview.flyBySeconds)
  /// What was chosen at the last export of a study, by its guide's `id`; under the empty one for all interviews.
  var exportChoices: [String: ExportChoice] = [:]
  /// Where the web app answered last: browsers keep what waits under its address. 0 before the first time.
  var port = 0

  /// What unlockings found and somebody has seen: see `UnlockingWarnings`.
  var seenMendings: [String] = []

  /// Whether somebody said that this library shall not be encrypted.
  var isPlain = false
  /// A sealed library is locked after so many minutes without a touch; 0 for never.
  var idleMinutes = 15

  /// What can be chosen for `shortestVisit`.
  static let shortestVisits = [0, 1, 2, 5]

  init() {}

  init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    microphone = try values.decodeIfPresent(String.self, forKey: .microphone) ?? microphone
    quality = try values.decodeIfPresent(String.self, forKey: .quality) ?? quality
    mirror = try values.decodeIfPresent(String.self, forKey: .mirror) ?? mirror
    let names = try values.decodeIfPresent([String].self, forKey: .markNames) ?? []
    for (index, name) in names.prefix(9).enumerated() { markNames[index] = name }
    exportFormats = try values.decodeIfPresent([String].self, forKey: .exportFormats) ?? exportFormats
    let shortest = try values.decodeIfPresent(Int.self, forKey: .shortestVisit) ?? shortestVisit
    shortestVisit = Self.shortestVisits.contains(shortest) ? shortest : shortestVisit
    // one that cannot be read is no reason to lose the other settings
    exportChoices =
      (try? values.decodeIfPresent([String: ExportChoice].self, forKey: .exportChoices)) ?? exportChoices
    let last = try values.decodeIfPresent(Int.self, forKey: .port) ?? port
    port = (0...65_535).contains(last) ? last : 0
    seenMendings = (try? values.decodeIfPresent([String].self, forKey: .seenMendings)) ?? seenMendings
    isPlain = try values.decodeIfPresent(Bool.self, forKey: .isPlain) ?? isPlain
    let minutes = try values.decodeIfPresent(Int.self, forKey: .idleMinutes) ?? idleMinutes
    idleMinutes = IdleLock.choices.contains(minutes) ? minutes : idleMinutes
  }
}
