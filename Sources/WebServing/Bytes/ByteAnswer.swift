package import Documents
import HTTPTypes
package import Hummingbird

/// A file that is answered in pieces: byte ranges, entity tag, `HEAD`. Its bytes are read where reading may block, a
/// piece at a time, and the next only after the browser has taken the one before.
package struct ByteAnswer: Sendable {
  /// Bytes of the whole file.
  let length: Int64
  /// A strong entity tag with its quotes.
  let etag: String
  let contentType: String
  /// What else the answer says.
  let headers: [(name: String, value: String)]
  /// The bytes of a range inside of the file.
  let read: @Sendable (Range<Int64>) throws -> [UInt8]

  /// What `bytes` holds, as it is now.
  package init(
    _ bytes: any ByteSource, etag: String, contentType: String, headers: [(name: String, value: String)] = []
  ) {
    self.init(length: bytes.length, etag: etag, contentType: contentType, headers: headers) {
      try bytes.upTo($0.count, at: $0.lowerBound)
    }
  }

  /// Bytes that `read` gives.
  package init(
    length: Int64, etag: String, contentType: String, headers: [(name: String, value: String)],
    read: @escaping @Sendable (Range<Int64>) throws -> [UInt8]
  ) {
    (self.length, self.etag, self.contentType, self.headers, self.read) = (
      length, etag, contentType, headers, read
    )
  }

  /// The first piece is small, so that sound begins at once; the others are this large.
  private static let pieces = (first: Int64(64 << 10), others: Int64(256 << 10))

  /// The answer to a `GET` or `HEAD`.
  package func response(to request: Request) -> Response {
    var fields: HTTPFields = [
      .contentType: contentType, .acceptRanges: "bytes", .eTag: etag, .cacheControl: "no-store",
    ]
    for header in headers { fields[named: header.name] = header.value }
    // a file that became another one since: what was kept of it is of no use
    let isSame = request.headers[named: "If-Range"].map { $0 == etag } ?? true
    let header = request.headers[values: .range].joined(separator: ",")
    let asked = ByteRangeRequest(isSame && !header.isEmpty ? header : nil, length: length)
    if let names = request.headers[.ifNoneMatch], Self.contains(etag, names) {
      return Response(status: .notModified, headers: fields)
    }
    fields[.contentRange] = asked.contentRange(ofLength: length)
    let status = HTTPResponse.Status(code: asked.status)
    guard let range = asked.bytes(ofLength: length) else {
      return Response(status: status, headers: fields)
    }
    if request.method == .head {
      fields[.contentLength] = String(range.count)
      return Response(status: status, headers: fields)
    }
    return Response(status: status, headers: fields, body: body(range))
  }

  private func body(_ range: Range<Int64>) -> ResponseBody {
    ResponseBody(contentLength: range.count) { [read] writer in
      var start = range.lowerBound
      var size = Self.pieces.first
      while start < range.upperBound {
        let piece = start..<min(start + size, range.upperBound)
        let bytes = try await Blocking.run { try read(piece) }
        guard !bytes.isEmpty else { break }
        try await writer.write(ByteBuffer(bytes: bytes))
        start += Int64(bytes.count)
        size = Self.pieces.others
      }
      try await writer.finish(nil)
    }
  }

  private static func contains(_ etag: String, _ names: String) -> Bool {
    names.split(separator: ",").contains {
      let name = $0.drop { $0 == " " }
      return name == "*" || name == etag || name == "W/\(etag)"
    }
  }
}
