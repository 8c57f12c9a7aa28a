/// What a report on many interviews needs besides the style of reports and charts.
enum StudyReportStyle {
  /// The style sheet as it stands in the page.
  static let css = """
    figure{margin:0}
    figcaption,caption{font-weight:600;text-align:start;padding-block-end:.25rem}
    caption{font-weight:400;color:var(--muted)}
    h4{margin:.5rem 0 .25rem;font-size:1rem}
    figure.times,.times>.wide,.battery{background:var(--surface);border:1px solid var(--line);border-radius:.625rem;padding:.75rem 1rem;margin-top:.5rem}
    figure.times .chart{max-width:26rem}
    figure.times{margin-block:0 1.5rem}
    .pair{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem 2rem}
    .sec{font-weight:600}
    tbody th:not(.sec)[lang]{padding-inline-start:1rem}
    .q table th{padding-inline-start:.5rem}
    tr.muted td,tr.muted th{color:var(--muted)}
    .beside{margin-inline-start:1rem}
    .missing{margin-top:.5rem;color:var(--muted)}
    .quotes{display:grid;gap:.5rem}
    .quotes li{border-inline-start:3px solid var(--line);padding-inline-start:.75rem}
    .wordings li{margin-inline-start:3rem}
    @media (min-width:52rem){.pair:not(.alone){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
    @media print{
    figure.times,.times>.wide,.battery{border:0;padding:0}
    .pair:not(.alone){grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .q[data-kinds=answer],.quotes li{break-inside:avoid}}
    """
}
