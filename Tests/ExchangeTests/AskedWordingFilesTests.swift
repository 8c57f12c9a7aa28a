import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("Files tell the words in which a question was asked")
struct AskedWordingFilesTests {
  // Asked when the answer was 3; afterwards it was set right.
  private func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.guide.sections[0].questions[1].text = "What would {years} years have told you?"
    held.guide.sections.swapAt(0, 1)
    held.answer("years", .number(3), at: 1)
    held.visit("advice", at: 8000)
    held.happened(12_000, .transcribed(visit: "event-4", text: "A lot."))
    held.visit(nil, at: 24_000)
    held.answer("years", .number(7), at: 26_000)
    return held
  }

  private static let wording = "What would 3 years have told you?"

  @Test("labels have the answer that was in them then")
  func labels() throws {
    let markers = try held(in: TemporaryFolder()).exported.markers
    #expect(markers.map(\.label).contains { $0.hasSuffix("advice: \(Self.wording)") }, "\(markers)")
  }

  @Test(
    "in every file of an interview, never the name in braces, nor what was answered later",
    arguments: [
      .audacity, .webVTT, .transcript, .ohms, .report,
      .maxqda, .csvExchange,
    ] as [ExportFormat])
  func files(_ format: ExportFormat) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    let files = try Exporter.export([try held(in: folder).exported], formats: [format], to: target)
    // What stands for all interviews has the guide's words.
    let own = files.filter { file in
      !["codebook", "contents", "answers_wide", "interviews", "events"].contains {
        file.lastPathComponent.hasPrefix($0)
      }
    }
    let texts = own.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.contains { $0.contains(Self.wording) }, "\(own.map(\.lastPathComponent))")
    #expect(!texts.contains { $0.contains("{years}") || $0.contains("What would 7 years") })
  }
}
