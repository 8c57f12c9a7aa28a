package import Wording

extension SittingNotice {
  /// The sentence, without a full stop.
  package var sentence: Sentence {
    switch self {
    case .codeLikeName(let code):
      "“\(code)” looks like a person's name; a code such as P-07 keeps the interview pseudonymous"
    case .hearsLoudspeaker(let microphone): "\(microphone) hears the loudspeaker, not the room"
    case .sameMedium(let mirror): "\(mirror) is on the same drive as the library, and is lost with it"
    case .withoutCopy(let mirror):
      "the recording continued by itself without the second copy in \(mirror), which could not be written"
    case .otherMicrophone(let name):
      "the recording continued by itself with \(name), because the chosen microphone could not be opened"
    case .didNotGoOn(let reason): "the recording could not continue by itself: \(reason)"
    case .missingSound(let milliseconds, let moment, let cause):
      missing("\(Double(milliseconds) / 1000)".split(separator: "."), moment, cause)
    case .copyIsSame(let folder): "the second copy in \(folder) was read back and is the same"
    case .firstDamaged(let folder):
      "earlier sound of this interview is damaged in the library; the second copy in \(folder) is whole "
        + "and was left as it is; leitfaden library check names the part"
    case .copyNotWhole(let folder):
      "the second copy in \(folder) is not whole; copy the interview's folder there by hand"
    case .copyKeptOther(let folder, let kept): "\(folder) held other sound of this name; it is now in \(kept)"
    case .documentNotCopied(let reason):
      "the description of the interview could not be put beside the second copy: \(reason)"
    case .recovered(let length, let participant, let interview):
      // a title is not said where everybody reads
      "recovered \(length) of \(participant); continue with: leitfaden record --reopen \(interview.prefix(8))"
    case .silenced(let file, let bytes):
      "\(file) was changed on the disk: \(bytes) bytes of it are silence"
    case .notRepaired(let file, let reason): "\(file) could not be recovered: \(reason)"
    case .notRecovered(let reason): "an interrupted interview could not be put in order: \(reason)"
    }
  }

  // The whole seconds, and what stands behind the decimal sign.
  private func missing(_ seconds: [Substring], _ moment: String, _ cause: String) -> Sentence {
    "\(seconds[0]).\(seconds.last ?? "0") s of sound are missing at \(moment) (\(cause))"
  }
}
