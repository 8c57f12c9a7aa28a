// JSON of everything, described by docs/interviews.schema.json (JSON Schema 2020-12):
//
//   {"format":1,"interviews":[
//   {"id":"…","folder":"2026-11-21_P-07_a1b2","guide":{…},"events":[…],"answers":[…],…}
//   ]}
import Foundation
import Interview
import Wording

extension ExportFormat {
  /// Everything that the library holds on the interviews, the guide and all events included: each of them is what stands
  /// in `interview.json`, from which the library can be rebuilt.
  package static let json = ExportFormat(
    id: "json", name: "Everything in one file, for programs and archives (JSON)", purpose: .archive,
    opensIn: ["Leitfaden", "Python", "R (jsonlite)"],
    lost: "the sound",
    fileExtension: "json", consent: .archive, holds: [.times, .answers, .typed, .guide], reach: .together,
    writer: .files(JsonFormat.write(_:to:options:)))
}

enum JsonFormat {
  private static let fileName = "interviews.json"

  /// Writes `interviews.json`, an interview on each line.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let file = try OutputFile(folder.appending(path: fileName))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try file.append(Array("{\"format\":1,\"interviews\":[\n".utf8))
    for (index, interview) in interviews.enumerated() {
      let line = try encoder.encode(document(of: interview))
      try file.append(Array(line) + Array((index == interviews.count - 1 ? "\n" : ",\n").utf8))
    }
    try file.append(Array("]}\n".utf8))
    try file.synchronize()
    return [
      ExportedFile(
        name: fileName,
        what: "Everything about the interviews but their sound",
        remarks: interviews.contains(where: \.privacy.withNames)
          ? [
            "It also holds titles, places and persons: look before you pass it on."
          ] : [])
    ]
  }

  private static func document(of exported: ExportedInterview) -> InterviewDocument {
    let interview = exported.interview
    return InterviewDocument(
      id: interview.id, folder: exported.stem,
      created: created(exported) ?? interview.startedAt ?? Date(timeIntervalSince1970: 0),
      guide: interview.originalGuide, guideFingerprint: interview.beginning?.guideFingerprint ?? "",
      title: interview.title, participant: interview.participant, language: interview.language,
      events: interview.events)
  }

  /// When it was planned, which no event says.
  private static func created(_ exported: ExportedInterview) -> Date? {
    struct Planned: Decodable { var createdAt: String }
    let file = exported.folder.appending(path: InterviewDocument.fileName)
    guard let data = try? Data(contentsOf: file),
      let planned = try? JSONDecoder().decode(Planned.self, from: data)
    else { return nil }
    return try? Date(planned.createdAt, strategy: .iso8601)
  }
}
