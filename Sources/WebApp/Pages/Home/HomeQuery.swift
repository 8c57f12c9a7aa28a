import Foundation
import Hummingbird
import Interview

/// What the address of the first page asks for.
struct HomeQuery: Sendable, Hashable {
  /// As many interviews at once.
  static let page = 50

  /// Words to look for; empty for none.
  var words = ""
  /// Only interviews with this guide.
  var guide: String?
  /// Only interviews that far.
  var status: Interview.Status?
  /// At most this many.
  var limit = page

  init() {}

  init(_ request: Request) {
    let values = request.uri.queryParameters
    words = String((values["q"] ?? "").prefix(300)).replacing("+", with: " ").trimmingCharacters(
      in: .whitespacesAndNewlines)
    guide = values["guide"].map(String.init).flatMap { $0.isEmpty ? nil : $0 }
    status = values["status"].flatMap { Interview.Status(rawValue: String($0)) }
    limit = min(max(values["n"].flatMap { Int($0) } ?? Self.page, Self.page), 100_000)
  }

  /// Whether some interviews are left out on purpose.
  var isFiltered: Bool { guide != nil || status != nil }

  /// The address with one thing changed.
  func address(_ change: (inout HomeQuery) -> Void) -> String {
    var query = self
    change(&query)
    return "/"
      + Address.query([
        ("guide", query.guide), ("status", query.status?.rawValue),
        ("n", query.limit == Self.page ? nil : "\(query.limit)"),
      ])
  }
}
