import Documents
import Foundation
import Guide
import Wording

/// The pictures of a guide on its printed page.
struct PrintedPictures {
  /// Where they are.
  let media: GuideMedia
  let text: PrintedText

  private static let types = [
    "png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "webp": "webp", "svg": "svg+xml",
    "avif": "avif",
  ]
  // Many pictures in one page are more than a browser prints.
  private static let mostBytes = 8 * 1024 * 1024

  /// Those that are not shown.
  static func missing(in guide: Guide, _ media: GuideMedia) -> [String] {
    GuideMedia.paths(in: guide).filter { types[ending($0)] != nil && address($0, media) == nil }
  }

  // All of the file as an address: the page needs no other file.
  private static func address(_ path: String, _ media: GuideMedia) -> String? {
    guard let type = types[ending(path)], let content = media.content(path), content.count <= mostBytes else {
      return nil
    }
    return "data:image/\(type);base64,\(content.base64EncodedString())"
  }

  /// Writes a picture, its description where it is missing, and what is to be played.
  func write(_ medium: Media, to xml: borrowing XMLWriter) {
    if Self.types[Self.ending(medium.path)] == nil {
      let words = [medium.description, medium.path].filter { !$0.isEmpty }.joined(separator: " – ")
      xml.element("p", "▷ \(text.said("Play")): \(words)", [("class", "kind"), ("dir", "auto")])
    } else if let address = Self.address(medium.path, media) {
      xml.element("img", "", [("src", address), ("alt", medium.description)])
    } else {
      xml.element(
        "span", "[\(medium.description.isEmpty ? medium.path : medium.description)]", [("class", "kind")])
    }
  }

  private static func ending(_ path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}
