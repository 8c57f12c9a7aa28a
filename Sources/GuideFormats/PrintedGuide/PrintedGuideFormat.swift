package import Foundation
package import Guide
internal import Documents

/// A guide as a page to print: one HTML file without scripts that any browser opens.
package enum PrintedGuideFormat: WritableGuideFormat {
  /// `printed`
  package static let id = "printed"
  /// Page to print
  package static let name = "Page to print (.html)"
  /// `html`
  package static let fileExtensions = ["html"]
  /// text/html
  package static let mediaType = "text/html; charset=utf-8"

  /// Writes the page with its style inside.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    GuideWriting(data: try page(guide, style: .inside))
  }

  /// How the page comes to its style.
  package enum Style: Sendable {
    /// It stands in the page.
    case inside
    /// It is loaded from an address, for pages that may have none inside.
    case linked(String)
  }

  /// Writes the page: everything the interviewer needs on paper, for all whom a screen would disturb.
  package static func page(_ guide: Guide, style: Style) throws -> Data {
    let writer = try XMLWriter()
    PrintedGuideWriter(guide).write(style, writer)
    let document = writer.finish()
    // HTML begins with its own line instead of XML's
    let body =
      document.firstIndex(of: UInt8(ascii: "\n")).map { document[document.index(after: $0)...] } ?? document
    return Data("<!DOCTYPE html>\n".utf8) + body
  }

  /// The style of the page, as a style sheet.
  package static let styleSheet = """
    @page { margin: 18mm 16mm 20mm; }
    html { font: 11pt/1.4 "Noto Serif", Georgia, serif; color: #000; background: #fff; }
    body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
    h2 { font-size: 1.2rem; margin: 1.8rem 0 .5rem; border-bottom: 1.5pt solid #000; break-after: avoid; }
    .facts, .condition, .kind { color: #444; font-size: .85rem; }
    .head { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin: 1rem 0; }
    .head span { flex: 1 1 12rem; border-bottom: .5pt solid #000; padding-top: .8rem; font-size: .85rem; }
    .note { border-inline-start: 3pt solid #888; padding-inline-start: .6rem; font-style: italic; }
    .question { break-inside: avoid; margin: 1rem 0; padding-inline-start: 2.4rem; position: relative; }
    .number { position: absolute; inset-inline-start: 0; font-weight: bold; }
    .wording { font-weight: bold; margin: 0; white-space: pre-line; }
    .required { font-weight: normal; font-size: .85rem; }
    ul { list-style: none; margin: .3rem 0; padding: 0; }
    li { margin: .15rem 0; }
    .box { font-size: 1.15em; padding-inline-end: .4rem; }
    .line { border-bottom: .5pt solid #000; height: 1.9rem; }
    .fill { display: inline-block; min-width: 9rem; border-bottom: .5pt solid #000; }
    table { border-collapse: collapse; width: 100%; margin: .4rem 0; }
    th, td { border: .5pt solid #777; padding: .3rem .4rem; text-align: center; font-weight: normal; }
    th.row { text-align: start; }
    @media print { body { max-width: none; margin: 0; padding: 0; } }
    """
}
