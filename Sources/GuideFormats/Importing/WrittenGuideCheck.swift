import Guide
import Wording

/// Whether the guide texts that an import makes can be read again.
enum WrittenGuideCheck {
  // Reading again costs as much as reading a guide does; what a person wrote is never longer.
  private static let mostQuestions = 2000

  /// The errors that a text has, said of the file it was made of.
  static func errors(in text: String, of guide: Guide, name: String) -> [GuideDiagnostic] {
    guard guide.questions.count <= mostQuestions else { return [] }
    let errors = GuideTextReader.read(text, name: name).diagnostics.filter { $0.severity == .error }
    return errors.map { error in
      GuideDiagnostic(
        .error, line: 1, column: 1,
        "the guide made of this file cannot be used as it is: in line \(error.line) of \(name), \(error.text)"
      )
    }
  }
}
