/// Named and numbered characters of HTML, those that questionnaires use.
enum HTMLEntity {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "auml": "ä", "ouml": "ö",
    "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "euro": "€", "ndash": "–", "mdash": "—",
    "hellip": "…",
    "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "euml": "ë", "agrave": "à", "aacute": "á", "acirc": "â",
    "aring": "å",
    "atilde": "ã", "aelig": "æ", "ccedil": "ç", "iacute": "í", "igrave": "ì", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ",
    "oacute": "ó", "ograve": "ò", "ocirc": "ô", "otilde": "õ", "oslash": "ø", "uacute": "ú", "ugrave": "ù",
    "ucirc": "û", "Eacute": "É", "Agrave": "À", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Ntilde": "Ñ",
    "Oslash": "Ø",
    "copy": "©", "reg": "®", "deg": "°", "plusmn": "±", "times": "×", "middot": "·", "bull": "•", "sect": "§",
    "para": "¶", "sup2": "²", "sup3": "³", "frac12": "½", "larr": "←", "rarr": "→", "pound": "£", "yen": "¥",
    "ensp": " ", "emsp": " ", "thinsp": " ", "shy": "\u{AD}", "iexcl": "¡", "iquest": "¿",
  ]

  /// Reads what stands after `&`; `nil`, with nothing read, when it is no entity.
  static func read(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let end = scalars.prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(Substring(scalars[..<end]))
    let scalar: Unicode.Scalar?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if name.hasPrefix("#") {
      scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      scalar = names[name]
    }
    guard let scalar else { return nil }
    scalars = scalars[scalars.index(after: end)...]
    return scalar
  }
}
