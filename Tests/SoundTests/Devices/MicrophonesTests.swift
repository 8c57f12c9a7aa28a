import Foundation
import Testing

@testable import Sound

extension VirtualDevice {
  @Suite struct MicrophonesTests {
    private let device: VirtualMicrophone

    init() throws {
      device = try VirtualMicrophone.shared()
      try device.reset()
    }

    @Test("the list shows the virtual microphone, the standard one first, and no converter")
    func list() throws {
      let microphones = Microphones.list()
      let virtual = try #require(microphones.first { $0.name == "vmic" })
      #expect(virtual.description == "Virtual microphone")
      #expect(virtual.rates == [48_000])
      #expect(virtual.channels == 1...2)
      #expect(!virtual.isBusy && !virtual.isMonitor && !virtual.isDefault)
      #expect(microphones.first?.isDefault == true)
      #expect(microphones.filter { !$0.isMonitor }.map(\.name) == ["default", "vmic"])
    }

    @Test("a loudspeaker in the list is marked as the wrong source")
    func wrongSource() {
      #expect(Microphones.list().filter(\.isMonitor).allSatisfy { $0.name == "vspk" })
    }

    @Test("a microphone is found by its name and by a part of its description")
    func find() throws {
      #expect(try Microphones.find("vmic").name == "vmic")
      #expect(try Microphones.find("VIRTUAL MIC").name == "vmic")
      #expect(try Microphones.find("").isDefault)
      #expect(try Microphones.find("plug:vmic").name == "plug:vmic")
    }

    @Test("an unknown microphone is answered with what there is")
    func unknown() throws {
      let error = #expect(throws: SoundError.self) { try Microphones.find("Neumann") }
      #expect(error?.code == .noSuchDevice)
      #expect(error?.message.hasPrefix("there is no microphone “Neumann”; there is default (") == true)
      #expect(error?.message.contains("vmic (Virtual microphone)") == true)
    }

    @Test("an unplugged microphone is not listed, and without any the sentence says so")
    func unplugged() throws {
      try device.run("unplug")
      defer { try? device.reset() }
      #expect(Microphones.list().isEmpty)
      let error = #expect(throws: SoundError.self) { try Microphones.find("vmic") }
      #expect(error?.message == "no microphone found")
    }
  }
}
