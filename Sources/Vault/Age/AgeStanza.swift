/// One way to the key of a file: for one recipient, or by a passphrase (age v1, "recipient stanza").
struct AgeStanza: Hashable, Sendable {
  /// Body bytes per line of 64 characters.
  static let lineBytes = 48

  /// What kind it is, and what this kind needs to know: `X25519` and the share, for example.
  var arguments: [String]
  /// The file's key, wrapped.
  var body: [UInt8]

  var kind: String { arguments.first ?? "" }

  /// As it stands in the header, with the line feed at its end. The last line of the body is shorter than 64
  /// characters, if need be empty.
  var text: String {
    var text = "-> " + arguments.joined(separator: " ") + "\n"
    var rest = body[...]
    while rest.count >= Self.lineBytes {
      text += AgeBase64.text(rest.prefix(Self.lineBytes)) + "\n"
      rest = rest.dropFirst(Self.lineBytes)
    }
    return text + AgeBase64.text(rest) + "\n"
  }
}
