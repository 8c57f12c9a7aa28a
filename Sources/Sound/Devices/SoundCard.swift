import CALSA
import Glibc

/// A sound card of this machine.
struct SoundCard: Hashable, Sendable {
  /// The word after `CARD=` in device names.
  let id: String
  /// The maker's name for it, such as "Yeti Stereo Microphone".
  let name: String
  /// Whether it is plugged in by USB.
  let isUSB: Bool

  /// All cards. Opens their control devices only, which disturbs nobody.
  static func all() -> [SoundCard] {
    var cards: [SoundCard] = []
    var number: Int32 = -1
    while snd_card_next(&number) >= 0, number >= 0 {
      if let card = card(number) { cards.append(card) }
    }
    return cards
  }

  private static func card(_ number: Int32) -> SoundCard? {
    var control: OpaquePointer?
    var allocated: OpaquePointer?
    guard snd_ctl_open(&control, "hw:\(number)", Int32(SND_CTL_NONBLOCK)) >= 0, let control else {
      return nil
    }
    defer { snd_ctl_close(control) }
    guard snd_ctl_card_info_malloc(&allocated) >= 0, let info = allocated else { return nil }
    defer { snd_ctl_card_info_free(info) }
    guard snd_ctl_card_info(control, info) >= 0 else { return nil }
    return SoundCard(
      id: String(cString: snd_ctl_card_info_get_id(info)),
      name: String(cString: snd_ctl_card_info_get_name(info)),
      isUSB: String(cString: snd_ctl_card_info_get_driver(info)) == "USB-Audio")
  }
}
