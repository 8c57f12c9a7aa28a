package import Foundation
package import HTTPTypes
package import Hummingbird
import Wording

/// JSON in and out of requests.
package enum JSONBody {
  /// Reads a body of at most 1 MiB, or what a route allows.
  ///
  /// - Throws: `WebError` with a sentence.
  package static func read<Value: Decodable>(
    _ type: Value.Type, from request: Request, _ context: some RequestContext,
    upTo most: Int = Limits.body
  ) async throws -> Value {
    let buffer: ByteBuffer
    do {
      buffer = try await request.body.collect(upTo: most)
    } catch {
      throw WebError(status: .contentTooLarge, "size", "this is too large to be sent at once")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
    } catch {
      throw WebError(
        status: .badRequest, "bad-json", "this page sent something Leitfaden does not understand",
        hint: "load the page again")
    }
  }

  /// A value as the answer.
  package static func response(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
    guard let data = try? encoder.encode(value) else { return Response(status: .internalServerError) }
    return Response(
      status: status, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// A value as JSON text that may stand inside a `<script type="application/json">`: nothing in it ends the element.
  package static func embedded(_ value: some Encodable) -> String {
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
      .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing("&", with: "\\u0026")
  }

  /// Keys in order, so that equal values are equal bytes.
  package static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
