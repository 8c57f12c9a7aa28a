import Foundation
import Guide
import Interview
import Timeline
import Vault

/// An interview of which only the sound is left: the parts in a folder become a saved interview without questions.
enum RecoveredInterview {
  /// Makes the interview of the parts in `directory`; `nil` when none of them is readable sound.
  static func document(
    _ directory: URL, library: URL, now: Date, identity: AgeIdentity?, sound: SoundFacts.Reader
  ) throws -> InterviewDocument? {
    let parts = parts(in: directory, identity, sound)
    guard let first = parts.first else { return nil }
    let guide = Guide(
      id: "recovered", title: "recovered",
      sections: [Section(id: "recovered", title: "recovered")])
    let fingerprint = try GuideFingerprint.fingerprint(of: guide)
    let begun = modification(directory.appending(path: first.name)) ?? now
    let folder = directory.lastPathComponent
    let started = EventBody.Started(
      guide: guide.id, guideVersion: "", guideFingerprint: fingerprint, participant: participant(folder),
      title: "recovered", language: "", sampleRate: first.facts.sampleRate, channels: first.facts.channels,
      bits: first.facts.bits, container: container(first.name), utcOffset: 0)
    var bodies: [(EventBody, Frame)] = [(.started(started), .zero)]
    var position = Frame.zero
    for (index, part) in parts.enumerated() {
      let opened = EventBody.PartOpened(number: index + 1, file: part.name, firstFrame: position, device: "")
      bodies.append((.partOpened(opened), position))
      position = position + part.facts.frames
      bodies.append(
        (.partClosed(EventBody.PartClosed(number: index + 1, frames: part.facts.frames)), position))
    }
    bodies.append((.left, position))
    let id = identifier(folder)
    let events = bodies.enumerated().map { index, body in
      InterviewEvent(
        id: Identifier.fresh(), interview: id, device: "recovered", sequence: Int64(index + 1),
        frame: body.1, monotonic: MonotonicTime(nanoseconds: 0), wall: begun, body: body.0)
    }
    return InterviewDocument(
      id: id, folder: folder,
      created: Date(timeIntervalSince1970: begun.timeIntervalSince1970.rounded(.down)),
      guide: guide, guideFingerprint: fingerprint, title: "", participant: "", language: "", events: events)
  }

  /// The beginning of an interview whose `interview.json` is from before it began, as a second copy has it when the first
  /// medium is lost meanwhile: with it the interview counts as interrupted, and is put in order as such. `nil` when none of
  /// its sound is readable.
  static func beginning(
    of document: InterviewDocument, in directory: URL, now: Date, identity: AgeIdentity?,
    sound: SoundFacts.Reader
  ) -> InterviewEvent? {
    guard let first = parts(in: directory, identity, sound).first else { return nil }
    let started = EventBody.Started(
      guide: document.guide.id, guideVersion: document.guide.version,
      guideFingerprint: document.guideFingerprint, participant: document.participant,
      title: document.title, language: document.language, sampleRate: first.facts.sampleRate,
      channels: first.facts.channels, bits: first.facts.bits, container: container(first.name), utcOffset: 0)
    return InterviewEvent(
      id: Identifier.fresh(), interview: document.id, device: "recovered", sequence: 1, frame: .zero,
      monotonic: MonotonicTime(nanoseconds: 0),
      wall: modification(directory.appending(path: first.name)) ?? now, body: .started(started))
  }

  /// The parts that are readable sound, in order.
  private static func parts(
    in directory: URL, _ identity: AgeIdentity?, _ sound: SoundFacts.Reader
  ) -> [(name: String, facts: SoundFacts)] {
    Files.names(in: directory).filter(PartName.isPart)
      .sorted { PartName.number($0) ?? 0 < PartName.number($1) ?? 0 }
      .compactMap { name in
        (try? sound(directory.appending(path: name), identity)).flatMap { $0 }.map { (name, $0) }
      }
  }

  private static func container(_ part: String) -> String { part.hasSuffix("caf") ? "caf" : "wav" }

  /// `P-07` of `2026-11-21_P-07_a1b2`; empty for other names.
  private static func participant(_ folder: String) -> String {
    let pieces = folder.split(separator: "_")
    return pieces.count >= 3 ? pieces[1...(pieces.count - 2)].joined(separator: "_") : ""
  }

  /// A new identifier that begins as the folder's name ends, so that the two still belong together.
  private static func identifier(_ folder: String) -> String {
    let fresh = Identifier.fresh()
    guard let end = folder.split(separator: "_").last, (4...8).contains(end.count),
      end.allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return fresh }
    return String(end) + fresh.dropFirst(end.count)
  }

  private static func modification(_ file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}
