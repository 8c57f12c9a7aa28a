import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import WebServing
import Wording

/// What can be done to an interview from any list: delete and restore it, change its facts; and taking the
/// demonstration away.
struct InterviewRoutes: Sendable {
  let app: WebServices

  private struct Deleted: Encodable {
    /// Days until it goes for good.
    var days: Int
  }

  private struct Facts: Decodable {
    var title, participant, place, persons, language: String?
  }

  private struct Edited: Encodable {
    /// A sentence that should be read, though it was done.
    var warning: String?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/interviews/:id/delete") { _, context in
      try await delete(try context.parameters.require("id"))
      return JSONBody.response(Deleted(days: Library.trashDays))
    }
    router.post("/api/interviews/:id/restore") { _, context in
      let id = try context.parameters.require("id")
      try await Blocking.run {
        guard let item = Bin(app.library).item(ofInterview: id) else { throw WebError.noBinItem }
        _ = try app.library.restore(item.name)
      }
      return Response(status: .noContent)
    }
    router.post("/api/interviews/:id/edit") { request, context in
      let id = try context.parameters.require("id")
      let facts = try await JSONBody.read(Facts.self, from: request, context)
      let warning = try await edit(id, facts, context.preferences.language)
      return JSONBody.response(Edited(warning: warning))
    }
    router.post("/api/demo/remove") { _, _ in
      let demos = try await Blocking.run { try app.library.list().filter(Demo.isDemo) }
      for demo in demos { try await delete(demo.id) }
      return Response(status: .noContent)
    }
  }

  /// To the bin, unless it is being recorded.
  private func delete(_ id: String) async throws {
    guard await app.interviews.live(id) == nil else {
      throw WebError(
        status: .conflict, "being-recorded", "this interview is being recorded", hint: "save it first")
    }
    await app.interviews.endEditing(id)
    _ = try await Blocking.run { try app.library.delete(id) }
    await app.sounds.forget(id)
  }

  /// Changes facts, through the interview's one session once it has begun.
  ///
  /// - Returns: A sentence when the participant's code looks like a name.
  private func edit(_ id: String, _ facts: Facts, _ language: Language) async throws -> String? {
    let verdict = facts.participant.map { CodeVerdict($0, language) }
    if let verdict, verdict.isRefused {
      throw WebError(status: .unprocessableContent, "participant", "\(verdict.sentence ?? "")")
    }
    let change = EventBody.Metadata(
      title: facts.title.map { String($0.prefix(300)) }, participant: facts.participant,
      place: facts.place.map { String($0.prefix(300)) },
      persons: facts.persons.map { String($0.prefix(300)) }, language: facts.language)
    let summary = try await Blocking.run { try app.library.summary(id) }
    if summary.events == 0 {
      try await Blocking.run { try app.library.edit(id, change, device: app.desk.computer) }
    } else {
      let session = try await app.interviews.session(id)
      _ = try await session.perform(.edit(change))
      await app.interviews.wasEdited(id)
    }
    return verdict?.sentence
  }
}
