package import Wording

/// Why a guide file could not be opened at all.
package struct GuideFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, for programs.
  package enum Code: String, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case folder
    /// It is there but may not or cannot be read.
    case unreadable
    /// It is larger than any guide.
    case tooLarge
    /// No format with this ending is known.
    case unknownFormat
  }

  /// The reason, for programs.
  package let code: Code
  /// The file.
  package let path: String

  init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }

  /// What happened, one sentence without a full stop.
  package var sentence: Sentence {
    switch code {
    case .missing: "there is no file \(path)"
    case .folder: "\(path) is a folder, not a guide file"
    case .unreadable: "the file \(path) cannot be read"
    case .tooLarge:
      "\(path) is larger than \(GuideFormats.largestFile / 1024 / 1024) MB, too large for a guide"
    case .unknownFormat: "\(path) has no ending of a guide file"
    }
  }

  /// What to do.
  package var advice: Sentence {
    switch code {
    case .missing: "check the spelling and the folder you are in"
    case .folder: "name a file in it"
    case .unreadable: "check that it is an ordinary file that you may read"
    case .tooLarge: "check that this is the right file"
    case .unknownFormat:
      "known endings: \(Self.endings.map { "." + $0 }.joined(separator: ", "))"
    }
  }

  /// The same, in English.
  package var message: String { sentence.english }
  /// The same, in English.
  package var hint: String { advice.english }

  // Several formats share one.
  private static var endings: [String] {
    var seen: Set<String> = []
    return GuideFormats.all.flatMap { $0.fileExtensions }.filter { seen.insert($0).inserted }
  }

  /// The message.
  package var description: String { message }
}
