import Exchange
import Interviewing
import Library
import Sitting
import Sound
import WebApp
import WebServing
import Wording

extension LibraryError: ExplainedError {}
extension ExchangeError: ExplainedError {}
extension SittingError: ExplainedError {}
extension SoundError: ExplainedError {}
extension LanProblem: ExplainedError {}

extension SessionError: ExplainedError {
  var advice: Sentence? { nil }
}
