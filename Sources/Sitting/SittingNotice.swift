package import Wording

/// What somebody has to know of the beginning, the end or the recovery of a sitting, although nothing was refused.
package enum SittingNotice: Hashable, Sendable {
  /// The participant's code looks like a name.
  case codeLikeName(String)
  /// The microphone, in plain words, hears the loudspeaker.
  case hearsLoudspeaker(microphone: String)
  /// The folder of the second copy is on the medium of the library.
  case sameMedium(mirror: String)
  /// It went on by itself without the second copy in this folder.
  case withoutCopy(mirror: String)
  /// It went on by itself with a microphone other than the chosen one.
  case otherMicrophone(String)
  /// It could not go on by itself.
  case didNotGoOn(reason: Sentence)

  /// Sound is missing: how many milliseconds, from which time code on, and the word for the cause.
  case missingSound(milliseconds: Int64, at: String, cause: String)
  /// The second copy was read back and is the same.
  case copyIsSame(folder: String)
  /// The second copy is whole, but earlier sound in the library is not.
  case firstDamaged(folder: String)
  /// The second copy is not whole.
  case copyNotWhole(folder: String)
  /// The medium of the second copy held other sound of the same name, which lies in `kept` now.
  case copyKeptOther(folder: String, kept: String)
  /// `interview.json` or the key could not be put beside the second copy.
  case documentNotCopied(reason: Sentence)

  /// An interview whose recorder died was put in order: how much sound it has, as a time code, whose it is, which it is.
  case recovered(length: String, participant: String, interview: String)
  /// Bytes of a part had been changed on the disk and were replaced by silence.
  case silenced(file: String, bytes: Int64)
  /// A part could not be repaired.
  case notRepaired(file: String, reason: Sentence)
  /// An interview whose recorder died could not be put in order.
  case notRecovered(reason: Sentence)

  /// Whether nobody may miss it.
  package var isWarning: Bool {
    switch self {
    case .copyIsSame, .recovered: false
    default: true
    }
  }
}
