import CQREncode

/// A text as a pattern that cameras read (ISO/IEC 18004), drawn as one path of an SVG image.
package struct QRCode: Encodable, Hashable, Sendable {
  /// Modules on each side, with the quiet zone of four around them.
  let size: Int
  /// The dark modules as data of an SVG path, one unit each.
  let path: String

  private static let quiet = 4

  /// Draws a text; `nil` when it is too long for any pattern.
  package init?(_ text: String) {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard let modules = code.pointee.data else { return nil }
    size = width + 2 * Self.quiet
    path = (0..<width).flatMap { y in
      (0..<width).filter { x in modules[y * width + x] & 1 == 1 }
        .map { x in "M\(x + Self.quiet) \(y + Self.quiet)h1v1h-1z" }
    }.joined()
  }
}
