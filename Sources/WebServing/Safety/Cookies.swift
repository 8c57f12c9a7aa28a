/// The cookies of a request. Of two with one name the first counts.
package struct Cookies {
  private var values: [String: String] = [:]

  /// Reads a header; nothing of what is no pair of name and value.
  package init(_ header: String?) {
    for pair in (header ?? "").split(separator: ";") {
      let halves = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
      guard halves.count == 2 else { continue }
      let name = String(halves[0])
      if values[name] == nil { values[name] = String(halves[1]) }
    }
  }

  /// The value of a cookie.
  package subscript(name: String) -> String? { values[name] }
}
