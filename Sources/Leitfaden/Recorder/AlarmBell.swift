import Interviewing

/// Rings once for each alarm that begins.
struct AlarmBell {
  /// Whether it rings at all.
  let isOn: Bool
  private var ringing: Set<String> = []

  init(isOn: Bool) { self.isOn = isOn }

  /// Whether to ring now that these alarms hold.
  mutating func rings(for alarms: [RecorderAlarm]) -> Bool {
    let now = Set(alarms.compactMap(\.bell))
    defer { ringing = now }
    return isOn && !now.isSubset(of: ringing)
  }
}
