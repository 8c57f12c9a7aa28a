import Foundation
import Interview
import Timeline

/// Where a WAV comes from: `bext` (EBU Tech 3285, version 1) and `LIST INFO`, in ASCII, because readers take other letters
/// for different ones. The names of files and the interview's identifier; no person, no place.
struct OriginChunks {
  /// Both chunks.
  let bytes: [UInt8]

  init(_ sound: SoundFile, of exported: ExportedInterview) {
    let interview = exported.interview
    let began = interview.events.lazy.compactMap { event -> Date? in
      event.body.as(EventBody.PartOpened.self)?.number == sound.number ? event.wall : nil
    }.first
    let offset = interview.beginning?.utcOffset ?? 0
    // 2026-11-21T14:03:05+01:00, as clocks showed it
    let clock = (began ?? interview.startedAt).map { ClockText.local($0, offset: offset) } ?? ""
    let (day, time) = (String(clock.prefix(10)), String(clock.dropFirst(11).prefix(8)))
    let seconds = time.split(separator: ":").reduce(Int64(0)) { $0 * 60 + (Int64($1) ?? 0) }
    var origin = Self.field(sound.exportStem, 256) + Self.field("Leitfaden", 32)
    origin +=
      Self.field(interview.id.replacing("-", with: ""), 32) + Self.field(day, 10) + Self.field(time, 8)
    // frames since midnight, the version, no UMID, what is reserved
    origin += RiffBytes.long(seconds * Int64(interview.sampleRate.hertz)) + RiffBytes.short(1)
    origin += [UInt8](repeating: 0, count: 64 + 190)
    let info =
      [("INAM", sound.exportStem), ("ICRD", day), ("ISFT", "Leitfaden")].filter { !$0.1.isEmpty }
      .flatMap { RiffBytes.chunk($0.0, Self.ascii($0.1) + [0]) }
    bytes = RiffBytes.chunk("bext", origin) + RiffBytes.chunk("LIST", Array("INFO".utf8) + info)
  }

  private static func ascii(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { (32..<127).contains($0.value) ? UInt8($0.value) : UInt8(ascii: "_") }
  }

  /// A text in a field of so many bytes.
  private static func field(_ text: String, _ size: Int) -> [UInt8] {
    let kept = ascii(text).prefix(size)
    return kept + [UInt8](repeating: 0, count: size - kept.count)
  }
}
