/** The look of the report: light and dark, phone and paper. */
export const REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fff;
  --raised: #f5f6f8;
  --ink: #1b1f27;
  --soft: #545c6b;
  --line: #d5d9e0;
  --link: #0b57b0;
  --error: #b3161b;
  --warning: #7a4f00;
  --fine: #17693a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171c;
    --raised: #1e222a;
    --ink: #e8ebf0;
    --soft: #a9b1bf;
    --line: #363c48;
    --link: #8cbcff;
    --error: #ff9a97;
    --warning: #f1c264;
    --fine: #7fd6a0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 75rem; margin: 0 auto; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; line-height: 1.3; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
.soft { color: var(--soft); }
.verdict { margin: 1rem 0; padding: .75rem 1rem; border-left: .3rem solid; background: var(--raised); font-weight: 600; }
.error { color: var(--error); }
.warning { color: var(--warning); }
.fine { color: var(--fine); }
.totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.totals div { padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .4rem; }
.totals dt { color: var(--soft); font-size: .85rem; }
.totals dd { margin: 0; font-size: 1.35rem; font-weight: 600; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem; }
.scroll:focus-visible, a:focus-visible, summary:focus-visible { outline: .15rem solid var(--link); outline-offset: .1rem; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; overflow-wrap: normal; }
th, td { padding: .4rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody tr:last-child > * { border-bottom: 0; }
thead th { background: var(--raised); white-space: nowrap; }
tbody th { font-weight: 400; min-width: 14rem; overflow-wrap: anywhere; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .4rem; }
summary { padding: .6rem .9rem; cursor: pointer; }
details > div { padding: .1rem .9rem .8rem; }
.level { display: inline-block; min-width: 4.5rem; font-weight: 600; }
.code { font-family: ui-monospace, monospace; font-size: .9em; }
.why dt { font-weight: 600; margin-top: .5rem; }
.why dd { margin: 0; }
ul { margin: .4rem 0; padding-left: 1.2rem; }
pre { margin: .25rem 0; padding: .5rem .7rem; background: var(--raised); border-radius: .3rem; font: .85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; }
@media print {
  :root { --paper: #fff; --raised: #fff; --ink: #000; --soft: #333; --line: #999; --link: #000; --error: #900; --warning: #630; --fine: #050; }
  body { padding: 0; font-size: 10pt; }
  .scroll { overflow: visible; }
  tr, summary { break-inside: avoid; }
  h2, h3, summary { break-after: avoid; }
}
`;
