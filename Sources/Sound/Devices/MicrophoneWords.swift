/// How kinds of microphones are called in English; a page puts the words of its own language in their place.
package enum MicrophoneWords {
  /// The one the system takes when nobody chooses.
  package static let standard = "the computer's standard microphone"
  /// Before the name of a sound server.
  package static let chosen = "the microphone chosen in the sound settings"
  /// Before the name of a USB device.
  package static let usb = "USB microphone"
  /// Before the name of a sound card.
  package static let input = "microphone input of the computer"
}
