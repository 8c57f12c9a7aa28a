/// The style sheet of reports, for screens, light and dark, and for paper.
enum ReportStyle {
  /// The style sheet as it stands in the page.
  static let css = """
    :root{color-scheme:light;--bg:#f4f4f1;--surface:#fff;--sunk:#eceeea;--ink:#16191c;--muted:#4d545b;--line:#d3d6d8;
    --edge:#71787f;--accent:#0a58a6;--on:#fff;--soft:#e2edf8;--wave:#66707a;--warn:#7a4f00;
    font:100%/1.45 "Inter","Noto Sans",system-ui,sans-serif}
    .c0{--c:var(--ink)}.c1{--c:#c2251b}.c2{--c:#8a6100}.c3{--c:#0b6b4a}.c4{--c:#0a58a6}.c5{--c:#8b3fa0}.c6{--c:#a0522d}
    .c7{--c:#00697a}.c8{--c:#5b6270}.c9{--c:#16191c}
    @media screen and (prefers-color-scheme:dark){
    :root{color-scheme:dark;--bg:#0f1113;--surface:#191c1f;--sunk:#131618;--ink:#eceff1;--muted:#aab2ba;--line:#343a40;
    --edge:#858f99;--accent:#8fbdf2;--on:#0b1c2e;--soft:#1c2d40;--wave:#8b959f;--warn:#f2c166}
    .c1{--c:#ff8a80}.c2{--c:#f0c75e}.c3{--c:#7fd1a8}.c4{--c:#8fbdf2}.c5{--c:#d9a0e8}.c6{--c:#e0a98a}.c7{--c:#7fd0dd}
    .c8{--c:#b4bcc8}.c9{--c:#eceff1}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
    header.title,main{max-width:64rem;margin:auto;padding:1rem}
    h1,h2,h3,p,ul,ol{margin:0;padding:0}
    ul{list-style:none}
    h1{font-size:1.5rem;line-height:1.2}
    h1 span{display:inline-block}
    h2{font-size:1.25rem;line-height:1.25;margin:1.75rem 0 .5rem}
    h3{font-size:1rem;line-height:1.35}
    .facts{display:flex;flex-wrap:wrap;gap:.125rem 1.25rem;color:var(--muted);margin-top:.25rem}
    .num{font-variant-numeric:tabular-nums}
    .muted{color:var(--muted)}
    .grow{flex:1;min-width:0}
    .sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .written{white-space:pre-wrap}
    button,select,input{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:.5rem;
    min-height:2.75rem;padding:.25rem .75rem}
    button{font-weight:600;cursor:pointer;touch-action:manipulation}
    :focus-visible{outline:3px solid var(--ink);outline-offset:2px}

    .player{background:var(--surface);border-block:1px solid var(--line);direction:ltr}
    @media (min-height:34rem){.player{position:sticky;inset-block-start:0;z-index:1}}
    .player>*{max-width:64rem;margin:auto;padding:.5rem 1rem 0}
    #line{padding-block-end:0;cursor:pointer;touch-action:pan-y}
    #line:focus-visible{outline-offset:-3px}
    .course-line{display:block;overflow:visible;font-size:12px;font-weight:600}
    .ground{fill:var(--sunk)}
    .wave{fill:var(--wave)}
    .played{fill:var(--accent);fill-opacity:.28;pointer-events:none}
    .head{stroke:var(--ink);stroke-width:2;pointer-events:none}
    .break{stroke:var(--ink);stroke-width:2;stroke-dasharray:4 3}
    .lost{fill:var(--warn);fill-opacity:.35}
    .lane rect{fill:var(--sunk);stroke:var(--edge)}
    .lane:hover rect{fill:var(--soft)}
    .lane text{fill:var(--ink)}
    .point{overflow:visible}
    .point path{fill:var(--c);stroke:var(--surface)}
    .dot{fill:var(--ink);stroke:var(--surface)}
    #controls{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding-block:.25rem .5rem}
    #play{min-width:4.5rem;min-height:3rem;background:var(--accent);border-color:var(--accent);color:var(--on);display:grid;place-content:center}
    #play svg{width:1.5rem;height:1.5rem;fill:currentColor}
    #play .stop,#play.on .go{display:none}
    #play.on .stop{display:inline}
    #clock{white-space:nowrap;padding-inline:.25rem}
    #clock strong{font-size:1.25rem}
    #now{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    #problem{color:var(--warn);font-weight:600;padding-block:0 .5rem}
    #problem:empty{padding:0}
    audio{display:block;width:100%}
    audio:not([controls]){display:none}

    #find{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem 1rem}
    #find label{display:grid;gap:.125rem;font-weight:600;flex:0 1 16rem}
    #find label:first-of-type{flex:1 1 14rem}
    #find select,#find input{width:100%;font-weight:400}
    #find p{min-height:2.75rem;display:flex;align-items:center}
    #find p:empty{display:none}
    ::highlight(found){background:#ffe38a;color:#16191c}
    #nothing{padding:2rem 0;text-align:center}

    .q{background:var(--surface);border:1px solid var(--line);border-radius:.625rem;padding:.75rem 1rem;margin-top:.5rem;
    display:grid;gap:.5rem 1.5rem;grid-template-columns:minmax(0,1fr)}
    .qhead{display:flex;gap:.75rem;align-items:baseline;grid-column:1/-1}
    .qhead h3{flex:1;min-width:0}
    [data-at]{cursor:pointer}
    .code{min-width:2.25rem}
    .length{white-space:nowrap}
    .course{display:grid;gap:.375rem}
    .course:empty,.told:empty{display:none}
    .course li{display:flex;flex-wrap:wrap;gap:.25rem .625rem;align-items:center}
    .course .note{flex-wrap:nowrap;align-items:baseline}
    .course li.here .at{border-color:var(--accent);background:var(--soft)}
    .at{min-height:2rem;padding:.125rem .625rem;white-space:nowrap;border-color:var(--line)}
    .at::before{content:"";display:inline-block;border-inline-start:.5rem solid var(--accent);border-block:.3125rem solid transparent;
    margin-inline-end:.5rem}
    .transcript{flex:1 1 100%}
    .transcript .written{border-inline-start:3px solid var(--line);padding-inline-start:.75rem}
    .note .written{display:inline;margin-inline:.375rem}
    .flag{width:1.125rem;height:1.125rem;flex:none;fill:var(--c)}
    .ink{display:block;width:100%;max-width:20rem;background:var(--sunk);border-radius:.375rem;margin-top:.25rem}
    .ink path{fill:none;stroke:var(--c,var(--ink));stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
    .silence{color:var(--muted);font-style:italic}
    .words{margin-top:.5rem}
    .chip{display:inline-block;background:var(--soft);border-radius:1rem;padding:0 .625rem;margin:.125rem .25rem .125rem 0}
    .answer{border-block-start:1px solid var(--line);padding-block-start:.5rem}
    .options li{display:flex;flex-wrap:wrap;gap:.125rem .5rem;color:var(--muted);padding:.0625rem .375rem;border-radius:.375rem}
    .options .written{flex:1 1 100%;padding-inline-start:1.5rem}
    .chosen,.options li.chosen{color:var(--ink);font-weight:600;background:var(--soft)}
    .options .written{font-weight:400}
    .box{width:1em;flex:none}
    .scale{display:flex;flex-wrap:wrap;gap:.25rem}
    .scale li{flex-wrap:nowrap}
    .ranking{padding-inline-start:1.5rem}
    .ranking .chosen{background:none}
    .value{font-weight:600;font-size:1.125rem}
    .none strong{font-weight:600}
    .when{margin-top:.375rem}
    .when .muted{margin-inline-start:.5rem}
    .earlier{margin-top:.375rem;display:grid;gap:.25rem}
    .earlier li{display:flex;gap:.5rem;align-items:center}
    .wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%}
    th,td{padding:.25rem .5rem;border-block-end:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}
    thead th{font-weight:600;overflow-wrap:normal}
    tbody th{min-width:8rem}
    .n{text-align:end;white-space:nowrap}
    .tick{text-align:center;color:var(--muted)}
    thead th+th,thead td+th{text-align:center}
    @media (min-width:52rem){
    .q.form{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .answer{border:0;padding:0}}
    @media (max-width:40rem){
    .course-line .wide,#now{display:none}
    #clock{flex:1}
    .player>*{padding-inline:.75rem}
    header.title,main{padding:.75rem}
    #controls{gap:.375rem}
    #back,#on{padding-inline:.25rem;min-width:2.75rem}
    #play{min-width:3.5rem}
    #speed{padding-inline:.375rem}
    #find label{flex:1 1 100%}}
    @media (pointer:coarse){.at{min-height:2.75rem}}
    @media print{
    @page{margin:16mm 14mm}
    :root{font-size:10pt}
    body{background:#fff}
    header.title,main{max-width:none;padding:0}
    .player{position:static;border:0;margin:4mm 0}
    .player>*{max-width:none;padding:0}
    #controls,#find,#problem,audio,.played,.head{display:none!important}
    .at{border:0;background:none;padding:0;min-height:0;font-weight:600}
    .at::before{display:none}
    .q{border:0;border-block-start:1px solid #999;border-radius:0;padding:2mm 0;margin:0}
    .q.form{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .qhead,h2{break-after:avoid}
    .q.form,.course li:not(.visit),.ink,tr{break-inside:avoid}
    .answer{border:0;padding:0}
    .wide{overflow:visible}
    .player,.chip,.chosen{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
    """
}
