import Foundation
import Timeline
import Wording

/// What the player's thread does: obeys commands, keeps the loudspeaker's buffer full, says what is heard.
///
/// Each start, seek and change of speed makes a new `PlaybackSource` and drops what the device still held, so the
/// frame being heard is always start + (written - queued) * speed.
final class PlaybackLoop {
  private enum State {
    case idle, playing, draining
    /// Since when, to give the loudspeaker back after a while.
    case paused(MonotonicTime)
  }

  /// A paused player gives the loudspeaker back after this time.
  private static let pauseKeepsDevice: Int64 = 10_000_000_000
  /// A loudspeaker that takes nothing for so long is taken to be gone.
  private static let stallLimit: Int64 = 3_000_000_000

  private let reader: PartReader
  private let device: String
  private let mailbox: PlayerMailbox
  private let events: AsyncStream<PlayerEvent>.Continuation

  private var speaker: Loudspeaker?
  private var source: PlaybackSource?
  private var state = State.idle
  private var isStarted = false
  private var isAnnounced = false
  private var speed = 1.0
  private var until: Frame?
  /// Where to go on; kept while nothing plays.
  private var position = Frame.zero
  private var news: [PlayerEvent] = []
  /// Device frames heard at the last look, and when that number last grew.
  private var heard: Int64 = 0
  private var lastProgress = MonotonicTime.now()

  init(
    table: PartTable, device: String, mailbox: PlayerMailbox, events: AsyncStream<PlayerEvent>.Continuation
  ) {
    reader = PartReader(table)
    self.device = device
    self.mailbox = mailbox
    self.events = events
  }

  /// Runs until told to quit.
  func run() {
    defer { events.finish() }
    while true {
      for letter in mailbox.wait(milliseconds: patience) {
        if case .quit = letter.command {
          letter.reply.fulfil(nil)
          return
        }
        answer(letter)
      }
      do {
        try tick()
        publish()
      } catch {
        fail(error)
      }
    }
  }

  /// Milliseconds until the buffer must be looked after.
  private var patience: Int? {
    switch state {
    case .idle: return nil
    case .paused: return 1000
    case .draining: return 5
    case .playing:
      let rate = reader.table.rate.hertz
      let buffer = (speaker?.bufferFrames ?? rate / 2) * 1000 / rate
      return min(max(buffer / 10, 2), 50)
    }
  }

  private func answer(_ letter: PlayerMailbox.Letter) {
    do {
      try obey(letter.command)
      publish()
      letter.reply.fulfil(nil)
    } catch {
      if case .play = letter.command {
        // the caller of `play` is told by the throw
        halt()
        publish()
      } else {
        fail(error)
      }
      letter.reply.fulfil(error)
    }
  }

  private func fail(_ error: SoundError) {
    halt()
    report(.failed(error))
    publish()
  }

  /// Keeps an event until the state it speaks of is published, so that who hears of the end sees it ended.
  private func report(_ event: PlayerEvent) { news.append(event) }

  // MARK: - Commands

  private func obey(_ command: PlayerCommand) throws(SoundError) {
    switch command {
    case .play(let from, let until):
      self.until = until
      try begin(at: from)
    case .pause: try pause()
    case .resume:
      if !isSounding { try begin(at: position) }
    case .seek(let target): try move(to: target)
    case .skip(let frames): try move(to: heardFrame() + frames)
    case .speed(let value):
      guard value != speed else { return }
      speed = value
      if isSounding { try begin(at: heardFrame()) }
    case .stop:
      guard isSounding || speaker != nil else { return }
      position = try heardFrame()
      halt()
      until = nil
      report(.stopped(position))
    case .quit: break
    }
  }

  private var isSounding: Bool {
    switch state {
    case .playing, .draining: true
    case .idle, .paused: false
    }
  }

