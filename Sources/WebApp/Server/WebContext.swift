import Hummingbird
import WebServing

/// What travels with one request: who asks, and how they want to see pages.
struct WebContext: RequestContext {
  /// Hummingbird's own part.
  var coreContext: CoreRequestContextStorage
  /// Who asks; `nil` until the cookie was read, and for strangers.
  var visitor: Visitor?
  /// Where the request came in.
  var entrance = Entrance.computer
  /// Language, theme and text size of this browser.
  var preferences = Preferences()

  /// Makes the context of a request that just arrived.
  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
