package import Interview
package import Wording

/// One way of handing interviews to another program: its sheet, and what writes its files. A new format is one new folder
/// with an `extension ExportFormat` that says such a sheet, and one line in `ExportFormats`.
package struct ExportFormat: Sendable, Identifiable {
  /// Something of an interview that files of a format may hold.
  package enum Holding: Sendable, CaseIterable {
    /// The voice once more, so that its files are as large as the recording.
    case sound
    /// When which question was talked about.
    case times
    /// Answers that are numbers, dates or choices.
    case answers
    /// What was written by hand: answers in words, notes, names of marks, what was said as somebody typed it.
    case typed
    /// The questions as they are worded in the guide.
    case guide
  }

  /// How many interviews its files are about.
  package enum Reach: Sendable {
    /// Each interview has files of its own.
    case each
    /// All interviews stand in the same files.
    case together
    /// The same, and of one interview alone they say little: pages on one interview need not offer it.
    case studies
  }

  /// The word on the command line and in the list of an export folder; never changed once released.
  package let id: String
  /// What it is, in the words of those who need it: "Table of answers for Excel, R, SPSS".
  package let name: Sentence
  /// What people do with it: where it stands among the others.
  package let purpose: ExportPurpose
  /// Programs that open it, as people call them.
  package let opensIn: [Sentence]
  /// What is not in it, in a few words; `nil` when nothing is missing.
  package let lost: Sentence?
  /// Extension of its files, without the dot.
  package let fileExtension: String
  /// What a participant has to have agreed to, besides being shared, before its files leave; `nil` for nothing more.
  package let consent: Consent.Scope?
  /// What its files hold.
  package let holds: Set<Holding>
  /// How many interviews its files are about.
  package let reach: Reach
  /// Whether it belongs to the set that is written without `--as`, and at save as far as it holds no sound.
  package let isDefault: Bool
  /// Whether there is nothing to write for an interview without sound.
  package let needsSound: Bool
  /// How large the sound in it is, as a share of the recording.
  package let soundShare: Double
  /// Whether it cuts sound at questions, so that people may want one question only.
  package let isOfQuestions: Bool
  /// Whether people read it, in a language of their choice.
  package let isReport: Bool
  /// The program of others that it cannot do without.
  package let program: RequiredProgram?
  /// What writes its files.
  let writer: Writer

  /// Says a sheet; what is not said is the usual: each interview for itself, nothing special.
  init(
    id: String, name: Sentence, purpose: ExportPurpose, opensIn: [Sentence], lost: Sentence? = nil,
    fileExtension: String, consent: Consent.Scope?, holds: Set<Holding>, reach: Reach = .each,
    isDefault: Bool = false, needsSound: Bool = false, soundShare: Double = 1, isOfQuestions: Bool = false,
    isReport: Bool = false, program: RequiredProgram? = nil, writer: Writer
  ) {
    (self.id, self.name, self.purpose, self.opensIn, self.lost) = (id, name, purpose, opensIn, lost)
    (self.fileExtension, self.consent, self.holds, self.reach) = (fileExtension, consent, holds, reach)
    (self.isDefault, self.needsSound, self.soundShare) = (isDefault, needsSound, soundShare)
    (self.isOfQuestions, self.isReport, self.program) = (isOfQuestions, isReport, program)
    self.writer = writer
  }

  /// Whether its files hold the sound once more.
  package var holdsSound: Bool { holds.contains(.sound) }

  /// Whether pages on one interview need not offer it.
  package var isForStudies: Bool { reach == .studies }

  /// The program that must be installed for it and is not; `nil` when all is there.
  package var missingProgram: String? {
    program.flatMap { $0.isInstalled() ? nil : $0.name }
  }
}
