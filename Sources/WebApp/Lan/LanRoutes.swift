import HTTPTypes
import Hummingbird
import WebServing
import Wording

/// Switching the network on and off, the authority's certificate, and the devices that joined: the interviewer's, on this
/// computer only.
struct LanRoutes: Sendable {
  let app: WebServices

  private struct Switch: Decodable {
    var isOn: Bool
  }

  private struct Devices: Encodable {
    var lan: LanState
    var devices: [DeviceView]
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/lan") { _, context in await answer(context) }
    router.put("/api/lan") { request, context in
      if try await JSONBody.read(Switch.self, from: request, context).isOn {
        try await app.lan.start(app, port: app.settings.current.port)
      } else {
        await app.lan.stop()
      }
      return await answer(context)
    }
    router.get("/api/lan/authority") { _, _ in
      guard let text = await app.lan.authority() else { throw WebError.lanOff }
      return Response(
        status: .ok,
        headers: [
          .contentType: "application/x-x509-ca-cert",
          .contentDisposition: "attachment; filename=\"leitfaden-certificate.crt\"",
        ], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
    router.delete("/api/devices") { _, context in
      for device in app.devices.all { app.revoke(device.id) }
      return await answer(context)
    }
    router.delete("/api/devices/:device") { _, context in
      let id = try context.parameters.require("device", as: Int.self)
      // not there any more is what was wanted
      app.revoke(id)
      return await answer(context)
    }
  }

  private func answer(_ context: WebContext) async -> Response {
    await JSONBody.response(
      Devices(lan: app.lan.state(context.preferences.language), devices: DeviceView.all(app)))
  }
}

extension WebServices {
  /// Takes everything from a device that joined with a code: its next request is a stranger's, its stream ends.
  func revoke(_ id: Int) {
    guard devices.all.contains(where: { $0.id == id }) else { return }
    dismiss(id)
  }

  /// The same for any visitor.
  func dismiss(_ id: Int) {
    sessions.dismiss(id)
    respondents.forget(id)
    devices.remove(id)
  }
}

extension WebError {
  static let lanOff = WebError(
    status: .conflict, "lan-off", "devices are not let in over the network at the moment",
    hint: "switch it on first")

  init(_ problem: LanProblem) {
    self.init(status: .conflict, problem.code, problem.sentence, hint: problem.advice)
  }
}
