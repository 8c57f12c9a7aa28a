import Foundation
import HTTPTypes
import Interview
import WebServing
import Wording

/// What the page before an interview shows of consent, and what it sends back.
struct ConsentCard: Sendable {
  /// Something that can be agreed to.
  struct Scope: Sendable {
    let scope, scopeName: String
    let isGiven: Bool
  }

  let scopes: [Scope]
  let isWritten, isSpoken, isOpen: Bool

  init(_ consent: Consent?, _ language: Language) {
    isWritten = consent?.manner == .written
    isSpoken = consent?.manner == .spoken
    isOpen = !isWritten && !isSpoken
    scopes = Consent.Scope.allCases.map { scope in
      Scope(
        scope: scope.rawValue, scopeName: Texts.text("rvConsent\(scope.rawValue.capitalized)", language),
        isGiven: consent?.scopes.contains(scope) ?? false)
    }
  }

  /// What a page says of consent; nothing as long as nobody touched it.
  struct Wish: Decodable {
    var scopes: [Consent.Scope]
    var manner: Consent.Manner
  }

  /// What is stored with the beginning.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it is to be asked for on the recording, before anything else.
  ///   - stored: What the interview has so far.
  /// - Throws: `WebError` when recording was refused.
  static func atStart(
    _ wish: Wish?, isFirst: Bool, stored: Consent? = nil, _ language: Language
  ) throws -> ConsentAtStart {
    let isSame = wish?.manner == stored?.manner
    let said = wish.map {
      // one more word on a form of last week leaves it one of last week
      let date = isSame ? stored?.date ?? "" : FolderName.day(Date())
      return Consent($0.scopes, $0.manner, date: $0.manner == .none ? "" : date)
    }
    guard ConsentRule.recording(said, after: stored) != .refused else {
      throw WebError(
        status: .conflict, "no-recording",
        "the participant did not agree to being recorded, so nothing is recorded",
        hint: "take notes on paper; if it was agreed to after all, choose “recording” as well")
    }
    let isNoted = (said ?? stored)?.isNoted == true
    let isOnTheRecording = isFirst || (said?.manner == .spoken && !isSame)
    return ConsentAtStart(
      isFirst && !isNoted ? .recordedFirst(on: FolderName.day(Date())) : said,
      mark: isOnTheRecording ? Texts.text("consentMark", language) : nil)
  }
}
