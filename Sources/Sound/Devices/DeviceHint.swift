import CALSA
import Glibc

/// What ALSA's list says about one device.
struct DeviceHint: Hashable, Sendable {
  /// The name to open it by.
  let name: String
  /// Up to two lines, written for sound engineers.
  let text: String
  /// Whether it can record at all, as far as the list knows.
  let canRecord: Bool

  /// All PCM devices of all cards and of the configuration. Opens none of them.
  static func all() -> [DeviceHint] {
    leitfaden_silence_alsa()
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard snd_device_name_hint(-1, "pcm", &hints) >= 0, let hints else { return [] }
    defer { snd_device_name_free_hint(hints) }
    var found: [DeviceHint] = []
    var index = 0
    while let hint = hints[index] {
      index += 1
      guard let name = text(hint, "NAME") else { continue }
      found.append(
        DeviceHint(name: name, text: text(hint, "DESC") ?? name, canRecord: text(hint, "IOID") != "Output"))
    }
    return found
  }

  private static func text(_ hint: UnsafeMutableRawPointer, _ key: String) -> String? {
    guard let value = snd_device_name_get_hint(hint, key) else { return nil }
    defer { free(value) }
    return String(cString: value)
  }
}
