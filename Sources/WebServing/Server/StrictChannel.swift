package import HummingbirdCore
package import Logging
package import NIOCore
import NIOHTTP1

/// A connection on which a request says once whom it is for.
package struct StrictChannel: ServerChildChannel {
  /// As of any connection.
  package typealias Value = HTTP1Channel.Value

  private let base: HTTP1Channel

  /// Wraps a connection.
  package init(base: HTTP1Channel) { self.base = base }

  /// Stands behind the reader of requests.
  package func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    base.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(HostInFirstLine(), position: .after(decoder))
      return value
    }
  }

  /// As the connection does.
  package func handle(value: Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

/// Makes the host that stands in the first line of a request seen: what comes after it knows the path and the header only. A
/// second name is what the safety of the web app refuses.
private final class HostInFirstLine: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), !head.uri.hasPrefix("/") else {
      return context.fireChannelRead(data)
    }
    head.headers.add(name: "Host", value: "")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
