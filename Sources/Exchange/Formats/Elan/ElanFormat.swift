// ELAN Annotation Format 3.0 (EAFv3.0.xsd, December 2016): tiers over one time line, in whole milliseconds.
//
//   <TIER TIER_ID="questions" LINGUISTIC_TYPE_REF="question">
//     <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts4" CVE_REF="cve-Q01">
//       <ANNOTATION_VALUE>Q01 first_day</ANNOTATION_VALUE>
package import Wording

/// Tiers for ELAN, with the guide as controlled vocabulary.
package enum ElanFormat: SoundFileFormat {
  /// `eaf`
  package static let id = "eaf"
  /// Tiers for ELAN.
  package static let name: Sentence = "Questions, marks, notes and answers for ELAN"
  /// `eaf`
  package static let fileExtension = "eaf"
  /// What people do with it.
  package static let purpose = ExportPurpose.transcribe
  /// What is not in it.
  package static let lost: Sentence? = "colours"
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["ELAN", "EXMARaLDA", "FOLKER"]
  /// Yes.
  package static let isDefault = true

  /// The tiers of one sound file.
  package static func text(for sound: SoundFile, of interview: ExportedInterview) throws -> String {
    try ElanDocument(sound, of: interview).text()
  }
}
