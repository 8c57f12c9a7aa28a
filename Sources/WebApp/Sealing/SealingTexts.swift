import Wording

/// Texts of encryption: the first page of a library, unlocking, locking.
enum SealingTexts {
  static let phrases: [String: Sentence] = [
    "protectTitle": "Protect what you record",
    "protectText":
      "Sound, answers, notes and titles are encrypted while they come in. Recording needs no passphrase; listening, searching and exporting do. Guides, participants’ codes and the times of interviews stay readable.",
    "suggested": "A passphrase nobody guesses",
    "suggestedCopy": "Copy",
    "suggestedCopied": "Copied",
    "suggestedTake": "Take this one",
    "passphrase": "Passphrase",
    "passphraseNew": "New passphrase",
    "passphraseOwn": "Passphrase: this one or your own",
    "passphraseAgain": "The same once more",
    "passphraseShow": "Show",
    "weakShort": "Too short: at least 12 characters, {n} more.",
    "weakSame": "Too easily guessed: use more different characters.",
    "weakNot": "Long enough.",
    "unequal": "The two are not the same yet.",
    "protectOn": "Encrypt",
    "protectOff": "Continue without encryption",
    "paperTitle": "Write down the recovery key",
    "paperText":
      "It opens everything when the passphrase is forgotten, and it is shown this once. Keep it on paper, away from the computer. Without passphrase and recovery key nobody can read the interviews again.",
    "paperSheet": "Recovery key",
    "paperPrint": "Print",
    "paperAsk": "Now from your paper",
    "paperGroup": "Group {n}",
    "paperWrong": "Group {n} is not as on the screen before. Look again.",
    "paperBack": "Show the key again",
    "paperNext": "I have written it down",
    "paperDone": "Finish",
    "sealingNow": "One moment: the library is being encrypted …",
    "plainBadge": "Not encrypted",
    "plainTitle": "This library is not encrypted",
    "plainText":
      "Whoever gets hold of this computer’s disk can hear and read the interviews, unless the whole disk is encrypted.",
    "plainHow": "Make an encrypted one",
    "plainStepEnd": "End Leitfaden.",
    "plainStepNew": "Start it with a new folder, for example:",
    "plainStepChoose": "Choose a passphrase on the first page. What is recorded from then on is encrypted.",
    "plainOld":
      "Interviews that are here stay readable here. leitfaden bundle make and leitfaden bundle open bring them into the new library; contacts and guides do not travel with them.",
    "unlockTitle": "The library is locked",
    "unlock": "Unlock",
    "unlocking": "One moment …",
    "unlockWrong": "This is not the passphrase. Check capitals and the keyboard’s language.",
    "unlockWrongKey":
      "This is not the recovery key of this library. Type all its groups; it begins with AGE-SECRET-KEY-1.",
    "unlockWait": "Try again in {n} s.",
    "unlockForgotten": "Passphrase forgotten?",
    "unlockKey": "Recovery key, all groups",
    "unlockKeyDo": "Unlock and change the passphrase",
    "startLocked": "Start an interview without unlocking",
    "startLockedText": "What you record is encrypted; it can be heard once the library is unlocked.",
    "lockNow": "Lock",
    "lockHeading": "Encryption",
    "lockOn": "What is recorded here is encrypted. leitfaden library passphrase changes the passphrase.",
    "lockIdle": "Lock when nobody has touched a page for",
    "lockMinutes": "{n} min",
    "lockNever": "Never",
    "sealedExports":
      "In an encrypted library no readable files are written by themselves. They are made when somebody asks for them: Export.",
  ]
}
