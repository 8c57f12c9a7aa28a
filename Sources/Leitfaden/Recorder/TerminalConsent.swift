import ArgumentParser
import Foundation
import Interview
import Wording

/// The question for the consent to recording in the terminal: asked once, and only where none is stored.
struct TerminalConsent {
  let texts: RecorderTexts

  /// Waits for one key.
  ///
  /// - Throws: `ExitCode` when somebody gives up; nothing of the interview exists then.
  func ask() throws -> ConsentAtStart {
    Console.print(texts.consentQuestion)
    let input = TerminalInput()
    defer { input?.restore() }
    var isStray = false
    while let byte = TerminalInput.answer() {
      switch byte {
      case 10, 13:
        if !isStray { return recordedFirst }
        // the end of a word that was no answer
        isStray = false
        Console.print(texts.consentQuestion)
      case UInt8(ascii: "w"), UInt8(ascii: "s"):
        return ConsentAtStart(Consent([.recording], .written, date: FolderName.day(Date())))
      case UInt8(ascii: "n"): return ConsentAtStart()
      default: isStray = true
      }
    }
    throw ExitCode(130)
  }

  private var recordedFirst: ConsentAtStart {
    ConsentAtStart(.recordedFirst(on: FolderName.day(Date())), mark: texts.consentMark)
  }
}

/// The question how a consent was given that the command line says.
struct TerminalConsentManner {
  let texts: RecorderTexts

  /// Waits for one key.
  ///
  /// - Throws: `ExitCode` when somebody gives up.
  func ask() throws -> Consent.Manner {
    Console.print(texts.mannerQuestion)
    let keys = texts.mannerKeys.utf8
    let input = TerminalInput()
    defer { input?.restore() }
    while let byte = TerminalInput.answer() {
      switch byte {
      case keys.first: return .written
      case keys.last: return .spoken
      default: continue
      }
    }
    throw ExitCode(130)
  }
}

extension RecorderTexts {
  /// The keys for “in writing” and “spoken”, as the question shows them.
  fileprivate var mannerKeys: String { say(Sentence("ws", named: "mannerKeys")) }

  fileprivate var mannerQuestion: String {
    say("How was the consent given?\nw: in writing   s: spoken, on the recording   q: do not begin")
  }

  /// The name of the mark where the consent is said.
  var consentMark: String { say("Consent") }

  fileprivate var consentQuestion: String {
    say(
      "No consent to recording is noted yet.\n"
        + "Enter: record it first (mark “Consent”)   w: given in writing   n: begin without noting it   q: do not begin"
    )
  }
}
