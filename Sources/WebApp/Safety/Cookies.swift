/// The cookies of a request. Of two with one name the first counts.
struct Cookies {
  private var values: [String: String] = [:]

  init(_ header: String?) {
    for pair in (header ?? "").split(separator: ";") {
      let halves = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
      guard halves.count == 2 else { continue }
      let name = String(halves[0])
      if values[name] == nil { values[name] = String(halves[1]) }
    }
  }

  subscript(name: String) -> String? { values[name] }
}
