/// The name of a file as part of a URL.
enum RelativeURL {
  /// A path of names with `/` between them.
  static func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { text(String($0)) }.joined(
      separator: "/")
  }

  /// `name` with everything but letters, digits and `-._~` in percent signs.
  static func text(_ name: String) -> String {
    name.utf8.map { byte -> String in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
