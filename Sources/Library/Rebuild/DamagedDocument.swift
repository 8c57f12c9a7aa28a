import Foundation
import Guide
import Interview
import Vault

/// What can still be read of an `interview.json` that is no whole one any more. A line of JSON holds no line break of a text, so
/// the lines that Leitfaden writes tell where a field and where an event begins and ends, whatever happened inside another one.
struct DamagedDocument {
  /// Identity, guide, and every event that can be read.
  var document: InterviewDocument
  /// How many events cannot.
  var lost: Int
  /// Whether there is nothing that could have been an event: none is lost, and they end where they ought to.
  var hasAllEvents: Bool

  /// Reads what can be read; `nil` when it cannot even be said which interview that was, along which guide, and how it began.
  init?(_ file: URL, folder: String, key: InterviewKey?, now: Date) {
    guard var data = Files.contents(file) else { return nil }
    if file.lastPathComponent == InterviewDocument.sealedFileName {
      guard let key, let opened = try? AgeFile.open(data, with: [.identity(key.identity)]) else { return nil }
      data = opened
    }
    self.init(data, folder: folder, now: now)
  }

  /// The same of its bytes.
  init?(_ data: Data, folder: String, now: Date) {
    let fields = Self.pieces(data.split(separator: UInt8(ascii: "\n")), indentation: 2)
    func read<Value: Decodable>(_ name: String, _ type: Value.Type) -> Value? {
      fields[name].flatMap { try? JSONDecoder().decode(type, from: Data($0.joined(separator: [10]))) }
    }
    guard let id = read("id", String.self), let guide = read("guide", Guide.self),
      let fingerprint = try? GuideFingerprint.fingerprint(of: guide)
    else { return nil }
    let texts = Self.elements(fields["events"] ?? [])
    var (events, known): ([InterviewEvent], Set<Int64>) = ([], [])
    for text in texts {
      guard let event = try? JSONDecoder().decode(InterviewEvent.self, from: text), event.interview == id,
        event.impossibility == nil, known.insert(event.sequence).inserted
      else { continue }
      events.append(event)
    }
    events.sort { $0.sequence < $1.sequence }
    let created = read("createdAt", String.self).flatMap { try? Date($0, strategy: .iso8601) }
    document = InterviewDocument(
      id: id, folder: folder, created: created.flatMap { $0.isPossible ? $0 : nil } ?? now, guide: guide,
      guideFingerprint: fingerprint, title: read("title", String.self) ?? "",
      participant: read("participant", String.self) ?? "", language: read("language", String.self) ?? "",
      events: events)
    lost = texts.count - events.count
    hasAllEvents =
      lost == 0 && fields["events"]?.last == Data("  ]".utf8)
      && events.map(\.sequence) == Array(1...Int64(max(1, events.count)))
  }

  /// The values of an object's fields as lines, by the fields' names.
  private static func pieces(_ lines: [Data], indentation: Int) -> [String: [Data]] {
    let beginning = Data(repeating: UInt8(ascii: " "), count: indentation) + Data("\"".utf8)
    let middle = Data("\" : ".utf8)
    var fields: [String: [Data]] = [:]
    var name: String?
    for line in lines {
      if line.starts(with: beginning), let end = line.range(of: middle) {
        name = String(decoding: line[(line.startIndex + beginning.count)..<end.lowerBound], as: UTF8.self)
        fields[name ?? ""] = [Data(line[end.upperBound...])]
      } else if line == Data("}".utf8) {
        name = nil
      } else if let name {
        fields[name]?.append(line)
      }
    }
    // what separates them belongs to none
    return fields.mapValues { $0.dropLast() + [withoutComma($0.last ?? Data())] }
  }

  /// The objects of an array.
  private static func elements(_ lines: [Data]) -> [Data] {
    var elements: [Data] = []
    var element: [Data] = []
    for line in lines {
      if line == Data("    {".utf8) {
        // the end of the one before is lost
        if !element.isEmpty { elements.append(Data(element.joined(separator: [10]))) }
        element = [line]
      } else if !element.isEmpty {
        element.append(withoutComma(line, when: line.starts(with: Data("    }".utf8))))
        if line.starts(with: Data("    }".utf8)) {
          elements.append(Data(element.joined(separator: [10])))
          element = []
        }
      }
    }
    return element.isEmpty ? elements : elements + [Data(element.joined(separator: [10]))]
  }

  private static func withoutComma(_ line: Data, when isEnd: Bool = true) -> Data {
    isEnd && line.last == UInt8(ascii: ",") ? line.dropLast() : line
  }
}
