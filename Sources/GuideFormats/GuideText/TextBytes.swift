/// Looks at the bytes of texts. Nearly all texts of a guide need no change at all; seeing that costs little this way,
/// where a look at each `Character` would cost more than all the rest.
extension String {
  /// Whether an ASCII sign is in it, also one with an accent on it.
  func has(_ sign: Unicode.Scalar) -> Bool {
    let (bytes, wanted) = (utf8Span.span, UInt8(ascii: sign))
    for index in bytes.indices where bytes[index] == wanted { return true }
    return false
  }

  /// Whether it is on one line and has neither spaces at its ends, nor tabs and control characters, nor a sign that may
  /// need a backslash wherever it stands.
  var isPlainLine: Bool {
    let bytes = utf8Span.span
    guard !bytes.isEmpty, bytes[0] != 0x20, bytes[bytes.count - 1] != 0x20 else { return bytes.isEmpty }
    for index in bytes.indices {
      switch bytes[index] {
      case ..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "<"): return false
      // What begins so may be a control character, a space or a line break of Unicode.
      case 0xC2, 0xE2: return false
      default: continue
      }
    }
    return true
  }
}

extension String {
  /// The text of some scalars; to append them to a text one by one takes many times as long.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.underestimatedCount)
    for scalar in scalars {
      if scalar.isASCII { bytes.append(UInt8(ascii: scalar)) } else { bytes.append(contentsOf: scalar.utf8) }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether Unicode calls it a control character (category Cc, which never changes).
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
