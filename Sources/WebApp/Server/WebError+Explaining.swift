import Exchange
import Foundation
import GuideFormats
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import Sound
import WebServing
package import Wording

/// A failure of the program around the server that has a sentence for people.
package protocol DeskFailure: Error {
  /// What happened, and to what.
  var sentence: Sentence { get }
  /// What to do.
  var advice: Sentence? { get }
}

extension WebError {
  /// What any room's error is for a page: the same sentence, a code and a fitting status.
  init(explaining error: any Error) {
    switch error {
    case let error as WebError: self = error
    case let error as LanProblem: self.init(error)
    case let error as HTTPError:
      self.init(
        status: error.status, error.status == .notFound ? "no-page" : "error", Self.sentence(of: error))
    case let error as LibraryError:
      self.init(
        status: Self.status(of: error.code), "library-\(error.code.rawValue)", error.sentence,
        hint: Self.hint(to: error))
    case let error as SoundError:
      let status: HTTPResponse.Status =
        error.code == .diskFull ? .init(code: 507) : error.code == .noSuchDevice ? .notFound : .conflict
      self.init(
        status: status, "sound-\(error.code.rawValue)", error.sentence, hint: Self.hint(to: error))
    case let error as GuideFileProblem:
      self.init(status: .notFound, "guide-\(error.code.rawValue)", error.sentence, hint: error.advice)
    case let error as SessionError:
      self.init(refusing: error)
    case let error as ExchangeError:
      self.init(
        status: .conflict, "export-\(error.code.rawValue)", error.sentence,
        hint: Self.hint(to: error.code))
    case let gap as ConsentGap:
      self.init(
        status: .conflict, "no-consent", ConsentGapTexts.sentence(gap),
        hint: "leave it out, or ask again")
    case let error as SittingError:
      self.init(
        status: .conflict, "sitting-\(error.code.rawValue)", error.sentence, hint: Self.hint(to: error))
    case let error as any DeskFailure:
      self.init(status: .conflict, "desk", error.sentence, hint: error.advice)
    default:
      self.init(
        status: .internalServerError, "error", "this could not be done: \(error.localizedDescription)",
        hint: "try it once more")
    }
  }

  /// What to do on a page; what the rooms say themselves is for the command line.
  private static func hint(to code: ExchangeError.Code) -> Sentence? {
    switch code {
    case .notWritable: "check what is already there, the permissions, and the disk"
    case .diskFull: "make room, then try again"
    case .soundUnreadable: "put the file back into the interview's folder"
    case .mediumGone: "plug it in again, then export once more"
    case .damaged: "take another USB stick or disk; this one cannot be relied on"
    case .foreignFile: "move that file away, then try again"
    case .missingProgram, .unknownFormat, .encodingFailed: "choose another kind of file"
    case .soundDiffers: "take another disk or USB stick"
    case .noSound: "leave the sound file out"
    case .cannotPrint: "choose the page to listen to (HTML), and print it in a browser"
    case .cancelled: "try again"
    case .nothingToExport, .unknownQuestion: nil
    }
  }

  /// The same of sound: who has a browser has no command line.
  private static func hint(to error: SoundError) -> Sentence? {
    switch error.code {
    case .noSuchDevice: "plug it in, or choose another microphone"
    case .deviceBusy: "close that program, or choose another microphone"
    case .formatUnsupported: "choose another sound quality or another microphone"
    case .deviceFailed: "unplug it and plug it in again, or choose another"
    case .fileUnreadable: "put the file back into the interview's folder"
    case .badRequest, .deviceForbidden, .locked, .fileUnwritable, .fileExists, .diskFull, .wrongState:
      error.advice.flatMap { Self.isForTerminals($0) ? nil : $0 }
    }
  }

  /// The same of the library.
  private static func hint(to error: LibraryError) -> Sentence? {
    guard let advice = error.advice, !isForTerminals(advice) else { return usualHint(error.code) }
    return advice
  }

  private static func usualHint(_ code: LibraryError.Code) -> Sentence? {
    switch code {
    case .diskFull: "make room, then try again"
    case .readOnly: "check the permissions of the folder and the disk, or copy the folder and open the copy"
    case .inUse: "close it, or wait until it has finished"
    case .keyDamaged: "put it back from a backup, or unlock with the recovery key"
    case .locked: "unlock it with its passphrase"
    case .wrongKey: "check capitals and the layout of the keyboard"
    case .cannotOpen: "check that the folder is there and that you may write into it"
    case .damaged: "`leitfaden library rebuild` makes a new one from the folders"
    case .newerVersion: "use the newer version"
    case .file: "check its permissions and the disk"
    case .refused: "check what you entered"
    case .unknown, .ambiguous: "load the page again"
    }
  }

  /// Whether it names options or commands.
  private static func isForTerminals(_ advice: Sentence) -> Bool {
    advice.english.contains("--") || advice.english.contains("leitfaden ")
  }

  private static func sentence(of error: HTTPError) -> Sentence {
    if error.status == .notFound { return "there is no such page" }
    return error.body.map { "\($0)" } ?? "this cannot be done"
  }

  private static func hint(to error: SittingError) -> Sentence? {
    switch error.code {
    case .shortDisk: "free some space first"
    case .neverBegun: "begin a new one with its guide"
    case .consentRefused: error.advice
    }
  }

  private static func status(of code: LibraryError.Code) -> HTTPResponse.Status {
    switch code {
    case .unknown: .notFound
    case .diskFull: .init(code: 507)
    case .refused, .ambiguous: .unprocessableContent
    case .inUse: .conflict
    case .locked: .init(code: 423)
    case .wrongKey: .forbidden
    case .cannotOpen, .readOnly, .damaged, .keyDamaged, .newerVersion, .file: .serviceUnavailable
    }
  }
}
