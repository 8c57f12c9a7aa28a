import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import Timeline
import WebServing
import Wording

/// The stream of an interview, its commands, and the clock: what every page that shows an interview uses.
struct LiveRoutes: Sendable {
  let app: WebServices

  private struct Batch: Decodable {
    var commands: [Attempt]
  }

  /// A command, or why it is none: one that cannot be read must not keep back the others.
  private struct Attempt: Decodable {
    var id: String
    var reading: Result<CommandMessage, SessionError>

    private enum CodingKeys: String, CodingKey { case id }

    init(from decoder: any Decoder) throws {
      id = (try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)) ?? ""
      do {
        reading = .success(try CommandMessage(from: decoder))
      } catch let error as SessionError {
        reading = .failure(error)
      } catch {
        reading = .failure(
          SessionError(.notACommand, "this page sent something Leitfaden does not understand"))
      }
    }
  }

  /// What became of one command.
  private struct Outcome: Encodable {
    var id: String
    var ok: Bool
    var command: String?
    var frame: Frame?
    var seconds: Double?
    var event: String?
    /// Of the last event there is: what the stream has brought when it has brought this.
    var sequence: Int64?
    var error, message: String?
    /// One sentence: what `undo` took back.
    var takenBack: String?
  }

  private struct Answer: Encodable {
    /// The server's monotonic clock when the answer left, milliseconds.
    var now: Double
    var results: [Outcome]
  }

  private struct Clock: Encodable {
    var now: Double
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/clock") { _, _ in JSONBody.response(Clock(now: MonotonicTime.now().milliseconds)) }
    router.get("/api/interviews/:id/events") { request, context in
      let id = try context.parameters.require("id")
      let live = await app.interviews.live(id)
      let session = try await app.interviews.session(id)
      let (sessions, visitor) = (app.sessions, context.visitor)
      // a device that is handed over has open pages of the interviewer's: they fall silent
      let microphone = MicrophoneName.text(live?.microphone ?? "", context.preferences.language)
      return LiveStream(
        session: session, microphone: microphone, language: context.preferences.language
      ) {
        visitor.map(sessions.isKnown) ?? false
      }.response(to: request)
    }
    router.post("/api/interviews/:id/commands") { request, context in
      // the touch is stamped before its body is read
      let arrival = MonotonicTime.now()
      let id = try context.parameters.require("id")
      let batch = try await JSONBody.read(Batch.self, from: request, context)
      let session = try await app.interviews.session(id)
      var results: [Outcome] = []
      for attempt in batch.commands.prefix(1000) {
        let outcome = await Self.carryOut(attempt, at: arrival, in: session, context.preferences.language)
        if let outcome { results.append(outcome) }
      }
      await app.interviews.wasEdited(id)
      return JSONBody.response(Answer(now: MonotonicTime.now().milliseconds, results: results))
    }
  }

  /// What became of one command; `nil` when it came between two sessions of the interview, while one is being put away:
  /// without a result it waits in the page, which sends it again to the next one.
  private static func carryOut(
    _ attempt: Attempt, at arrival: MonotonicTime, in session: InterviewSession, _ language: Language
  ) async -> Outcome? {
    do {
      let message = try attempt.reading.get()
      if case .edit(let facts) = message.command, let code = facts.participant,
        case let verdict = CodeVerdict(code, language), verdict.isRefused
      {
        return Outcome(id: message.id, ok: false, error: "participant", message: verdict.sentence)
      }
      let done = try await session.perform(
        message.command, at: min(arrival, message.moment(arrival: arrival)), id: message.id)
      return Outcome(
        id: message.id, ok: true, command: done.command, frame: done.frame, seconds: done.seconds,
        event: done.event, sequence: await session.state.interview.events.last?.sequence ?? 0,
        takenBack: done.takenBack?.sentence.said(in: language.rawValue))
    } catch let error as SessionError where session.isOver(error) {
      return nil
    } catch let error as SessionError {
      return Outcome(
        id: attempt.id, ok: false, error: error.refusal.key,
        message: error.sentence.said(in: language.rawValue))
    } catch {
      return Outcome(id: attempt.id, ok: false, error: "error", message: "\(error)")
    }
  }
}
