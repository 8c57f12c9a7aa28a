import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// A connection from the network: TLS or nothing, with a limit for its beginning.
struct LanChannel: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  let base: StrictChannel
  let tls: NIOSSLContext

  /// Makes the connections of a server with a certificate.
  ///
  /// - Throws: When BoringSSL does not take it.
  init(_ base: StrictChannel, _ pair: CertificateFile) throws {
    self.base = base
    let certificate = try NIOSSLCertificate(
      bytes: pair.bytes, format: .der)
    let key = try NIOSSLPrivateKey(bytes: Array(pair.keyText.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    // of TLS 1.2 only what also proves that nothing was changed, with keys of one connection; 1.3 has nothing else
    configuration.cipherSuiteValues = [
      .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,
      .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
      .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]
    configuration.applicationProtocols = ["http/1.1"]
    tls = try NIOSSLContext(configuration: configuration)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(PlainRequestRefusal())
      try pipeline.addHandler(NIOSSLServerHandler(context: tls))
      try pipeline.addHandler(HandshakeLimit(.seconds(Limits.handshake)))
    }.flatMap { base.setup(channel: channel, logger: logger) }
  }

  func handle(value: Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
