/// What a browser says it runs on, in words: to tell devices in a list apart, and no proof of anything.
package enum DeviceName {
  private static let systems = [
    ("iPad", "iPad"), ("iPhone", "iPhone"), ("Android", "Android"), ("CrOS", "Chromebook"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]
  private static let browsers = [
    ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("Edg", "Edge"), ("SamsungBrowser/", "Samsung Internet"),
    ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
  ]

  /// `Android · Chrome`; empty when nothing is known.
  package static func words(userAgent: String?) -> String {
    let agent = userAgent ?? ""
    return [systems, browsers].compactMap { known in known.first { agent.contains($0.0) }?.1 }
      .joined(separator: " · ")
  }
}
