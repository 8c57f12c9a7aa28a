package import Foundation
package import Guide
internal import Documents
import Wording

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

  /// Writes the page with its style and pictures inside.
  package static func write(_ guide: Guide, media: GuideMedia) throws -> GuideWriting {
    GuideWriting(
      data: try page(guide, style: .inside, media: media),
      losses: PrintedPictures.missing(in: guide, media).map {
        "“\($0)” is not there, too large or not beside the guide; its description is printed instead"
      } + ExportLosses.ofLanguages(guide))
  }

  /// How the page comes to its style.
  package enum Style: Sendable {
    /// It stands in the page.
    case inside
    /// It is loaded from an address, for pages that may have none inside.
    case linked(String)
  }

  /// Writes the page: everything the interviewer needs on paper, for all whom a screen would disturb.
  ///
  /// - Parameter media: Where its pictures are; they stand in the page.
  package static func page(_ guide: Guide, style: Style, media: GuideMedia) throws -> Data {
    let writer = try XMLWriter()
    PrintedGuideWriter(guide, media: media).write(style, writer)
    let document = writer.finish()
    // HTML begins with its own line instead of XML's
    let body =
      document.firstIndex(of: UInt8(ascii: "\n")).map { document[document.index(after: $0)...] } ?? document
    return Data("<!DOCTYPE html>\n".utf8) + body
  }

  /// The style of the page, as a style sheet. It stands in the page without being escaped the way HTML reads it: no
  /// quotation marks, `<` or `&`.
  package static let styleSheet = """
    @page { margin: 18mm 16mm 20mm; }
    html { font: 11pt/1.4 Noto Serif, Georgia, serif; color: #000; background: #fff; }
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
    .information { margin: 0; white-space: pre-line; }
    .help { margin: .1rem 0; font-size: .9rem; }
    .required { font-weight: normal; font-size: .85rem; }
    ul { list-style: none; margin: .3rem 0; padding: 0; }
    li { margin: .15rem 0; }
    .box { font-size: 1.15em; padding-inline-end: .4rem; }
    .line { border-bottom: .5pt solid #000; height: 1.9rem; }
    .fill { display: inline-block; min-width: 9rem; border-bottom: .5pt solid #000; }
    table { border-collapse: collapse; width: 100%; margin: .4rem 0; }
    th, td { border: .5pt solid #777; padding: .3rem .4rem; text-align: center; font-weight: normal; }
    th.row { text-align: start; }
    .begins { border-inline-start-width: 2pt; }
    .fill.wide { min-width: 24rem; }
    td { height: 1.4rem; font-size: 1.15em; }
    .fields th.row { width: 35%; }
    .fields td { text-align: end; font-size: .85rem; color: #444; height: 1.9rem; }
    .scale { width: auto; margin-inline-start: -.55rem; }
    .scale td { border: 0; padding: 0 .55rem; height: auto; font-size: 1em; }
    .scale .circle { font-size: 1.3em; line-height: 1; }
    .scale .start, .scale .end { max-width: 12rem; vertical-align: middle; }
    .scale .start { text-align: end; }
    .scale .end { text-align: start; }
    .slider { display: flex; align-items: center; gap: .6rem; margin: .6rem 0; }
    .track { flex: 1; border-bottom: 1.5pt solid #000; border-inline: 1.5pt solid #000; height: .7rem; }
    .canvas { border: .5pt solid #777; height: 9cm; }
    img { display: block; max-width: 100%; max-height: 9cm; margin: .4rem 0; }
    li img { display: inline-block; max-height: 3cm; max-width: 45%; margin: 0 .5rem 0 0; vertical-align: middle; }
    @media print { body { max-width: none; margin: 0; padding: 0; } }
    """
}
