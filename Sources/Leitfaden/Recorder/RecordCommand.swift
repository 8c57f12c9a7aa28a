import ArgumentParser
import Exchange
import Foundation
import Interview
import Interviewing
import Library
import Sitting
import Sound
import Timeline
import Wording

/// `leitfaden record GUIDE`: leads an interview in the terminal.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: Help.said("Conduct an interview with a guide and record it."),
    discussion: Help.text(
      "Every move through the guide becomes a bookmark in the recording. In the recorder, ? shows the keys.",
      """
      The interview is kept whatever happens: after a crash, a signal or a closed terminal it stays open, and \
      "leitfaden record --reopen INTERVIEW" goes on with it. q saves it; q and then l leaves it open.
      """,
      examples: ["leitfaden record Interviews/guides/demo.en.guide.md --participant P-07"]))

  @Argument(
    help: .said(
      "The guide: a file such as NAME.guide.md, or the name, id or title of a guide of the library."))
  var guide: String?

  @OptionGroup var library: LibraryOptions
  @OptionGroup var sound: SoundOptions

  @Option(help: .said("A code for the person, never a name.", value: "code"))
  var participant: String?

  @Option(help: .said("What the interview is called; else the guide's title.", value: "text"))
  var title: String?

  @Option(
    help: .said(
      "What the participant agreed to: recording, transcription, quotation, archive, sharing; with commas.",
      value: "scope,..."))
  var consent: String?

  @Option(
    help: .said(
      "How it was given: written, or spoken; or none as long as it is not. You are asked where you can be.",
      value: "manner"))
  var consentManner: Consent.Manner?

  @Option(
    help: .said("Decides the random orders; else a new one for each interview.", value: "number"))
  var seed: Int?

  @Option(help: .said("Continue an interview that is open or saved.", value: "interview"))
  var reopen: String?

  @Flag(help: .said("Line by line, for screen readers and bare terminals."))
  var plain = false

  @Option(
    help: .said(
      "Take commands from a file, or - for standard input; leitfaden help commands explains their words.",
      value: "file"))
  var commands: String?

  @Flag(inversion: .prefixedNo, help: .said("Listen to the microphone for 5 seconds first, in a terminal."))
  var soundCheck = true

  @Flag(
    inversion: .prefixedNo,
    help: .said("Ask for the consent to recording first, in a terminal, when none is stored."))
  var consentCheck = true

  @Flag(
    inversion: .prefixedNo,
    help: .said("Ring the terminal's bell when the microphone or the disk needs help."))
  var bell = true

  @Flag(help: .said("Print the result as JSON."))
  var json = false

  func validate() throws {
    if (guide == nil) == (reopen == nil) {
      throw ValidationError.said(
        "Name a guide, or an interview to continue: record GUIDE | record --reopen INTERVIEW")
    }
    if reopen != nil, participant != nil || title != nil {
      throw ValidationError.said(
        "--participant and --title belong to a new interview; change them with leitfaden edit.")
    }
    if reopen != nil, seed != nil {
      throw ValidationError.said("--seed belongs to a new interview; its order is not changed afterwards.")
    }
    if let seed, !(1...2_147_483_646).contains(seed) {
      throw ValidationError.said("--seed is a whole number from 1 to 2147483646.")
    }
    try checkConsent()
    try sound.validate()
  }

  private func checkConsent() throws {
    if consent == nil, let consentManner, consentManner != Consent.Manner.none {
      throw ValidationError.said("Say what was agreed to as well: --consent recording,sharing")
    }
    guard let consent else { return }
    if consentManner == nil, !isAsking {
      throw ValidationError.said(
        "Say how it was given as well: --consent-manner written, or --consent-manner spoken")
    }
    _ = try ConsentWords.consent(consent, consentManner ?? .written, nil)
  }

  func run() async throws {
    let signals = Signals.stream([SIGINT, SIGTERM, SIGHUP, SIGWINCH])
    let store = try library.open(creating: true, unlocking: reopen != nil)
    let lock = try store.lockForRecording()
    let commandsDescriptor = try openCommands()
    let plan = try plan(in: store)
    plan.notices.say()
    let said = try consentAsSaid()
    if let said { try plan.refuseRefused(said) }
    if isAsking {
      try plan.tryMicrophone()
      if soundCheck {
        try await TerminalSoundCheck(texts: .current(), isPlain: plain).run(plan.microphone)
      }
    }
    let preparation = try SittingPreparation(
      plan, participant: participant, title: title, seed: seed, consent: try said ?? askedConsent(plan),
      in: store)
    Array(preparation.notices.dropFirst(plan.notices.count)).say()
    if participant == nil, preparation.isNew {
      Console.error("leitfaden: \(RecorderTexts.current().chosenCode(preparation.facts.participant))")
    }
    let asked = MonotonicTime.now()
    let sittings = Sittings(store)
    let armed = try sittings.arm(preparation, lock)
    if let conversion = armed.recorder.snapshot.conversion {
      Console.error("leitfaden: \(RecorderTexts.current().text(conversion))")
    }
    let isWaiting = sound.preRoll > 0 && commands == nil && Console.isTerminal(0)
    let live = try await armed.begin(at: isWaiting ? try wish(to: armed) : asked)
    let (refused, signal) = try await lead(live.session, preparation, commandsDescriptor, signals)
    try await finish(live, armed, sittings)
    if let signal { throw ExitCode(128 + signal) }
    if refused > 0 {
      throw CommandFailure(
        refused == 1
          ? "1 command was refused; everything else was done"
          : "\(refused) commands were refused; everything else was done")
    }
  }

  // MARK: - Before

  private func openCommands() throws -> Int32? {
    guard let commands else { return nil }
    if commands == "-" { return 0 }
    let descriptor = Foundation.open(commands, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure("the command file \(commands) cannot be read: \(String(cString: strerror(errno)))")
    }
    return descriptor
  }

  /// Whether somebody sits at a terminal who can be asked.
  private var isAsking: Bool { commands == nil && Console.isTerminal(0) && Console.isTerminal(1) }

  private func plan(in store: Library) throws -> SittingPlan {
    if let reopen { return try .reopening(reopen, in: store, sound: sound.choice) }
    let file = try LibraryGuides(folder: store.guidesFolder).file(guide ?? "")
    return try .beginning(GuideFile(file).whole(), in: store, sound: sound.choice)
  }

  /// The consent of the command line.
  private func consentAsSaid() throws -> ConsentAtStart? {
    let texts = RecorderTexts.current()
    guard let consent else { return consentManner.map { ConsentAtStart(Consent([], $0)) } }
    let manner = try consentManner ?? TerminalConsentManner(texts: texts).ask()
    let given = try ConsentWords.consent(consent, manner, FolderName.day(Date()))
    return ConsentAtStart(given, mark: given.manner == .spoken ? texts.consentMark : nil)
  }

  /// Asked for where a person can answer and nothing is stored.
  private func askedConsent(_ plan: SittingPlan) throws -> ConsentAtStart {
    guard consentCheck, isAsking, plan.isConsentOpen else {
      return ConsentAtStart()
    }
    return try TerminalConsent(texts: .current()).ask()
  }

  /// Waits for Enter while the microphone already listens, so that the pre-roll has something to keep. Ctrl-C, q and
  /// a closed terminal give up: nothing is written yet.
  private func wish(to armed: ArmedSitting) throws -> MonotonicTime {
    let texts = RecorderTexts.current()
    let level = armed.recorder.snapshot.isSilent ? texts.silent : armed.preparation.microphone
    Console.error("\(texts.readyToStart(seconds: sound.preRoll)) - \(level)")
    let input = TerminalInput()
    defer { input?.restore() }
    while let byte = TerminalInput.answer() {
      if byte == 13 || byte == 10 { return .now() }
    }
    armed.giveUp()
    throw ExitCode(130)
  }

  // MARK: - During

  private func lead(
    _ session: InterviewSession, _ preparation: SittingPreparation, _ commandsDescriptor: Int32?,
    _ signals: AsyncStream<Int32>
  ) async throws -> (refused: Int, signal: Int32?) {
    if let commandsDescriptor {
      let recorder = CommandFileRecorder(session: session, asJSON: json)
      switch try await recorder.run(descriptor: commandsDescriptor, signals: signals) {
      case .commands(let refused): return (refused, nil)
      case .signal(let signal): return (0, signal)
      }
    }
    let texts = RecorderTexts.current()
    if plain || !Console.isTerminal(0) || !Console.isTerminal(1) {
      return (0, try await PlainRecorder(session: session, texts: texts, rings: bell).run(signals: signals))
    }
    let environment = ProcessInfo.processInfo.environment
    let recorder = TerminalRecorder(
      session: session, texts: texts,
      microphones: [preparation.configuration.device: texts.microphone(preparation.microphone)], rings: bell,
      colour: environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb",
      unicode: Computer.speaksUTF8)
    return (0, try await recorder.run(signals: signals))
  }

  // MARK: - After

  private func finish(_ live: LiveInterview, _ armed: ArmedSitting, _ sittings: Sittings) async throws {
    let store = sittings.store
    let folder = armed.preparation.configuration.folder
    let end = await sittings.end(live)
    let interview = end.interview
    var problem = end.problem
    do {
      // what is sealed is written readable only when somebody asks for it
      if problem == nil, interview.status == .saved, !store.isSealed {
        let lacking = try DefaultExport.write(interview, folder: folder)
        if !lacking.isEmpty {
          Console.note(
            """
            files for other programs that need it were not written: the participant did not agree to \
            \(ConsentOptions.list(lacking))
            """)
        }
      }
    } catch {
      problem = error
    }
    do {
      try store.backUpDatabase()
    } catch {
      let sentence: Sentence = (error as? any ExplainedError)?.sentence ?? "\(String(describing: error))"
      Console.warn(sentence)
    }
    let result = RecordingResult(end, folder: folder, mirror: live.mirror?.folder)
    if json {
      try Console.print(json: result)
      for line in result.warnings { Console.error("leitfaden: \(line)") }
    } else {
      Console.print(interview.id)
      for line in result.lines { Console.error("leitfaden: \(line)") }
    }
    if let failure = armed.recorder.snapshot.failure {
      throw CommandFailure("not all of the sound is safe: \(failure.sentence)", hint: failure.advice)
    }
    if let problem {
      let sentence = (problem as? any ExplainedError)?.sentence ?? "\(String(describing: problem))"
      throw CommandFailure(
        "the interview is safe, but its files for other programs are not written: \(sentence)",
        hint: "check the disk, then: leitfaden export \(interview.id.prefix(8)) --to DIR")
    }
  }
}
