package import Foundation
import Guide
package import Interview
import Sound
package import Timeline

/// Conducts one interview: takes commands one after another, checks them, turns them into events, has the events
/// stored, and only then acknowledges them.
///
/// Commands are carried out in the order in which they arrive. A command whose identifier was seen before is
/// acknowledged again without doing anything.
package actor InterviewSession {
  /// The interview's identifier.
  package nonisolated let id: String
  let journal: any EventJournal
  let sound: any InterviewSound
  let device: String
  let wallClock: @Sendable () -> Date
  /// Whether nobody records: an interview of the past is being worked on.
  nonisolated let isEditing: Bool

  var interview: Interview
  var sounding = SessionState.Sounding.notBegun
  /// Whether it is off record because the guide says so, and not the interviewer.
  var isSilentByGuide = false
  var storageProblem: String?
  /// What can be taken back of this sitting.
  var history = CommandHistory()
  var lastMark: (id: String, colour: Int, moment: MonotonicTime)?

  private var isEditingEnded = false
  /// Where this sitting begins on the sound, and when it began.
  private var sittingStart = (frame: Frame.zero, moment: MonotonicTime(nanoseconds: .min))
  /// When the sitting began that this one goes on from by itself.
  private var brokenSince: MonotonicTime?
  private var earlierSittings: RecordedMoments?
  private var waiting: [(body: EventBody, frame: Frame, moment: MonotonicTime)] = []
  /// Identifiers of the events of earlier sittings.
  private let earlier: Set<String>
  private var acknowledged: [String: Acknowledgement] = [:]
  private var tail: Task<Void, Never>?
  private var watcher: Task<Void, Never>?
  private var observers: [String: AsyncStream<SessionState>.Continuation] = [:]

  /// Makes a session for an interview that is planned, or was left or saved and is to go on.
  ///
  /// - Parameters:
  ///   - device: Identifier of this computer.
  ///   - wallClock: Labels events with the time of day.
  package init(
    interview: Interview, journal: any EventJournal, sound: any InterviewSound, device: String,
    wallClock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      interview: interview, journal: journal, sound: sound, device: device, isEditing: false,
      wallClock: wallClock)
  }

  init(
    interview: Interview, journal: any EventJournal, sound: any InterviewSound, device: String,
    isEditing: Bool, wallClock: @escaping @Sendable () -> Date
  ) {
    id = interview.id
    self.isEditing = isEditing
    if isEditing { sounding = .ended }
    self.interview = interview
    earlier = Set(interview.events.map(\.id))
    self.journal = journal
    self.sound = sound
    self.device = device
    self.wallClock = wallClock
  }

  /// Begins the interview, or goes on with it: stores the first event, then starts the sound.
  ///
  /// - Parameters:
  ///   - moment: When the interviewer asked for it. Sound from then on is kept as far as the recorder
  ///     still has it, so that the time it takes to store the beginning costs no word.
  ///   - consent: Stored with the beginning.
  ///   - broken: The sitting that broke off a moment ago, when this one goes on from it by itself: with the sound, or in the
  ///     pause or off the record, as it was.
  /// - Throws: When nothing could be stored or the sound did not start.
  package func begin(
    _ facts: EventBody.Started, at moment: MonotonicTime = .now(), consent: ConsentAtStart = .init(),
    after broken: BrokenSitting? = nil
  ) async throws {
    guard !isEditing else { throw SessionError(.notRecording) }
    let isNew = interview.status == .planned
    let beginning = isNew ? [EventBody.started(facts)] : [.reopened] + placeAgain
    let past = recordedMoments
    // with the beginning: what was off the record must not be on it when this dies as well
    let silence = broken?.silence
    try await store(
      beginning + [silence].compactMap(\.self) + consent.events + lostBefore(broken), at: interview.length,
      moment: moment, id: nil)
    // not a frame of what is not to be recorded
    let first = try sound.start(at: moment, isPaused: silence != nil || isSilenced)
    // what was done after the sound broke off belongs to this sitting
    sittingStart = (first, broken?.end ?? moment)
    brokenSince = broken?.beginning
    if !isNew { earlierSittings = past }
    sounding = silence == nil ? .recording : silence == .paused ? .paused : .offRecord
    watch()
    publish()
    if let silence {
      isSilentByGuide = isSilenced && silence == .offRecord(reason: "")
    } else if isSilenced {
      let touch = Touch(command: .onRecord, frame: frame(at: moment), moment: moment, id: Self.newID())
      // the recorder tells its own events meanwhile
      try await inOrder { session in try await session.followSilence(touch) }
    } else if let end = broken?.end {
      try await inOrder { session in try await session.tellMissing(since: end, at: first) }
    }
  }

  /// What died with the recorder of the sound before a pause.
  private func lostBefore(_ broken: BrokenSitting?) -> [EventBody] {
    guard let lost = broken?.lost, lost > 0 else { return [] }
    return [.gap(Gap(frame: interview.length, frames: lost, cause: .interruption, isFilled: false))]
  }

  /// Tells how much sound is missing between the end of the sitting that broke off and the first frame of this one.
  private func tellMissing(since end: MonotonicTime, at first: Frame) async throws {
    let now = MonotonicTime.now()
    let recorded = interview.sampleRate.seconds(frames: sound.frame(at: now) - first)
    let began = now + -Int64(recorded * 1e9)
    let missed = interview.sampleRate.frames(nanoseconds: began - end)
    guard missed > 0 else { return }
    let gap = Gap(frame: first, frames: missed, cause: .interruption, isFilled: false)
    try await store([.gap(gap)], at: first, moment: began, id: nil)
  }

  /// Stores what a part of an earlier sitting holds, once it was looked at in peace.
  package func settle(part: Part, frames: Int64, sha256: String?) async throws {
    let body = EventBody.partClosed(.init(number: part.number, frames: frames, sha256: sha256))
    _ = try await inOrder { session in
      try await session.store([body], at: part.firstFrame + frames, moment: .now(), id: nil)
    }
  }

  /// Who goes on is where they were at the end of the last sitting.
  private var placeAgain: [EventBody] {
    let place = interview.lastPlace
    if let question = place.question, interview.guide.question(question) != nil {
      return [.visited(question: question)]
    }
    return place.section.map { [.visited(question: nil, section: $0)] } ?? []
  }

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - moment: When the touch arrived, before anything was done with it, or when it was made on a device that was
  ///     out of reach. A moment that has not come yet counts as now, one before this sitting as its beginning.
  ///   - id: Made by the sender; becomes the event's identifier.
  /// - Throws: `SessionError` with a sentence when it was refused or could not be stored. Nothing has changed then.
  @discardableResult
  package func perform(
    _ command: InterviewCommand, at moment: MonotonicTime = .now(), id: String = InterviewSession.newID()
  ) async throws -> Acknowledgement {
    let moment = min(moment, .now())
    if command == .save || command == .leave {
      guard !isEditing else { throw SessionError(isEditingEnded ? .editingEnded : .notRecording) }
      try refuseEarlier(moment)
      return try await finish(command, at: moment, id: id)
    }
    return try await inOrder { session in
      if let before = await session.acknowledgement(of: id) { return before }
      let done = try await session.carryOut(command, at: moment, id: id)
      await session.remember(done, for: id)
      return done
    }
  }

  /// How things stand.
  package var state: SessionState {
    let recorder = sound.snapshot
    return SessionState(
      interview: sounding == .ended ? interview : interview.continued(to: recorder.frame), sounding: sounding,
      recorder: recorder, storageProblem: storageProblem)
  }

  /// Where on the time line a moment lies: never in the future, and in an earlier sitting when it lies there; while
  /// editing, every moment after the recording is its end.
  package func frame(at moment: MonotonicTime) -> Frame {
    if isEditing { return min(recordedMoments.frame(at: moment) ?? interview.soundEnd, interview.soundEnd) }
    let moment = min(moment, .now())
    if moment < sittingStart.moment, let past = earlierSittings?.frame(at: moment) { return past }
    return max(sound.frame(at: max(MonotonicTime(nanoseconds: 0), moment)), sittingStart.frame)
  }

  /// Where on the sound of this interview moments lie that are over.
  private var recordedMoments: RecordedMoments {
    RecordedMoments(of: interview, now: .now(), wall: wallClock())
  }

  /// Whether it refused a command because it has ended, so that the interview's next session may take it.
  package nonisolated func isOver(_ error: SessionError) -> Bool {
    error.refusal == (isEditing ? .editingEnded : .notRecording)
  }

  /// Whether the interview that is edited was still being recorded at a moment.
  func wasRecorded(_ moment: MonotonicTime) -> Bool { recordedMoments.holds(moment) }

  /// Whether there is sound of a moment, be it of this sitting or of an earlier one.
  func isHeard(_ moment: MonotonicTime) -> Bool {
    if isEditing { return wasRecorded(moment) }
    return moment >= sittingStart.moment || earlierSittings?.holds(moment) ?? true
  }

  /// Refuses what was done before this sitting began and is told only now: a pause of yesterday must not stop today's
  /// sound.
  private func refuseEarlier(_ moment: MonotonicTime) throws {
    // the pages did not notice that their recorder was another one for a moment
    if let brokenSince, moment >= brokenSince { return }
    guard moment < sittingStart.moment, let earlierSittings else { return }
    throw SessionError(earlierSittings.holds(moment) ? .earlierSitting : .notRecordedThen)
  }

  /// The state now and after every change. Only the newest is kept for a slow reader.
  package func states() -> AsyncStream<SessionState> {
    let (stream, continuation) = AsyncStream<SessionState>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let key = Identifier.fresh()
    observers[key] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.forget(key) }
    }
    continuation.yield(state)
    return stream
  }

  /// A fresh identifier for a command: UUID text in lower case.
  package static func newID() -> String { Identifier.fresh() }

  // MARK: - Order

  private func inOrder<Result: Sendable>(
    _ work: @escaping @Sendable (InterviewSession) async throws -> Result
  ) async throws -> Result {
    let before = tail
    let task = Task {
      await before?.value
      return try await work(self)
    }
    tail = Task { _ = await task.result }
    return try await task.value
  }

  /// What was acknowledged before, in this sitting or an earlier one.
  private func acknowledgement(of id: String) -> Acknowledgement? {
    if let done = acknowledged[id] { return done }
    guard earlier.contains(id), let event = interview.events.first(where: { $0.id == id }) else { return nil }
    return Acknowledgement(
      command: event.body.kind, frame: event.frame, seconds: event.frame.seconds(at: interview.sampleRate),
      event: id)
  }

  private func remember(_ done: Acknowledgement, for id: String) { acknowledged[id] = done }

  private func forget(_ observer: String) { observers[observer] = nil }

  func publish() {
    guard !observers.isEmpty else { return }
    let state = state
    for observer in observers.values { observer.yield(state) }
  }

  // MARK: - Storing

  /// Stores events and folds them in. The first gets `id` as its identifier, the others fresh ones.
  @discardableResult
  func store(
    _ bodies: [EventBody], at frame: Frame, moment: MonotonicTime, id: String?
  ) async throws -> [InterviewEvent] {
    try await storeWaiting()
    return try await append(bodies, at: frame, moment: moment, id: id)
  }

  @discardableResult
  private func append(
    _ bodies: [EventBody], at frame: Frame, moment: MonotonicTime, id: String?
  ) async throws -> [InterviewEvent] {
    var sequence = interview.events.last?.sequence ?? 0
    let wall = wallClock()
    let events = bodies.enumerated().map { index, body in
      sequence += 1
      return InterviewEvent(
        id: (index == 0 ? id : nil) ?? Self.newID(), interview: self.id, device: device, sequence: sequence,
        frame: frame, monotonic: moment, wall: wall, body: body)
    }
    do {
      try await journal.append(events)
    } catch {
      storageProblem = "could not be stored: \(error)"
      publish()
      throw SessionError(.notStored(reason: "\(error)"))
    }
    storageProblem = nil
    for event in events { interview.append(event) }
    publish()
    return events
  }

  // MARK: - The recorder's own events

  private func watch() {
    let events = sound.events
    watcher = Task { [weak self] in
      for await event in events {
        guard let self else { return }
        try? await self.inOrder { session in try await session.take(event) }
      }
    }
  }

  /// Stores what the recorder reports. What cannot be stored now is stored before whatever can be stored next:
  /// nobody would send it again.
  private func take(_ event: RecorderEvent) async throws {
    if let (body, frame) = EventBody.of(event, now: sound.frame(at: .now())) {
      waiting.append((body, frame, .now()))
    }
    try await storeWaiting()
    publish()
  }

  private func storeWaiting() async throws {
    while let next = waiting.first {
      try await append([next.body], at: next.frame, moment: next.moment, id: nil)
      waiting.removeFirst()
    }
  }

  /// Ends the sound, waits until the recorder's last words are stored, then closes the interview. Safe to repeat
  /// when storing failed.
  private func finish(
    _ command: InterviewCommand, at moment: MonotonicTime, id: String
  ) async throws -> Acknowledgement {
    try await inOrder { session in await session.beginEnding() }
    let summary = await sound.stop(at: moment)
    await watcher?.value
    return try await inOrder { session in
      if let before = await session.acknowledgement(of: id) { return before }
      let frame = max(summary.end, await session.interview.visits.last?.start ?? .zero)
      try await session.store([command == .save ? .saved : .left], at: frame, moment: moment, id: id)
      let done = await session.acknowledge(command, frame, id)
      await session.remember(done, for: id)
      await session.endObservation()
      return done
    }
  }

  private func beginEnding() { sounding = .ended }

  func endObservation() {
    publish()
    for observer in observers.values { observer.finish() }
    observers = [:]
  }

  /// Refuses everything from now on and ends `states()`; for an interview that is edited. Nothing is stored by it.
  package func endEditing() async {
    guard isEditing else { return }
    _ = try? await inOrder { session in await session.closeEditing() }
  }

  private func closeEditing() {
    isEditingEnded = true
    endObservation()
  }

  /// Refuses what needs sound while there is none, and everything after the end.
  func checkState(for command: InterviewCommand, at moment: MonotonicTime) throws {
    if isEditing {
      guard !isEditingEnded else { throw SessionError(.editingEnded) }
      if command.isEditing { return }
      // when the recorder died nobody could know at once: what was done then is kept, at the end of the sound
      let isKept = wasRecorded(moment) || interview.interruption != nil
      guard command.isOfAMoment, isKept else {
        throw SessionError(interview.interruption == nil ? .notRecording : .notRecordedThen)
      }
    } else if sounding == .notBegun || sounding == .ended {
      throw SessionError(.notRecording)
    } else if command.isOfThisSitting {
      try refuseEarlier(moment)
    }
  }

  func acknowledge(_ command: InterviewCommand, _ frame: Frame, _ event: String) -> Acknowledgement {
    Acknowledgement(
      command: command.word, frame: frame, seconds: frame.seconds(at: interview.sampleRate), event: event)
  }
}
