import Wording

/// Texts of what left the library, and of withdrawals.
enum ReviewTextsOfWithdrawal {
  static let phrases: [String: Sentence] = [
    "leaving": "What left the library; withdrawal",
    "leftHeading": "What left the library",
    "leftNothing": "Nothing of this interview has left yet.",
    "leftExport": Sentence("Export", named: "leftExport"),
    "leftDownload": Sentence("Download", named: "leftDownload"),
    "leftBundle": "Bundle",
    "leftBackup": "Backup",
    "leftCopy": "Second copy",
    "leftContacts": "Contacts",
    "leftNames": "with names",
    "leftNoNames": "without names",
    "leftNoText": "without texts",
    "leftOpen": "readable by everybody who has it",
    "leftPassphrase": "encrypted with a passphrase",
    "leftSealed": "encrypted for {keys}",
    "withdrawal": "Withdrawal",
    "withdrawWhy":
      "When the participant withdraws consent: sound, answers, notes, files and exports in the library are removed for good, not to the bin. What has left stays where it is; the list above says who has to be told.",
    "withdrawBegin": "Withdraw this interview …",
    "withdrawSure": "Remove it for good? This cannot be taken back.",
    "withdrawNow": "Remove for good",
    "withdrawKeep": "Keep it",
    "withdrawn":
      "The interview is removed. Backups and USB sticks that you made cannot be reached from here.",
    "tellThem": "Tell those who have it:",
  ]
}
