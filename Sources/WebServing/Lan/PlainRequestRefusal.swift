import NIOCore

/// Stands before TLS: who speaks plain HTTP is told so, and learns nothing else.
final class PlainRequestRefusal: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The first byte of a TLS record that begins a handshake (RFC 8446, section 5.1).
  private static let handshake: UInt8 = 22

  private static let words = "This address answers over TLS only: it begins with https://\n"
  private static let answer = """
    HTTP/1.1 426 Upgrade Required\r
    Upgrade: TLS/1.2, HTTP/1.1\r
    Connection: close, Upgrade\r
    Content-Type: text/plain; charset=utf-8\r
    Content-Length: \(words.utf8.count)\r
    \r
    \(words)
    """

  private var isRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isRefused { return }
    let buffer = unwrapInboundIn(data)
    guard let first = buffer.getInteger(at: buffer.readerIndex, as: UInt8.self) else { return }
    if first == Self.handshake {
      context.fireChannelRead(data)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
      return
    }
    isRefused = true
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.answer))).whenComplete { _ in
      // half a second for the answer to be read: closing with unread bytes would take it back
      _ = channel.eventLoop.scheduleTask(in: .milliseconds(500)) { channel.close(promise: nil) }
    }
  }
}
