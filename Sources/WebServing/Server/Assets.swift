package import Foundation
import HTTPTypes
package import Hummingbird
import Wording

/// The style sheets, scripts and pictures of a folder, read once. Their address holds a fingerprint of them all, so
/// that browsers may keep them for ever and never mix two versions.
package struct Assets: Sendable {
  private struct File: Sendable {
    let type: String
    let bytes: ByteBuffer
    /// The same for browsers that unpack; pictures are small as they are.
    let packed: ByteBuffer?
  }

  private let files: [String: File]
  private let fingerprint: String

  /// Where they are found: `/assets/…` without a slash at the end.
  package var path: String { "/assets/\(fingerprint)" }

  private static let types = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
    "png": "image/png", "ico": "image/x-icon", "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
  ]

  /// Reads the folder.
  ///
  /// - Throws: When it cannot be read.
  package init(folder: URL) throws {
    var files: [String: File] = [:]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for name in names {
      guard let type = Self.types[(name as NSString).pathExtension] else { continue }
      let data = try Data(contentsOf: folder.appending(path: name))
      for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      let isText = type.hasPrefix("text/")
      files[name] = File(
        type: type, bytes: ByteBuffer(bytes: data),
        packed: isText ? Gzip.compress([UInt8](data)).map { ByteBuffer(bytes: $0) } : nil)
    }
    self.files = files
    fingerprint = String(hash, radix: 16)
  }

  /// Adds their one route.
  package func add(to router: Router<some RequestContext>) {
    router.get("/assets/:fingerprint/**") { request, context in
      guard let name = context.parameters.getCatchAll().joined(separator: "/") as String?,
        let file = files[name]
      else { throw WebError(status: .notFound, "no-file", "there is no such file") }
      let isCurrent = context.parameters.get("fingerprint") == fingerprint
      var headers: HTTPFields = [
        .contentType: file.type, .vary: "Accept-Encoding",
        .cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      ]
      var bytes = file.bytes
      if let packed = file.packed, request.headers[.acceptEncoding]?.contains("gzip") == true {
        headers[.contentEncoding] = "gzip"
        bytes = packed
      }
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }
  }
}
