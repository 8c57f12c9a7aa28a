import Interview
import Wording

extension ExportFormat {
  /// A plain text to fill in, with the stamps of one program; its files are called after the format's word.
  private static func template(
    id: String, name: Sentence, opensIn: [Sentence], lost: Sentence, dialect: StampDialect
  ) -> ExportFormat {
    ExportFormat(
      id: id, name: name, purpose: .transcribe, opensIn: opensIn, lost: lost, fileExtension: "txt",
      consent: .transcription, holds: [.times, .answers, .typed, .guide],
      writer: .besideSound(suffix: "_\(id)") { sound, interview in
        TemplateText.lines(dialect, for: sound, of: interview).map { "\($0)\n" }.joined()
      })
  }

  /// `#01:02:05-2#`, for MAXQDA's import of transcripts with time stamps.
  package static let maxqda = ExportFormat.template(
    id: "maxqda", name: "Transcript to fill in, for MAXQDA", opensIn: ["MAXQDA"],
    lost: "colours; times are tenths of a second", dialect: .maxqda)

  /// `[01:02:05]`, for ATLAS.ti.
  package static let atlasTi = ExportFormat.template(
    id: "atlasti", name: "Transcript to fill in, for ATLAS.ti", opensIn: ["ATLAS.ti"],
    lost: "colours; times are whole seconds", dialect: .atlasTi)

  /// `[01:02:05.07]`, for InqScribe.
  package static let inqScribe = ExportFormat.template(
    id: "inqscribe", name: "Transcript to fill in, for InqScribe", opensIn: ["InqScribe"],
    lost: "colours; times are thirtieths of a second", dialect: .inqScribe)

  /// `#01:02:05.250#`, for QualCoder.
  package static let qualCoder = ExportFormat.template(
    id: "qualcoder", name: "Transcript to fill in, for QualCoder", opensIn: ["QualCoder"],
    lost: "colours", dialect: .qualCoder)

  /// `¤<3725250>`, for Transana.
  package static let transana = ExportFormat.template(
    id: "transana", name: "Transcript to fill in, for Transana", opensIn: ["Transana", "EXMARaLDA"],
    lost: "colours", dialect: .transana)
}
