import Foundation
import Interview
package import Library
import Sound
import Timeline
import Vault
import Wording

/// Puts interviews in order whose recorder died: repairs their parts from what is on disk and says so on the time line.
/// Needs the recorder lock, so that an interview that is being recorded is never touched.
package enum Recovery {
  /// Recovers every open interview that ended without a word; a second call finds nothing to do.
  static func recover(in store: Library, say: (SittingNotice) -> Void) throws {
    for id in try store.unfinishedInterviews() {
      do {
        let interview = try store.interview(id)
        guard !interview.events.isEmpty else { continue }
        let end = try breakOff(interview, in: store, say: say)
        try store.writeDocument(id)
        say(
          .recovered(
            length: TimeCode.short(end, at: interview.sampleRate), participant: interview.participant,
            interview: id))
      } catch let error as LibraryError where [.damaged, .keyDamaged].contains(error.code) {
        // one that cannot be read keeps nobody from the others
        say(.notRecovered(reason: error.sentence))
      }
    }
  }

  /// The same, when nobody records at the moment; silently nothing otherwise. May block.
  ///
  /// - Returns: What has to be known of it, in the order in which it happened.
  package static func recoverIfIdle(in store: Library) -> [SittingNotice] {
    // a locked library is put in order when it is unlocked
    guard !store.isLocked, (try? store.unfinishedInterviews().isEmpty) == false,
      let lock = try? store.lockForRecording()
    else { return [] }
    defer { lock.release() }
    var notices: [SittingNotice] = []
    do {
      try recover(in: store) { notices.append($0) }
    } catch {
      notices.append(
        .notRecovered(reason: (error as? LibraryError)?.sentence ?? "\(String(describing: error))"))
    }
    return notices
  }

  /// Removes what repairs replaced more than 30 days before `now`. Looks into every folder of the library, so it is done
  /// when a recording begins and not with every command.
  static func removeOldOriginals(in store: Library, now: Date = Date()) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: store.folder.path)) ?? []
    for name in names { RecoveredOriginals.removeOld(in: store.folder.appending(path: name), now: now) }
  }

  /// Ends the sitting whose recorder died: its parts hold what is on disk, and events say so.
  ///
  /// - Parameter isInHaste: Leaves what takes long with a long recording, sealing its parts anew and adding up their digests, to
  ///   `settle`. What cannot be read at once is an error then, and nothing is changed.
  /// - Returns: Where the sound ends.
  @discardableResult
  static func breakOff(
    _ interview: Interview, in store: Library, isInHaste: Bool = false, say: (SittingNotice) -> Void
  ) throws -> Frame {
    let folder = try store.interviewFolder(interview.id).url
    let identity = try store.key(of: interview.id)?.identity
    let format = interview.beginning.map(RecordingFormat.init)
    func frames(_ file: String) throws -> Int64 {
      isInHaste
        ? try PartRepair.survey(file: file, in: folder, format: format, identity: identity)
        : repaired(file, in: folder, format, identity, say)
    }
    func digest(_ file: String) -> String? {
      isInHaste ? nil : PartDigest.sha256(of: folder.appending(path: file))
    }
    var bodies: [EventBody] = []
    var end = interview.parts.map { $0.firstFrame + ($0.frames ?? 0) }.max() ?? .zero
    // one that a recovery in haste left, and that was not settled before the recorder died again
    let left = isInHaste ? [] : unsettled(interview)
    for part in interview.parts where part.frames == nil || left.contains(part) {
      let frames = try frames(part.file)
      bodies.append(.recovered(part: part.number, frames: frames, sha256: digest(part.file)))
      end = max(end, part.firstFrame + frames)
    }
    // a part whose opening did not make it into the database any more
    for (number, file) in unknownParts(of: interview, in: folder) {
      let frames = try frames(file)
      bodies.append(
        .partOpened(EventBody.PartOpened(number: number, file: file, firstFrame: end, device: "")))
      bodies.append(.recovered(part: number, frames: frames, sha256: digest(file)))
      end = end + frames
    }
    // a sitting without sound was not interrupted, it never began
    if hasSound(interview.events) || bodies.count > 0 { bodies.append(.interrupted) }
    bodies.append(.left)
    let (last, moment) = (interview.events.last, MonotonicTime.now())
    // What was stored last need not be what happened last: commands of a device out of reach arrive late. Nor is it the
    // end of the talk, which goes on to the end of the sound.
    let frame = max(end, interview.events.lazy.map(\.frame).max() ?? .zero)
    let events = bodies.enumerated().map { index, body in
      InterviewEvent(
        id: Identifier.fresh(), interview: interview.id, device: Computer.name,
        sequence: (last?.sequence ?? 0) + Int64(index) + 1, frame: frame, monotonic: moment, wall: Date(),
        body: body)
    }
    try store.commit(events)
    return end
  }

  /// The parts that were put in order in haste and not looked at since.
  static func unsettled(_ interview: Interview) -> [Part] {
    var numbers: Set<Int> = []
    for event in interview.events {
      switch event.body.payload {
      case let part as EventBody.Recovered where part.sha256 == nil: numbers.insert(part.part)
      case let part as EventBody.Recovered: numbers.remove(part.part)
      case let part as EventBody.PartClosed: numbers.remove(part.number)
      default: continue
      }
    }
    return interview.parts.filter { numbers.contains($0.number) && $0.frames != nil }
  }

  /// Does for one of them what there was no time for; may take seconds.
  ///
  /// - Returns: What it holds.
  static func settle(
    _ part: Part, of interview: Interview, in folder: URL, _ identity: AgeIdentity?,
    say: (SittingNotice) -> Void
  ) -> (frames: Int64, sha256: String?) {
    let format = interview.beginning.map(RecordingFormat.init)
    let frames = repaired(part.file, in: folder, format, identity, say)
    return (frames, PartDigest.sha256(of: folder.appending(path: part.file)))
  }

  /// Whether a part was opened since the last sitting began.
  private static func hasSound(_ events: [InterviewEvent]) -> Bool {
    for event in events.reversed() {
      switch event.body.payload {
      case is EventBody.PartOpened: return true
      case is EventBody.Started, is EventBody.Reopened: return false
      default: continue
      }
    }
    return false
  }

  private static func repaired(
    _ file: String, in folder: URL, _ format: RecordingFormat?, _ identity: AgeIdentity?,
    _ say: (SittingNotice) -> Void
  ) -> Int64 {
    do {
      let outcome = try PartRepair.repair(file: file, in: folder, format: format, identity: identity)
      if outcome.bytesSilenced > 0 {
        say(.silenced(file: file, bytes: Int64(outcome.bytesSilenced)))
      }
      return outcome.frames
    } catch {
      say(.notRepaired(file: file, reason: error.sentence))
      // What a sealed part and its tails hold can be read where there is no room to write it anew.
      return ((try? PartFacts(folder.appending(path: file), identity: identity)) ?? nil)?.frames ?? 0
    }
  }

  private static func unknownParts(of interview: Interview, in folder: URL) -> [(number: Int, file: String)] {
    let known = Set(interview.parts.map(\.file))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let match = name.wholeMatch(of: /part-(\d+)\.(wav|caf)(\.age)?/), !known.contains(name) else {
        return nil
      }
      return Int(match.1).map { ($0, name) }
    }
  }
}
