import Exchange
import Interviewing
import Library
import Sound

extension ExchangeError: ExplainedError {}
extension LibraryError: ExplainedError {}
extension ExchangeError: ExplainedError {}
extension SoundError: ExplainedError {}

extension SessionError: ExplainedError {
  var hint: String? { nil }
}
