import Guide
import Interview
import Sound
import Wording

extension RecorderTexts {
  /// What an alarm says.
  func text(_ alarm: RecorderAlarm) -> String {
    switch alarm {
    case .notStored: storageProblem
    case .lost: lost
    case .failed: failed
    case .substitute(let name):
      say("microphone gone: \(microphone(name)) records now")
    case .muted:
      say("nothing but zeros arrives: is the microphone switched off?")
    case .silent: silent
    case .monitor:
      say("this is the loudspeaker's sound, not the room's")
    case .clipping: clipping
    case .room(let minutes):
      say("the disk has room for \(minutes) min")
    case .mirror(let state): text(state)
    }
  }

  /// All alarms in one line.
  func text(_ alarms: [RecorderAlarm]) -> String { alarms.map(text).joined(separator: " - ") }

  private func text(_ mirror: MirrorState) -> String {
    let why =
      switch mirror {
      case .following, .verified, .firstDamaged: ""
      case .slow: say("the drive accepts nothing")
      case .full: say("the drive is full")
      case .gone: say("the drive is gone")
      case .unwritable: say("the drive refuses")
      case .differs: say("it is not the same")
      }
    return say("second copy stopped: \(why)")
  }

  /// Where the interviewer was when the sitting before ended; `nil` in a first sitting, and where nobody was anywhere.
  func resumed(_ interview: Interview) -> String? {
    guard let resumed = interview.resumed else { return nil }
    let title = resumed.place.section.map(interview.title(ofSection:))
    guard let place = resumed.place.question.flatMap({ interview.shown($0)?.text }) ?? title else {
      return nil
    }
    let time = resumed.time(offset: interview.beginning?.utcOffset ?? 0, in: say("en"))
    if resumed.isAfterCrash {
      return say("Interrupted at \(time), everything kept. You were at “\(place)”.")
    }
    return say("You were at “\(place)”, \(time).")
  }

  /// Stands for an answer of the interviewee until somebody touches it.
  var covered: String {
    say("answered by the interviewee - a shows it")
  }

  /// How much the disk has room for, in hours, or in minutes when it is less than two hours.
  func room(seconds: Int) -> String {
    guard seconds < 7200 else { return "\(seconds / 3600) \(hoursLeft)" }
    return say("\(seconds / 60) min free")
  }

  /// What a microphone is called; the device's own name stays as it is.
  func microphone(_ description: String) -> String {
    let names: [(words: String, name: Sentence)] = [
      (MicrophoneWords.standard, "the computer's standard microphone"),
      (MicrophoneWords.chosen, "the microphone chosen in the sound settings"),
      (MicrophoneWords.usb, "USB microphone"), (MicrophoneWords.input, "microphone input of the computer"),
    ]
    guard let (words, name) = names.first(where: { description.hasPrefix($0.words) }), language != "en"
    else { return description }
    return say(name) + description.dropFirst(words.count)
  }

  /// The finding of a sound check and what to do.
  func text(_ verdict: SoundCheckReport.Verdict) -> String {
    switch verdict {
    case .good: say("good: loud enough and clear")
    case .tooQuiet:
      say("too quiet: move the microphone closer, turn it up, or speak while it listens")
    case .tooLoud:
      say("too loud, the sound is distorted: turn it down or move the microphone away")
    case .silent:
      say("nothing was heard at all: is the microphone muted, switched off, or the wrong one?")
    case .noise:
      say("only noise or hum, no voice: speak while it listens, or check cable and microphone")
    case .monitor:
      say("this is the loudspeaker's sound, not the room's: choose a microphone")
    }
  }

  /// The invitation to the sound check.
  var checkInvitation: String {
    say("Sound check: please speak as in the talk (any key skips)")
  }

  /// What can be done after a sound check that was not good.
  var checkQuestion: String {
    say("Enter: record anyway   r: listen again   q: give up")
  }
}
