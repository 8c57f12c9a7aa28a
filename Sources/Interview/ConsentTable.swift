package import Wording

/// What each scope of a consent is needed for, for people: help and README show the same table.
package enum ConsentTable {
  /// One line for each scope, in the order of `Consent.Scope`; empty for none.
  package static func use(of scope: Consent.Scope) -> Sentence {
    switch scope {
    case .recording: "recording the talk"
    case .transcription:
      "transcripts and files for transcribing, with sharing"
    case .quotation: "nothing that Leitfaden does; kept for whoever writes"
    case .archive: "files for archives and bundles for others, with sharing"
    case .sharing: "every export, download, table and bundle for others"
    }
  }

  /// What needs no scope, in a sentence.
  package static let free: Sentence =
    "Moving your own library needs none: bundles encrypted for a library of yours on this computer, and backups."

  /// What is not a no, in a sentence.
  package static let unnoted: Sentence =
    "An interview without a noted consent, or with one that is not given yet, is not a no: it is passed on, and you are told."
}
