import Foundation
import Testing
import Timeline

@testable import Sound

@Suite("The second copy of a part that was recorded earlier") struct OlderPartTests {
  private let source: TemporaryFolder
  private let medium: TemporaryFolder
  private let place: MirrorPlace
  private let name = "part-001.wav"
  /// A whole part, one that is damaged in its sound, and the digest of the whole one.
  private let whole: Data
  private let damaged: Data
  private let digest: String

  private var first: URL { source.url.appending(path: name) }
  private var copy: URL { place.folder.appending(path: name) }
  private var kept: URL { place.folder.appending(path: "recovered").appending(path: name) }

  init() throws {
    source = try TemporaryFolder()
    medium = try TemporaryFolder()
    place = try MirrorPlace(in: medium.url, for: source.url)
    let configuration = RecorderConfiguration(folder: source.url, format: RecordingFormat(channels: 1))
    let file = try PartFile(number: 1, at: .zero, in: configuration)
    let sound = Data((0..<800_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    try sound.withUnsafeBytes { try file.write(try #require($0.baseAddress), count: 400_000) }
    file.close()
    digest = try #require(file.sha256)
    whole = try Data(contentsOf: source.url.appending(path: name))
    var changed = whole
    changed[500_000] ^= 1
    damaged = changed
  }

  private func settle(_ digest: String?) throws -> OlderPart.Outcome {
    try OlderPart.settle(name, sha256: digest, from: source.url, to: place) {}
  }

  @Test("it is made when there is none, and left alone when it is the same")
  func made() throws {
    for _ in 1...2 {
      #expect(try settle(digest) == .same)
      #expect(try Data(contentsOf: copy) == whole)
    }
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test("a copy that was interrupted is completed, and its old header with it")
  func completed() throws {
    var begun = whole.prefix(300_000)
    begun.replaceSubrange(40..<44, with: [0, 0, 0, 0])
    try begun.write(to: copy)
    #expect(try settle(digest) == .same)
    #expect(try Data(contentsOf: copy) == whole)
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test("a damaged copy is kept beside the new one")
  func damagedCopy() throws {
    try damaged.write(to: copy)
    #expect(try settle(digest) == .keptOther)
    #expect(try Data(contentsOf: copy) == whole)
    #expect(try Data(contentsOf: kept) == damaged)
  }

  @Test("damage in the library is never written over a good copy")
  func damagedFirst() throws {
    try whole.write(to: copy)
    try damaged.write(to: first)
    #expect(try settle(digest) == .firstDamaged)
    #expect(try Data(contentsOf: copy) == whole)
    try damaged.prefix(700_000).write(to: first)
    #expect(try settle(digest) == .firstDamaged)
    #expect(try Data(contentsOf: copy) == whole)
  }

  @Test("where nothing tells which of the two is right, both are kept")
  func unknown() throws {
    try damaged.write(to: copy)
    #expect(try settle(nil) == .keptOther)
    #expect(try Data(contentsOf: copy) == whole)
    #expect(try Data(contentsOf: kept) == damaged)
  }

  @Test("a header that differs is no reason to lose either")
  func header() throws {
    var other = whole
    other[24] ^= 1
    try other.write(to: copy)
    #expect(try settle(digest) == .keptOther)
    #expect(try Data(contentsOf: kept) == other)
  }
}
