import WebServing

/// How far a hand-over is, and how a device can join it: for the interviewer's page.
struct HandoverProgress: Encodable, Sendable {
  var isHandedOver = false
  /// Browsers that answer, this computer's own among them.
  var count = 0
  /// Those that joined with a code, of this interview.
  var devices: [DeviceView] = []
  /// The code that is still good, and for how many seconds; empty and 0 without one.
  var code = ""
  var seconds = 0
  var lan = LanState()
  /// The address with the code, to be scanned.
  var picture: QRCode?

  /// The progress of an interview's hand-over.
  ///
  /// - Parameter handover: Its identifier; `nil` when there is none.
  init(_ interview: String, handover: String?, _ app: WebServices, _ language: Language) async {
    isHandedOver = handover != nil
    count = handover.map(app.respondents.count) ?? 0
    devices = await DeviceView.all(app, interview: interview)
    lan = await app.lan.state(language)
    guard let code = app.pairing.code(of: interview) else { return }
    self.code = code
    seconds = app.pairing.seconds(of: interview)
    picture = lan.isOn ? QRCode(lan.link(code)) : nil
  }
}
