import Foundation
import Hummingbird

/// What the address of the export page asks for: `/export`, `/export?guide=G`, `/export?interview=A&interview=B`.
struct ExportQuery: Sendable, Hashable {
  /// The guide whose interviews are offered.
  var guide: String?
  /// Interviews that are chosen at first; all when none is named.
  var interviews: [String]

  init(_ request: Request) {
    let values = request.uri.queryParameters
    guide = values["guide"].map(String.init).flatMap { $0.isEmpty ? nil : $0 }
    interviews = values[values: "interview"].map(String.init).filter { !$0.isEmpty }
  }
}
