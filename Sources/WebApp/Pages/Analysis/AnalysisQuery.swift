import Analysis
import Foundation

/// What somebody asked the analysis to show, as it stands in the address: it can be bookmarked, sent and gone back to.
/// `?status=saved&question.age=20..<30&question.age=30..<40&by=question.gender&page=2`
struct AnalysisQuery: Hashable, Sendable {
  /// Which interviews.
  var filter = AnalysisFilter()
  /// By what their groups are compared.
  var comparison: AnalysisAttribute?
  /// Which page of the questions, from 1.
  var page = 1

  private static let comparisonKey = "by"
  private static let pageKey = "page"

  /// Everything, compared by nothing.
  init() {}

  /// Reads what stands behind the question mark; what is not known is passed over.
  init(_ text: String) {
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let key = Self.decoded(parts[0]), let value = Self.decoded(parts[1]),
        !value.isEmpty
      else { continue }
      if key == Self.comparisonKey {
        comparison = AnalysisAttribute(word: value)
      } else if key == Self.pageKey {
        page = Int(value).map { min(max($0, 1), 10_000) } ?? 1
      } else if let attribute = AnalysisAttribute(word: key) {
        filter.chosen[attribute, default: []].insert(value)
      }
    }
  }

  /// The chosen values in a fixed order.
  var choices: [(attribute: AnalysisAttribute, code: String)] {
    filter.chosen.sorted { $0.key.word < $1.key.word }.flatMap { attribute, codes in
      codes.sorted().map { (attribute, $0) }
    }
  }

  /// The same without one value, from the first page on.
  func without(_ attribute: AnalysisAttribute, _ code: String) -> AnalysisQuery {
    var query = self
    query.filter.chosen[attribute]?.remove(code)
    if query.filter.chosen[attribute]?.isEmpty == true { query.filter.chosen[attribute] = nil }
    query.page = 1
    return query
  }

  /// The same with only this value of an attribute.
  func only(_ attribute: AnalysisAttribute, _ code: String) -> AnalysisQuery {
    var query = self
    query.filter.chosen[attribute] = [code]
    query.page = 1
    return query
  }

  /// The same with all interviews.
  var unfiltered: AnalysisQuery {
    var query = self
    query.filter = AnalysisFilter()
    query.page = 1
    return query
  }

  /// The same on another page.
  func onPage(_ page: Int) -> AnalysisQuery {
    var query = self
    query.page = page
    return query
  }

  /// With the question mark, or empty.
  var text: String {
    var pairs = choices.map { ($0.attribute.word, $0.code) }
    if let comparison { pairs.append((Self.comparisonKey, comparison.word)) }
    if page > 1 { pairs.append((Self.pageKey, String(page))) }
    let fields = pairs.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }
    return fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
  }

  /// `/guides/GUIDE/analysis` with what is asked; `ending` is `.csv` for the table.
  ///
  /// - Parameter despite: Whether it says that the table is fetched although somebody did not agree to it.
  func address(guide: String, ending: String = "", despite: Bool = false) -> String {
    let end = despite ? (text.isEmpty ? "?" : "&") + DespiteConsent.field : ""
    return "/guides/\(Self.encoded(guide))/analysis\(ending)\(text)\(end)"
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// One step or field of an address.
  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  // Forms write a plus for a space.
  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
