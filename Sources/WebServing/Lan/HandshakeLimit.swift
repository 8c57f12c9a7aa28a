import NIOCore
import NIOTLS

/// Hangs up on who does not finish the beginning of TLS in time, however many bytes they send meanwhile.
final class HandshakeLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let limit: TimeAmount
  private var end: Scheduled<Void>?

  /// Makes the limit of one connection.
  init(_ limit: TimeAmount) { self.limit = limit }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    end = context.eventLoop.scheduleTask(in: limit) { channel.close(mode: .all, promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    end?.cancel()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent { end?.cancel() }
    context.fireUserInboundEventTriggered(event)
  }
}
