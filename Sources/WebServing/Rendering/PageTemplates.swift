package import Foundation
import HTTPTypes
package import Hummingbird
import Mustache
import Wording

/// The templates of a folder, read once. Values are escaped unless a template says `{{{…}}}`.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Reads all of them.
  ///
  /// - Throws: When one is wrong.
  package init(folder: URL) async throws {
    library = try await MustacheLibrary(directory: folder.path)
  }

  /// The text of a page, filled in with what the fields of `value` say.
  ///
  /// - Throws: `WebError` when there is no such template.
  package func html(_ template: String, _ value: Any) throws -> String {
    guard let html = library.render(value, withTemplate: template) else {
      throw WebError(
        status: .internalServerError, "template", "the page \(template) is missing in this installation")
    }
    return html
  }

  /// The text of a page as an answer.
  package static func response(_ html: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}
