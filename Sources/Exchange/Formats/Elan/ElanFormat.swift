// ELAN Annotation Format 3.0 (EAFv3.0.xsd, December 2016): tiers over one time line, in whole milliseconds.
//
//   <TIER TIER_ID="questions" LINGUISTIC_TYPE_REF="question">
//     <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts4" CVE_REF="cve-Q01">
//       <ANNOTATION_VALUE>Q01 first_day</ANNOTATION_VALUE>
import Interview
import Wording

extension ExportFormat {
  /// Tiers for ELAN, with the guide as controlled vocabulary.
  package static let elan = ExportFormat(
    id: "eaf", name: "Questions, marks, notes and answers for ELAN", purpose: .transcribe,
    opensIn: ["ELAN", "EXMARaLDA", "FOLKER"],
    lost: "colours",
    fileExtension: "eaf", consent: .transcription, holds: [.times, .answers, .typed, .guide],
    isDefault: true,
    writer: .besideSound(ElanFormat.text(for:of:)))
}

enum ElanFormat {
  /// The tiers of one sound file.
  static func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String {
    try ElanDocument(sound, of: interview).text()
  }
}
