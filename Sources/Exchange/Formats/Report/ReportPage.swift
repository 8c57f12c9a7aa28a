import Documents
import Foundation

/// The frame around every report: one HTML file that needs no other and asks nobody for anything. Its script and its
/// style are named by their hashes, so that nothing in the texts of people can ever run.
struct ReportPage {
  /// BCP 47 tag of the page's own words.
  var language: String
  /// What the browser calls it.
  var title: String
  /// Its style sheet.
  var style: String
  /// Its script, or empty.
  var script = ""

  /// The bytes of the page with what `body` writes into it.
  func data(body: (inout HTMLWriter) -> Void) -> Data {
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n")
    html.element("html", [("lang", language)]) { html in
      html.element("head") { head(&$0) }
      html.element("body") { html in
        body(&html)
        if !script.isEmpty { html.element("script") { $0.markup(script) } }
      }
    }
    html.markup("\n")
    return Data(html.text.utf8)
  }

  private func head(_ html: inout HTMLWriter) {
    html.element("meta", [("charset", "utf-8")])
    html.element("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)])
    html.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    html.element("meta", [("name", "referrer"), ("content", "no-referrer")])
    html.element("title", [], title)
    html.element("style") { $0.markup(style) }
  }

  // A page that is opened by double click has no origin: `file:` lets it play the sound beside it.
  private var policy: String {
    let scripts = script.isEmpty ? "'none'" : Self.hash(script)
    return
      "default-src 'none'; style-src \(Self.hash(style)); script-src \(scripts); media-src 'self' file:; "
      + "base-uri 'none'; form-action 'none'"
  }

  private static func hash(_ text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return "'sha256-\(Data(hash.digest()).base64EncodedString())'"
  }
}
