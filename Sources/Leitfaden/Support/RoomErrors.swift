import Exchange
import Interviewing
import Library
import Sitting
import Sound
import WebApp
import Wording

extension LibraryError: ExplainedError {}
extension ExchangeError: ExplainedError {}
extension SittingError: ExplainedError {}
extension SoundError: ExplainedError {}
extension LanProblem: EnglishError {}

extension SessionError: ExplainedError {
  var advice: Sentence? { nil }
}

/// An error of a room that says its sentences in English only.
protocol EnglishError: ExplainedError {}

extension EnglishError {
  var sentence: Sentence { "\(message)" }
  var advice: Sentence? { hint.map { "\($0)" } }
}
