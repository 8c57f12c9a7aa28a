import Documents
import Foundation
import Guide
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import WebServing

/// Pictures, sounds and films of a guide. A path is compared with those in the guide and must lie in the guides' folder:
/// nothing else of the disk can be asked for.
struct GuideMediaRoutes: Sendable {
  let app: WebServices

  /// The interviewee's route: what stands in the own section.
  func add(toRespondent router: Router<WebContext>) {
    router.get("/api/respond/media/**") { request, context in
      let access = try await RespondentAccess(context, app)
      return try await given(request, context, access.section.questions)
    }
  }

  /// The interviewer's route.
  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/interviews/:id/media/**") { request, context in
      let now = try await InterviewNow(context.parameters.require("id"), app)
      return try await given(request, context, now.interview.guide.sections.flatMap(\.questions))
    }
  }

  /// Those of a guide that is being written.
  func add(toAuthors router: RouterGroup<WebContext>) {
    router.get("/api/guides/:file/media/**") { request, context in
      let file = try context.parameters.require("file").removingPercentEncoding ?? ""
      let guide = try await Blocking.run { try app.workshop.sheet(file).guide }
      return try await given(request, context, guide?.questions ?? [])
    }
  }

  private func given(
    _ request: Request, _ context: WebContext, _ questions: [Question]
  ) async throws -> Response {
    let asked = context.parameters.getCatchAll().joined(separator: "/")
    let path = asked.removingPercentEncoding ?? asked
    let isOwn = questions.contains { question in
      question.media.contains { $0.path == path } || question.options.contains { $0.image?.path == path }
    }
    guard isOwn, let type = MediaKind.mediaType(path: path) else { throw AnswerFiles.missing }
    let folder = app.library.guidesFolder
    return try await Blocking.run { try Self.file(path, type, in: folder) }.response(to: request)
  }

  private static func file(_ path: String, _ type: String, in folder: URL) throws -> ByteAnswer {
    let root = folder.resolvingSymlinksInPath().path + "/"
    let file = folder.appending(path: path).resolvingSymlinksInPath()
    guard file.path.hasPrefix(root),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .contentModificationDateKey]),
      values.isRegularFile == true, let bytes = try? FileBytes(opening: file.path)
    else { throw AnswerFiles.missing }
    let changed = values.contentModificationDate?.timeIntervalSince1970 ?? 0
    return ByteAnswer(
      bytes, etag: "\"\(bytes.length)-\(Int(changed * 1000))\"", contentType: type,
      // a drawing may hold scripts: it is looked at, and does nothing
      headers: [("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")])
  }
}
