import Foundation
import Testing
import Wording

@testable import Sound

@Suite("Who holds a microphone")
struct DeviceHolderTests {
  /// A `/proc` with two cards, of which the second is held by process 4711.
  private static func proc() throws -> URL {
    let proc = FileManager.default.temporaryDirectory.appending(
      path: "proc-\(UUID().uuidString)", directoryHint: .isDirectory)
    func write(_ text: String, _ path: String) throws {
      let file = proc.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("closed\n", "asound/card0/pcm0c/sub0/status")
    try write("state: RUNNING\nowner_pid   : 99\n", "asound/card0/pcm0p/sub0/status")
    try write("state: RUNNING\nowner_pid   : 4711\ntrigger_time: 1.0\n", "asound/card1/pcm0c/sub0/status")
    try write("audacity\n", "4711/comm")
    try write("player\n", "99/comm")
    try FileManager.default.createSymbolicLink(
      at: proc.appending(path: "asound/Yeti"), withDestinationURL: proc.appending(path: "asound/card1"))
    return proc
  }

  @Test(
    "the program is named, of the card that is meant",
    arguments: [
      ("plughw:CARD=Yeti,DEV=0", "audacity"), ("hw:1,0", "audacity"), ("hw:0", nil), ("default", "audacity"),
    ] as [(String, String?)])
  func program(_ device: String, _ program: String?) throws {
    let proc = try Self.proc()
    defer { try? FileManager.default.removeItem(at: proc) }
    let holder = DeviceHolder(proc: proc)
    #expect(holder.program(holding: device) == program)
    #expect(
      holder.sentence(device).english
        == (program == nil ? "in use by another program" : "in use by the program audacity"))
  }

  @Test("where the kernel tells nothing it is another program")
  func unknown() {
    let holder = DeviceHolder(proc: URL(filePath: "/nowhere", directoryHint: .isDirectory))
    #expect(holder.sentence("hw:0").english == "in use by another program")
    #expect(OpenMicrophone.refusal("hw:77", -EBUSY).code == .deviceBusy)
    #expect(OpenMicrophone.refusal("hw:77", -EBUSY).message.contains("is in use by "))
  }
}
