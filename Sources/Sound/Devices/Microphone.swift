import Wording

/// A sound source as people choose it.
package struct Microphone: Hashable, Sendable, Codable {
  /// The ALSA name, for `--device` and for recording.
  package let name: String
  /// What it is, in plain words, such as "USB microphone Blue Yeti".
  package let description: String
  /// Whether this is the one the system takes when nobody chooses.
  package let isDefault: Bool
  /// Whether it hears what a loudspeaker plays and not the room: the wrong source for an interview.
  package let isMonitor: Bool
  /// Frames per second it takes without conversion, ascending; empty while it is busy.
  package let rates: [Int]
  /// Channels it can record; 1...1 while it is busy, because nobody can tell.
  package let channels: ClosedRange<Int>
  /// Whether another program (or a running recording) holds it, or it does not answer.
  package let isBusy: Bool

  /// “in use by the program obs”, as far as the kernel tells who holds it; for a busy one.
  package var holder: String { DeviceHolder().sentence(name).english }

  /// Makes a description of a microphone.
  package init(
    name: String, description: String, isDefault: Bool = false, isMonitor: Bool = false, rates: [Int] = [],
    channels: ClosedRange<Int> = 1...1, isBusy: Bool = false
  ) {
    self.name = name
    self.description = description
    self.isDefault = isDefault
    self.isMonitor = isMonitor
    self.rates = rates
    self.channels = channels
    self.isBusy = isBusy
  }
}
