/// The style sheet of charts, to be served as a file or a part of one: charts carry no styles themselves. Every colour is
/// a custom property with a default, and the page's text colour is the text colour.
package enum ChartStyleSheet {
  /// The text of the style sheet. Charts fill the width they are given up to 36 rem; on a dark page edges and lines turn
  /// light; with forced colours and on paper hatches and edges carry the meaning.
  package static let css = """
    .chart { display: block; width: 100%; max-width: 36rem; height: auto; }
    .chart .chart-1 { fill: var(--chart-1, #0072B2); }
    .chart .chart-2 { fill: var(--chart-2, #E69F00); }
    .chart .chart-5 { fill: var(--chart-5, #56B4E9); }
    .chart .chart-middle { fill: var(--chart-middle, #E4E4E4); }
    .chart .chart-edge { stroke: var(--chart-edge, #1A1A1A); }
    .chart .chart-median { fill: #1A1A1A; stroke: #FFFFFF; }
    .chart .chart-line { stroke: var(--chart-line, currentColor); }
    @media (prefers-color-scheme: dark) {
      .chart .chart-1 { fill: var(--chart-1, #56B4E9); }
      .chart .chart-edge { stroke: var(--chart-edge, #E8E8E8); }
    }
    @media (forced-colors: active) {
      .chart .chart-1, .chart .chart-2, .chart .chart-5, .chart .chart-middle { fill: Canvas; }
      .chart .chart-1 { fill: CanvasText; }
      .chart .chart-edge, .chart .chart-line, .chart .chart-hatch { stroke: CanvasText; }
      .chart .chart-hatch { stroke-opacity: 1; }
      .chart .chart-on-fill { fill: CanvasText; stroke: Canvas; }
    }
    @media print {
      .chart { break-inside: avoid; color: #000; print-color-adjust: exact; }
    }

    """
}
