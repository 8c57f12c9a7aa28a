import Guide
import Interview
import Sound

extension RecorderTexts {
  /// What an alarm says.
  func text(_ alarm: RecorderAlarm) -> String {
    switch alarm {
    case .notStored: storageProblem
    case .lost: lost
    case .failed: failed
    case .substitute(let name):
      isGerman
        ? "Mikrofon weg: \(microphone(name)) nimmt jetzt auf"
        : "microphone gone: \(microphone(name)) records now"
    case .muted:
      isGerman
        ? "nur Nullen vom Mikrofon: stumm geschaltet?"
        : "nothing but zeros arrives: is the microphone switched off?"
    case .silent: silent
    case .monitor:
      isGerman
        ? "das ist der Ton des Lautsprechers, nicht des Raums"
        : "this is the loudspeaker's sound, not the room's"
    case .clipping: clipping
    case .room(let minutes):
      isGerman ? "die Platte reicht noch \(minutes) min" : "the disk has room for \(minutes) min"
    case .mirror(let state): text(state)
    }
  }

  /// All alarms in one line.
  func text(_ alarms: [RecorderAlarm]) -> String { alarms.map(text).joined(separator: " - ") }

  private func text(_ mirror: MirrorState) -> String {
    let why =
      switch mirror {
      case .following, .verified, .firstDamaged: ""
      case .slow: isGerman ? "das Medium nimmt nichts an" : "the medium takes nothing"
      case .full: isGerman ? "das Medium ist voll" : "the medium is full"
      case .gone: isGerman ? "das Medium ist weg" : "the medium is gone"
      case .unwritable: isGerman ? "das Medium lehnt ab" : "the medium refuses"
      case .differs: isGerman ? "sie ist nicht gleich" : "it is not the same"
      }
    return (isGerman ? "zweite Kopie steht: " : "second copy stopped: ") + why
  }

  /// Where the interviewer was when the sitting before ended; `nil` in a first sitting, and where nobody was anywhere.
  func resumed(_ interview: Interview) -> String? {
    guard let resumed = interview.resumed else { return nil }
    let title = resumed.place.section.map(interview.title(ofSection:))
    guard let place = resumed.place.question.flatMap({ interview.shown($0)?.text }) ?? title else {
      return nil
    }
    let time = resumed.time(offset: interview.beginning?.utcOffset ?? 0, in: isGerman ? "de" : "en")
    if resumed.isAfterCrash {
      return isGerman
        ? "Um \(time) unterbrochen, alles erhalten. Sie waren bei „\(place)“."
        : "Interrupted at \(time), everything kept. You were at “\(place)”."
    }
    return isGerman ? "Sie waren bei „\(place)“, \(time)." : "You were at “\(place)”, \(time)."
  }

  /// Stands for an answer of the interviewee until somebody touches it.
  var covered: String {
    isGerman ? "vom Gegenüber beantwortet - a zeigt es" : "answered by the interviewee - a shows it"
  }

  /// How much the disk has room for, in hours, or in minutes when it is less than two hours.
  func room(seconds: Int) -> String {
    guard seconds < 7200 else { return "\(seconds / 3600) \(hoursLeft)" }
    return isGerman ? "\(seconds / 60) min frei" : "\(seconds / 60) min free"
  }

  /// What a microphone is called; the device's own name stays as it is.
  func microphone(_ description: String) -> String {
    guard isGerman else { return description }
    let german = [
      (MicrophoneWords.standard, "Standard-Mikrofon des Computers"),
      (MicrophoneWords.chosen, "das in den Toneinstellungen gewählte Mikrofon"),
      (MicrophoneWords.usb, "USB-Mikrofon"), (MicrophoneWords.input, "Mikrofoneingang des Computers"),
    ]
    guard let (words, name) = german.first(where: { description.hasPrefix($0.0) }) else { return description }
    return name + description.dropFirst(words.count)
  }

  /// The finding of a sound check and what to do.
  func text(_ verdict: SoundCheckReport.Verdict) -> String {
    switch verdict {
    case .good: isGerman ? "gut: laut genug und klar" : "good: loud enough and clear"
    case .tooQuiet:
      isGerman
        ? "zu leise: Mikrofon näher stellen, lauter drehen oder während der Probe sprechen"
        : "too quiet: move the microphone closer, turn it up, or speak while it listens"
    case .tooLoud:
      isGerman
        ? "zu laut, der Ton ist verzerrt: leiser drehen oder das Mikrofon weiter weg stellen"
        : "too loud, the sound is distorted: turn it down or move the microphone away"
    case .silent:
      isGerman
        ? "gar nichts zu hören: Ist das Mikrofon stumm, ausgeschaltet oder das falsche?"
        : "nothing was heard at all: is the microphone muted, switched off, or the wrong one?"
    case .noise:
      isGerman
        ? "nur Rauschen oder Brummen, keine Stimme: während der Probe sprechen, oder Kabel und Mikrofon prüfen"
        : "only noise or hum, no voice: speak while it listens, or check cable and microphone"
    case .monitor:
      isGerman
        ? "das ist der Ton des Lautsprechers, nicht des Raums: ein Mikrofon wählen"
        : "this is the loudspeaker's sound, not the room's: choose a microphone"
    }
  }

  /// The invitation to the sound check.
  var checkInvitation: String {
    isGerman
      ? "Tonprobe: bitte wie im Gespräch sprechen (eine Taste überspringt)"
      : "Sound check: please speak as in the talk (any key skips)"
  }

  /// What can be done after a sound check that was not good.
  var checkQuestion: String {
    isGerman
      ? "Eingabe: trotzdem aufnehmen   r: noch einmal   q: aufhören"
      : "Enter: record all the same   r: listen again   q: give up"
  }
}
