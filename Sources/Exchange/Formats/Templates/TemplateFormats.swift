import Timeline
package import Wording

/// A plain text with the stamps of one program.
protocol TemplateFormat: SoundFileFormat {
  /// The row of the table.
  static var dialect: StampDialect { get }
}

extension TemplateFormat {
  /// `txt`
  package static var fileExtension: String { "txt" }

  /// `_` and the format's word.
  package static var suffix: String { "_\(id)" }

  /// The template for one sound file.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) -> String {
    TemplateText.lines(dialect, for: sound, of: interview).map { "\($0)\n" }.joined()
  }
}

/// `#01:02:05-2#`, for MAXQDA's import of transcripts with time stamps.
package enum MaxqdaFormat: TemplateFormat {
  /// `maxqda`
  package static let id = "maxqda"
  /// A template for MAXQDA.
  package static let name: Sentence = "Transcript to fill in, for MAXQDA"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours; times are tenths of a second"
  /// MAXQDA
  package static let opensIn: [Sentence] = ["MAXQDA"]
  static let dialect = StampDialect.maxqda
}

/// `[01:02:05]`, for ATLAS.ti.
package enum AtlasTiFormat: TemplateFormat {
  /// `atlasti`
  package static let id = "atlasti"
  /// A template for ATLAS.ti.
  package static let name: Sentence = "Transcript to fill in, for ATLAS.ti"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours; times are whole seconds"
  /// ATLAS.ti
  package static let opensIn: [Sentence] = ["ATLAS.ti"]
  static let dialect = StampDialect.atlasTi
}

/// `[01:02:05.07]`, for InqScribe.
package enum InqScribeFormat: TemplateFormat {
  /// `inqscribe`
  package static let id = "inqscribe"
  /// A template for InqScribe.
  package static let name: Sentence = "Transcript to fill in, for InqScribe"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours; times are thirtieths of a second"
  /// InqScribe
  package static let opensIn: [Sentence] = ["InqScribe"]
  static let dialect = StampDialect.inqScribe
}

/// `#01:02:05.250#`, for QualCoder.
package enum QualCoderFormat: TemplateFormat {
  /// `qualcoder`
  package static let id = "qualcoder"
  /// A template for QualCoder.
  package static let name: Sentence = "Transcript to fill in, for QualCoder"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours"
  /// QualCoder
  package static let opensIn: [Sentence] = ["QualCoder"]
  static let dialect = StampDialect.qualCoder
}

/// `¤<3725250>`, for Transana.
package enum TransanaFormat: TemplateFormat {
  /// `transana`
  package static let id = "transana"
  /// A template for Transana.
  package static let name: Sentence = "Transcript to fill in, for Transana"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours"
  /// Transana
  package static let opensIn: [Sentence] = ["Transana", "EXMARaLDA"]
  static let dialect = StampDialect.transana
}
