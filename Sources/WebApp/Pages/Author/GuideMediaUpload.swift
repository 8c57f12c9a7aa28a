import Foundation
import HTTPTypes
import Hummingbird
import Library
import WebServing
import Wording

/// Takes pictures, sounds and films that a guide names into `guides/media/`. What a file is, is read from its first
/// bytes; its name is made safe, and nothing that is there is written over.
struct GuideMediaUpload: Sendable {
  let app: WebServices

  private struct Taken: Encodable {
    /// As a guide names it.
    var path: String
  }

  /// The largest file, in bytes.
  static let largest = 32 << 20

  /// Whether a request with this path carries a file instead of JSON.
  static func takesFiles(_ path: String) -> Bool { path == "/api/guide-media" }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/guide-media") { request, context in
      let name = request.uri.queryParameters["name"].map(String.init) ?? ""
      let bytes: ByteBuffer
      do {
        bytes = try await request.body.collect(upTo: Self.largest)
      } catch {
        throw WebError(
          status: .contentTooLarge, "media-size",
          "a picture, sound or film of a guide may have at most 32 MB",
          hint: "make it smaller and choose it again")
      }
      let data = Data(bytes.readableBytesView)
      return JSONBody.response(
        Taken(path: try await Blocking.run { try store(data, name) }), status: .created)
    }
  }

  private func store(_ data: Data, _ name: String) throws -> String {
    let type = FileSignature.mediaType(of: Array(data.prefix(FileSignature.length)), wanted: "")
    let named = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let ending = Self.ending(of: type, named: named) else {
      throw WebError(
        status: .unsupportedMediaType, "media-type",
        "this is not a picture, sound or film that browsers show",
        hint: "use JPEG, PNG, WebP, MP3, WAV, Ogg, MP4 or WebM")
    }
    let stem = GuideUpload.stem(of: (name as NSString).deletingPathExtension + ".md") ?? ""
    let folder = app.library.guidesFolder.appending(path: "media", directoryHint: .isDirectory)
    for number in 1...999 {
      let file = (stem.isEmpty ? "media" : stem) + (number == 1 ? "" : "-\(number)") + "." + ending
      let target = folder.appending(path: file)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: target, options: .withoutOverwriting)
        return "media/" + file
      } catch  where FileManager.default.fileExists(atPath: target.path) {
        if (try? Data(contentsOf: target)) == data { return "media/" + file }
      } catch {
        throw GuideUpload.diskRefused
      }
    }
    throw WebError(status: .conflict, "guide-names", "there are 999 files of this name already")
  }

  // Sounds and films share containers; there the name decides which it is.
  private static func ending(of type: String, named: String) -> String? {
    switch type {
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "image/gif": "gif"
    case "image/webp": "webp"
    case "audio/mpeg": "mp3"
    case "audio/wav", "audio/x-wav": "wav"
    case "audio/flac": "flac"
    case "audio/ogg": ["ogv"].contains(named) ? "ogv" : "ogg"
    case "video/webm": "webm"
    case "video/mp4": named == "m4a" ? "m4a" : "mp4"
    default: nil
    }
  }
}
