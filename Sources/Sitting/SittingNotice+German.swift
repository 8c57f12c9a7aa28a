extension SittingNotice {
  /// In German. A reason that another room gives stands in that room's words.
  var german: String {
    switch self {
    case .codeLikeName(let code):
      "„\(code)“ sieht wie der Name einer Person aus; ein Code wie P-07 hält das Interview pseudonym"
    case .hearsLoudspeaker(let microphone): "\(microphone) hört den Lautsprecher, nicht den Raum"
    case .sameMedium(let mirror):
      "\(mirror) liegt auf demselben Datenträger wie die Bibliothek und geht mit ihr verloren"
    case .withoutCopy(let mirror):
      "Die Aufnahme lief von selbst weiter, aber ohne die zweite Kopie in \(mirror): Dorthin ließ sich nicht schreiben"
    case .otherMicrophone(let name):
      "Die Aufnahme lief von selbst mit \(name) weiter, weil sich das gewählte Mikrofon nicht öffnen ließ"
    case .didNotGoOn(let reason): "Die Aufnahme konnte nicht von selbst weiterlaufen: \(reason)"
    case .missingSound(let milliseconds, let moment, let cause):
      "Bei \(moment) fehlen \("\(Double(milliseconds) / 1000)".replacing(".", with: ",")) s Ton (\(cause))"
    case .copyIsSame(let folder): "Die zweite Kopie in \(folder) wurde zurückgelesen und ist gleich"
    case .firstDamaged(let folder):
      "Früherer Ton dieses Interviews ist in der Bibliothek beschädigt; die zweite Kopie in \(folder) ist vollständig "
        + "und blieb, wie sie war; leitfaden library check nennt die Datei"
    case .copyNotWhole(let folder):
      "Die zweite Kopie in \(folder) ist nicht vollständig; kopieren Sie den Ordner des Interviews von Hand dorthin"
    case .copyKeptOther(let folder, let kept):
      "In \(folder) lag anderer Ton dieses Namens; er liegt jetzt in \(kept)"
    case .documentNotCopied(let reason):
      "Die Beschreibung des Interviews ließ sich nicht neben die zweite Kopie legen: \(reason)"
    case .recovered(let length, let participant, let interview):
      "\(length) von \(participant) wiederhergestellt; weiter mit: leitfaden record --reopen \(interview.prefix(8))"
    case .silenced(let file, let bytes):
      "\(file) wurde auf dem Datenträger verändert: \(bytes) Byte davon sind Stille"
    case .notRepaired(let file, let reason): "\(file) ließ sich nicht wiederherstellen: \(reason)"
    case .notRecovered(let reason):
      "Ein unterbrochenes Interview ließ sich nicht in Ordnung bringen: \(reason)"
    }
  }
}