  /// Starts the sound at `frame`, whatever went on before.
  private func begin(at frame: Frame) throws(SoundError) {
    let speaker: Loudspeaker
    if let open = self.speaker {
      speaker = open
      try speaker.drop()
    } else {
      speaker = try Loudspeaker.open(
        device, rate: reader.table.rate, channels: reader.table.channels, bits: reader.table.bits)
      self.speaker = speaker
    }
    position = min(max(frame, .zero), reader.table.length)
    source = try PlaybackSource(
      reader, from: position, until: max(position, until ?? reader.table.length), speed: speed,
      format: speaker.format)
    isStarted = false
    isAnnounced = false
    heard = 0
    lastProgress = .now()
    state = .playing
    try fill()
  }

  private func pause() throws(SoundError) {
    guard isSounding else { return }
    position = try heardFrame()
    try speaker?.drop()
    source = nil
    state = .paused(.now())
    report(.paused(position))
  }

  private func move(to target: Frame) throws(SoundError) {
    let target = min(max(target, .zero), reader.table.length)
    if let until, target >= until { self.until = nil }
    if isSounding { try begin(at: target) } else { position = target }
  }

  // MARK: - Sound

  private func tick() throws(SoundError) {
    switch state {
    case .idle: break
    case .paused(let since):
      if MonotonicTime.now() - since > Self.pauseKeepsDevice { speaker = nil }
    case .playing: try fill()
    case .draining: try drain()
    }
    try watch()
  }

  /// Fills the loudspeaker's buffer and starts it as soon as a fifth is there.
  private func fill() throws(SoundError) {
    guard let speaker, let source else { return }
    while true {
      let bytes = try source.next()
      if bytes.isEmpty {
        state = .draining
        return try drain()
      }
      switch try speaker.write(bytes) {
      case .took(0): return try startIfNeeded()
      case .took(let frames):
        source.took(frames, bytesPerFrame: speaker.frameBytes)
        if source.delivered >= Int64(speaker.bufferFrames / 5) { try startIfNeeded() }
      case .ranDry: isStarted = false
      case .slept: return try begin(at: source.frame(heard: heard))
      }
    }
  }

  private func startIfNeeded() throws(SoundError) {
    guard !isStarted, let speaker, let source else { return }
    try speaker.start()
    isStarted = true
    if !isAnnounced { report(.started(source.start)) }
    isAnnounced = true
  }

  private func drain() throws(SoundError) {
    guard let speaker, let source else { return }
    if source.delivered > 0 {
      try startIfNeeded()
      // below two periods the device is asked to stop by itself; before, commands must find it responsive
      guard let queued = try speaker.queued() else { return try begin(at: source.frame(heard: heard)) }
      guard queued < speaker.bufferFrames / 12, speaker.drain() else { return }
    }
    position = source.end
    halt()
    report(.finished(position))
  }

  /// Notices a loudspeaker that takes no sound and says nothing.
  private func watch() throws(SoundError) {
    guard isSounding, let speaker, let source, let queued = try speaker.queued() else { return }
    let now = MonotonicTime.now()
    let count = source.delivered - Int64(queued)
    if count > heard {
      heard = count
      lastProgress = now
    } else if now - lastProgress > Self.stallLimit {
      throw SoundError(
        .noSuchDevice, "the loudspeaker “\(device)” no longer takes sound",
        hint: "plug it in again, or choose another one with --device")
    }
  }

  private func heardFrame() throws(SoundError) -> Frame {
    guard isSounding, let source, let speaker else { return position }
    guard let queued = try speaker.queued() else { return source.frame(heard: heard) }
    return source.frame(heard: max(heard, source.delivered - Int64(queued)))
  }

  private func halt() {
    if let source, isSounding { position = max(position, source.frame(heard: heard)) }
    state = .idle
    source = nil
    speaker = nil
  }

  private func publish() {
    mailbox.publish(clock)
    for event in news { events.yield(event) }
    news.removeAll()
  }

  private var clock: PlayerClock {
    guard isSounding, let source else {
      return PlayerClock(frame: position, speed: speed)
    }
    return PlayerClock(
      frame: source.frame(heard: heard), moment: .now(),
      framesPerSecond: isStarted ? Int(Double(reader.table.rate.hertz) * speed) : 0,
      limit: source.frame(heard: source.delivered), speed: speed, isPlaying: true)
  }
}
