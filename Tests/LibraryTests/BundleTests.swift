import Foundation
import Interview
import Testing
import Timeline
import Vault

@testable import Library

@Suite("Bundles")
struct BundleTests {
  let scratch: Scratch
  let library: Library
  let id: String
  let key = AgeIdentity()
  var file: URL { scratch.folder.appending(path: "P-07.leitfaden.age") }

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    id = try Self.record(into: library)
  }

  /// An interview with half a megabyte of sound and a photo.
  @discardableResult
  static func record(into library: Library) throws -> String {
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07", title: "Kanarienvogel")
    try library.commit(Sample.talk(folder))
    try library.writeDocument(folder.id)
    let sound = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 >> 9)) })
    let key = try library.keys?.key(in: folder.url)
    func put(_ data: Data, _ path: String) throws {
      let data = try key.map { try AgeFile.seal(data, to: [$0.identity.recipient]) } ?? data
      let file = folder.url.appending(path: path + (key == nil ? "" : ".age"))
      try Files.makeDirectories(file.deletingLastPathComponent())
      try data.write(to: file)
    }
    try put(sound, "part-001.wav")
    try put(Data("Kanarienbild".utf8), "files/photo.jpg")
    return folder.id
  }

  @discardableResult
  private func make(_ seal: BundleSeal? = nil, from library: Library? = nil) throws -> Data {
    try? FileManager.default.removeItem(at: file)
    let source = library ?? self.library
    _ = try source.makeBundle(
      of: source.list().map(\.id), to: file, seal: seal ?? .recipients([key.recipient]), program: "test")
    return try Data(contentsOf: file)
  }

  private func problem(_ openers: [AgeOpener]? = nil) -> String? {
    do {
      _ = try OpenedBundle(file, openers: openers ?? [.identity(key)])
      return nil
    } catch { return (error as? LibraryError)?.message ?? "\(error)" }
  }

  private func contents(_ library: Library, _ id: String) throws -> [String: String] {
    let folder = try library.interviewFolder(id).url
    let files = try BundledFile.all(in: folder, key: try library.keys?.key(in: folder))
    return try Dictionary(uniqueKeysWithValues: files.map { ($0.path, try $0.digest()) })
  }

  @Test("an interview comes whole into another library, once, and the second time nothing changes")
  func roundTrip() throws {
    try make()
    let other = try Scratch()
    let target = try other.open()
    let bundle = try OpenedBundle(file, openers: [.identity(key)])
    #expect(try target.takeIn(bundle) == [.new])
    #expect(try target.interview(id).events == library.interview(id).events)
    #expect(try contents(target, id) == contents(library, id))
    #expect(try contents(target, id).keys.sorted() == ["files/photo.jpg", "part-001.wav"])
    #expect(try target.check(sound: { _, _ in nil }).filter { !$0.message.contains("sound") } == [])
    let before = try FileManager.default.subpathsOfDirectory(atPath: other.url.path)
    #expect(try target.takeIn(bundle) == [.known])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: other.url.path) == before)
    #expect(target.audit().entries.map(\.action) == ["begun", "tookIn"])
  }

  @Test("interviews of a plain library come sealed into a sealed one, and readable out of it again")
  func sealing() throws {
    try make()
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: SealedLibraryTests.passphrase)
    let target = try other.open()
    let bundle = try OpenedBundle(file, openers: [.identity(key)])
    #expect(throws: LibraryError.locked(other.url.path)) { try target.takeIn(bundle) }
    try target.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(try target.takeIn(bundle) == [.new])
    #expect(try target.takeIn(bundle) == [.known])
    let (taken, before) = (try target.interview(id), try library.interview(id))
    #expect(taken.events.map(\.id) == before.events.map(\.id) && taken.notes == before.notes)
    #expect(taken.parts.map(\.file) == before.parts.map { $0.file + ".age" }, "as its files are called there")
    #expect(try contents(target, id) == contents(library, id))
    for path in try FileManager.default.subpathsOfDirectory(atPath: other.url.path) {
      let data = FileManager.default.contents(atPath: other.url.appending(path: path).path)
      #expect(data?.range(of: Data("Kanarien".utf8)) == nil, "\(path)")
    }
    // the library's own key opens what is sealed to it
    let own = try #require(target.keys?.recipients.first)
    try make(.recipients([own]), from: target)
    let back = try OpenedBundle(file, openers: target.keys?.openers ?? [])
    let third = try Scratch()
    #expect(try third.open().takeIn(back) == [.new])
    #expect(try contents(third.open(), id) == contents(library, id))
  }

  @Test("an interview that went on elsewhere grows; one that was changed here and there is left alone")
  func merging() throws {
    let other = try Scratch()
    let target = try other.open()
    try make()
    _ = try target.takeIn(try OpenedBundle(file, openers: [.identity(key)]))
    let count = Int64(try library.interview(id).events.count)
    let more = Sample.events(
      id, [.reopened, .marked(.init(colour: 2, label: "später", reach: 0))], from: count + 1)
    try library.commit(more)
    let part = try library.interviewFolder(id).url.appending(path: "part-002.wav")
    try Data("more".utf8).write(to: part)
    try make()
    let newer = try OpenedBundle(file, openers: [.identity(key)])
    #expect(try target.takeIn(newer) == [.grown(events: 2, files: 1)])
    #expect(try target.interview(id).events == library.interview(id).events)
    #expect(try contents(target, id) == contents(library, id))
    // the library's is the newer one now
    try target.edit(id, EventBody.Metadata(title: "Hier"), device: "desk")
    #expect(try target.takeIn(newer) == [.known])
    try library.edit(id, EventBody.Metadata(title: "Dort"), device: "tablet")
    try make()
    let outcome = try target.takeIn(try OpenedBundle(file, openers: [.identity(key)]))
    guard case .refused = outcome.first else { return #expect(Bool(false), "\(outcome)") }
    #expect(try target.interview(id).title == "Hier")
  }

  @Test("a sound file that differs is never written over")
  func differingSound() throws {
    let other = try Scratch()
    let target = try other.open()
    try make()
    _ = try target.takeIn(try OpenedBundle(file, openers: [.identity(key)]))
    let theirs = try target.interviewFolder(id).url.appending(path: "part-001.wav")
    try Data("other".utf8).write(to: theirs)
    try library.edit(id, EventBody.Metadata(title: "Neu"), device: "desk")
    try make()
    let outcome = try target.takeIn(try OpenedBundle(file, openers: [.identity(key)]))
    guard case .refused = outcome.first else { return #expect(Bool(false), "\(outcome)") }
    #expect(try Data(contentsOf: theirs) == Data("other".utf8))
  }

  @Test("sound whose last piece still lies in a tail goes along whole")
  func tails() throws {
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: SealedLibraryTests.passphrase)
    let sealed = try other.open()
    try sealed.keys?.unlock(SealedLibraryTests.passphrase)
    let talk = try Self.record(into: sealed)
    let folder = try sealed.interviewFolder(talk).url
    let content = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ ($0 >> 7)) })
    let name = "part-001.wav.age"
    let files = [name] + SealedName.tails(of: name)
    let descriptors = files.map {
      open(folder.appending(path: $0).path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    }
    defer { for descriptor in descriptors { close(descriptor) } }
    let key = try #require(try sealed.key(of: talk))
    let writer = try SealedPartWriter(
      to: key.identity.recipient, file: descriptors[0], tails: Array(descriptors.dropFirst()))
    try content.withUnsafeBytes { try writer.append($0, secured: 0) }
    try make(from: sealed)
    #expect(problem() == nil)
    let target = try Scratch()
    let plain = try target.open()
    _ = try plain.takeIn(try OpenedBundle(file, openers: [.identity(self.key)]))
    let sound = try plain.interviewFolder(talk).url.appending(path: "part-001.wav")
    #expect(try Data(contentsOf: sound) == content)
  }

  @Test("a hundred single changed bits are all found, sealed and not", arguments: [true, false])
  func flips(isSealed: Bool) throws {
    let whole = try make(isSealed ? nil : .plain)
    var generator = SystemRandomNumberGenerator()
    for number in 0..<100 {
      // the beginning and the end are small, and each of their bytes counts
      let place =
        number < 40
        ? number * 40
        : number < 60
          ? whole.count - 1 - (number - 40) * 40 : Int.random(in: 0..<whole.count, using: &generator)
      var changed = whole
      changed[place] ^= 1 << Int.random(in: 0..<8, using: &generator)
      try changed.write(to: file)
      #expect(problem() != nil, "byte \(place)")
    }
    try whole.write(to: file)
    #expect(problem() == nil)
  }

  @Test("a file that was cut off says how much of it is there", arguments: [true, false])
  func cutOff(isSealed: Bool) throws {
    let whole = try make(isSealed ? nil : .plain)
    try whole.prefix(300_000).write(to: file)
    let all = whole.count / 1000
    #expect(problem() == "P-07.leitfaden.age is incomplete: 300 of \(all) kB")
    for length in [0, 1, 100, 700, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: file)
      #expect(problem() != nil, "\(length) bytes")
    }
    try (whole + Data([0])).write(to: file)
    #expect(problem() != nil)
  }

  @Test("other keys, a wrong passphrase, a later version and other files each get their own sentence")
  func sentences() throws {
    try make()
    #expect(
      problem([.identity(AgeIdentity())]) == "P-07.leitfaden.age was encrypted for a key other than yours")
    try make(.passphrase(AgePassphrase("right", work: 4)))
    #expect(try OpenedBundle.needsPassphrase(file))
    #expect(
      problem([.passphrase(AgePassphrase("wrong", work: 4))])
        == "this is not the passphrase of P-07.leitfaden.age")
    #expect(problem([.passphrase(AgePassphrase("right", work: 4))]) == nil)
    let plain = try make(.plain)
    let place = try #require(plain.range(of: Data("\"format\" : 1".utf8)))
    try plain.replacing(place, with: Data("\"format\" : 2".utf8)).write(to: file)
    #expect(problem([]) == "P-07.leitfaden.age was made by a later version of Leitfaden")
    try Data("nothing of ours".utf8).write(to: file)
    #expect(problem([])?.contains("cannot be opened") == true)
  }

  @Test("a file that is there is not written over, and nothing is left of a bundle that fails")
  func refusals() throws {
    try Data("mine".utf8).write(to: file)
    #expect(throws: LibraryError.self) {
      try library.makeBundle(of: [id], to: file, seal: .plain, program: "test")
    }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    let other = scratch.folder.appending(path: "other.age")
    #expect(throws: AgeError.self) {
      try library.makeBundle(of: [id], to: other, seal: .recipients([]), program: "test")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted() == [
        "Interviews", "P-07.leitfaden.age",
      ])
  }
}

extension Data {
  /// The same with some bytes exchanged.
  fileprivate func replacing(_ range: Range<Int>, with bytes: Data) -> Data {
    var copy = self
    copy.replaceSubrange(range, with: bytes)
    return copy
  }
}
