import Interviewing
struct CommandMessage: Decodable {
  var id: String
  var at: Double?
  var command: InterviewCommand
  init(from decoder: any Decoder) throws { fatalError() }
}
extension InterviewSession {
  static func editing(_ interview: Interview, journal: any EventJournal, device: String) -> InterviewSession {
    fatalError()
  }
}
import Interview
