package import Foundation
package import Wording

/// One way of handing interviews to another program. A new format is one new file with a type that conforms to
/// this (or to `SoundFileFormat`, which is less work), and one line in `ExportFormats`.
package protocol ExportFormat: Sendable {
  /// The word on the command line; never changed once released.
  static var id: String { get }

  /// What it is, in the words of those who need it: "Table of answers for Excel, R, SPSS".
  static var name: Sentence { get }

  /// What people do with it: where it stands among the others.
  static var purpose: ExportPurpose { get }

  /// What is not in it, in a few words; `nil` when nothing is missing.
  static var lost: Sentence? { get }

  /// Extension of its files, without the dot.
  static var fileExtension: String { get }

  /// Programs that open it, as people call them.
  static var opensIn: [Sentence] { get }

  /// Whether it belongs to the set that is written without `--as`, and at save as far as it holds no sound.
  static var isDefault: Bool { get }

  /// Whether its files hold the sound once more, so that they are as large as the recording.
  static var holdsSound: Bool { get }

  /// Whether there is nothing to write for an interview without sound.
  static var needsSound: Bool { get }

  /// Whether it puts several interviews together, so that pages on one interview need not offer it.
  static var isForStudies: Bool { get }

  /// Whether it cuts sound at questions, so that people may want one question only.
  static var isOfQuestions: Bool { get }

  /// Whether people read it, in a language of their choice.
  static var isReport: Bool { get }

  /// The program that must be installed for it and is not; `nil` when all is there.
  static var missingProgram: String? { get }

  /// Writes its files for all `interviews` into `folder`, which exists and is its alone. Formats that make one
  /// table of many interviews do so here.
  ///
  /// - Returns: What was written, in the order people should look at it.
  /// - Throws: `ExchangeError`; the exporter then removes whatever lies in `folder`.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile]
}

extension ExportFormat {
  /// Sound is listened to, all else is kept.
  package static var purpose: ExportPurpose { needsSound ? .listen : .archive }

  /// Nothing is said to be missing.
  package static var lost: Sentence? { nil }

  /// No.
  package static var isDefault: Bool { false }

  /// Where there is nothing without sound, there is sound in it.
  package static var holdsSound: Bool { needsSound }

  /// No.
  package static var needsSound: Bool { false }

  /// No.
  package static var isForStudies: Bool { false }

  /// No.
  package static var isOfQuestions: Bool { false }

  /// No.
  package static var isReport: Bool { false }

  /// None.
  package static var missingProgram: String? { nil }
}

/// What the person who asked for an export said about it.
package struct ExportOptions {
  /// Told of every stretch of sound that was written, in bytes. Throws to stop the export.
  package var wrote: (Int64) throws -> Void

  /// The formats of this export, by their words: what one writes, another need not write as well.
  package var formats: Set<String>

  /// What the person wants of the sound.
  package var sound: SoundWishes

  /// BCP 47 tag of the language of our own words, for formats that people read; `nil` for that of the interview.
  package var language: String?

  /// Draws waveforms.
  package var waveform: Waveform.Source

  /// Makes options.
  package init(
    formats: Set<String> = [], sound: SoundWishes = SoundWishes(), language: String? = nil,
    waveform: @escaping Waveform.Source = { _, _ in nil },
    wrote: @escaping (Int64) throws -> Void = { _ in }
  ) {
    (self.formats, self.sound, self.language) = (formats, sound, language)
    (self.waveform, self.wrote) = (waveform, wrote)
  }
}

/// A file that a format wrote.
package struct ExportedFile: Hashable, Sendable {
  /// Its name in the folder.
  package var name: String
  /// What it is, for the list in the folder.
  package var what: Sentence
  /// What people should know about this very file: marks left out, sound not converted.
  package var remarks: [Sentence]
  /// The programs that open this very file, where they are not those of its format.
  package var opensIn: [Sentence]?

  /// Makes an entry.
  package init(name: String, what: Sentence, remarks: [Sentence] = [], opensIn: [Sentence]? = nil) {
    self.name = name
    self.what = what
    self.remarks = remarks
    self.opensIn = opensIn
  }

  /// The same file, opened by the programs of another format than the one that asked for it.
  func opening(as format: any ExportFormat.Type) -> ExportedFile {
    var file = self
    file.opensIn = format.opensIn
    return file
  }

  /// The same file, opened by these programs.
  func opening(in programs: Sentence...) -> ExportedFile {
    var file = self
    file.opensIn = programs
    return file
  }
}
