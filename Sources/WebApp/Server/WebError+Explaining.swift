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
import Wording

/// A failure of the program around the server that has a sentence for people.
package protocol DeskFailure: Error {
  /// What happened, and to what.
  var message: String { get }
  /// What to do.
  var hint: String? { get }
}

extension WebError {
  /// What any room's error is for a page: the same sentence, a code and a fitting status.
  init(explaining error: any Error) {
    switch error {
    case let error as WebError: self = error
    case let error as LanProblem: self.init(error)
    case let error as HTTPError:
      self.init(
        status: error.status, error.status == .notFound ? "no-page" : "error",
        error.status == .notFound ? "there is no such page" : error.body ?? "this cannot be done")
    case let error as LibraryError:
      self.init(
        status: Self.status(of: error.code), "library-\(error.code.rawValue)", error.message, hint: error.hint
      )
    case let error as SoundError:
      let status: HTTPResponse.Status =
        error.code == .diskFull ? .init(code: 507) : error.code == .noSuchDevice ? .notFound : .conflict
      self.init(
        status: status, "sound-\(error.code.rawValue)", error.message, hint: Self.hint(to: error))
    case let error as GuideFileProblem:
      self.init(status: .notFound, "guide-\(error.code.rawValue)", error.message, hint: error.hint)
    case let error as SessionError:
      self.init(refusing: error)
    case let error as ExchangeError:
      self.init(
        status: .conflict, "export-\(error.code.rawValue)", error.message,
        hint: Self.hint(to: error.code))
    case let gap as ConsentGap:
      self.init(
        status: .conflict, "no-consent", ConsentGapTexts.sentence(gap, .english),
        hint: "leave it out, or ask again", gap: gap)
    case let error as SittingError:
      self.init(
        status: .conflict, "sitting-\(error.code.rawValue)", error.message, hint: Self.hint(to: error))
    case let error as any DeskFailure:
      self.init(status: .conflict, "desk", error.message, hint: error.hint)
    default:
      self.init(
        status: .internalServerError, "error", "this could not be done: \(error.localizedDescription)",
        hint: "try it once more")
    }
  }

  /// What to do on a page; what the rooms say themselves is for the command line.
  private static func hint(to code: ExchangeError.Code) -> String? {
    switch code {
    case .notWritable: "check what is already there, the permissions, and the disk"
    case .diskFull: "make room, then try again"
    case .soundUnreadable: "put the file back into the interview's folder"
    case .mediumGone: "plug it in again, then export once more"
    case .damaged: "take another stick or disk; this one cannot be relied on"
    case .foreignFile: "move that file away, then try again"
    case .missingProgram, .unknownFormat, .encodingFailed: "choose another kind of file"
    case .soundDiffers: "take another disk or stick"
    case .noSound: "leave the sound file out"
    case .cannotPrint: "choose the page to listen to (HTML), and print it in a browser"
    case .cancelled: "try again"
    case .nothingToExport, .unknownQuestion: nil
    }
  }

  /// The same of sound: who has a browser has no command line.
  private static func hint(to error: SoundError) -> String? {
    switch error.code {
    case .noSuchDevice: "plug it in, or choose another microphone"
    case .deviceBusy: "close that program, or choose another microphone"
    case .formatUnsupported: "choose another sound quality or another microphone"
    case .deviceFailed: "unplug it and plug it in again, or choose another"
    case .fileUnreadable: "put the file back into the interview's folder"
    case .badRequest, .deviceForbidden, .locked, .fileUnwritable, .fileExists, .diskFull, .wrongState:
      error.hint.flatMap { $0.contains("--") || $0.contains("`leitfaden") ? nil : $0 }
    }
  }

  private static func hint(to error: SittingError) -> String? {
    switch error.code {
    case .shortDisk: "free some space first"
    case .neverBegun: "begin a new one with its guide"
    case .consentRefused: error.hint
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

  /// The same in the language of the page, as far as its sentence is known there.
  func translated(_ language: Language) -> WebError {
    guard language == .german else { return self }
    let german = ErrorTexts.german[code]
    if let refusal {
      return WebError(
        status: status, code, refusal.sentence.said(in: language.rawValue),
        hint: hint == nil ? nil : german?.hint
      )
    }
    if let gap {
      return WebError(
        status: status, code, ConsentGapTexts.sentence(gap, language), hint: german?.hint, gap: gap)
    }
    return german.map { WebError(status: status, code, $0.message, hint: $0.hint) } ?? self
  }
}
