import Testing

@testable import WebServing

/// The port beside the host that is Leitfaden's alone.
@Suite struct PortHoldTests {
  @Test("nobody else listens at the port on [::1]")
  func thePortIsHeld() throws {
    let hold = try PortHold(0)
    try #require(hold.port > 0, "this computer has no IPv6")
    #expect(throws: PortHold.Failure.self) { try PortHold(hold.port) }
    hold.release()
    try PortHold(hold.port).release()
  }
}
