import Interview
import Interviewing
import Sitting
import Timeline
import WebServing

/// A device that joined, as pages show it.
struct DeviceView: Encodable, Hashable, Sendable {
  let id: Int
  /// `Android · Chrome`, or empty.
  let name: String
  /// Whether it came over the network; else by cable or on this computer.
  let isFromNetwork: Bool
  /// Whether its hand-over goes on; afterwards it may hand in late answers only.
  let isAnswering: Bool
  /// Whole seconds since it last asked for something.
  let seen: Int

  init(_ device: JoinedDevices.Device, isAnswering: Bool, now: MonotonicTime = .now()) {
    (id, name, self.isAnswering) = (device.id, device.name, isAnswering)
    isFromNetwork = device.entrance == .network
    seen = max(0, Int((now - device.seen) / 1_000_000_000))
  }

  /// All devices, or those of one interview, the newest first.
  static func all(_ app: WebServices, interview: String? = nil) async -> [DeviceView] {
    var views: [DeviceView] = []
    for device in app.devices.all.reversed() where interview == nil || device.interview == interview {
      let handover = await app.interviews.live(device.interview)?.session.state.interview.handover?.id
      views.append(DeviceView(device, isAnswering: handover == device.handover))
    }
    return views
  }
}
