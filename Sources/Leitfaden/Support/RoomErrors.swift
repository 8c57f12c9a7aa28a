import Exchange
import Interviewing
import Library
import Sound

extension LibraryError: ExplainedError {}
extension ExchangeError: ExplainedError {}
extension SoundError: ExplainedError {}

extension SessionError: ExplainedError {
  var hint: String? { nil }
}
