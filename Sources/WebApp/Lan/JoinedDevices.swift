import Synchronization
import Timeline
import WebServing

/// The devices that joined with a code, in the order they did, until they are revoked or the program ends.
final class JoinedDevices: Sendable {
  /// One device.
  struct Device: Hashable, Sendable {
    /// Its visitor's identifier.
    let id: Int
    /// See `DeviceName`; may be empty.
    let name: String
    let entrance: Entrance
    let interview: String
    /// Identifier of the hand-over it joined.
    let handover: String
    /// When it last asked for something.
    var seen: MonotonicTime
  }

  private let devices = Mutex<[Device]>([])

  /// Takes in a device.
  func add(_ device: Device) { devices.withLock { $0.append(device) } }

  /// Notes that a visitor asked for something; nothing happens for those who did not join with a code.
  func touch(_ visitor: Visitor, now: MonotonicTime = .now()) {
    devices.withLock { devices in
      if let index = devices.firstIndex(where: { $0.id == visitor.id }) { devices[index].seen = now }
    }
  }

  /// Forgets a device.
  func remove(_ id: Int) { devices.withLock { $0.removeAll { $0.id == id } } }

  /// All of them.
  var all: [Device] { devices.withLock { $0 } }
}
