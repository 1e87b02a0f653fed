import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFields } from '../support/fields.mjs';
import { MARKUP } from './markup.mjs';

const readScript = (name) => readFileSync(join(import.meta.dirname, 'browser', `${name}.mjs`), 'utf8');

const RECORDER = readScript('recorder');

// A real site has a stylesheet, whatever validates its forms.
export const STYLESHEET = '/site.css';

// Fields are stacked, as in the templates of ASP.NET.
const STYLE = `.form-group{margin-block:.5rem}.form-group>*{display:block}
.input-validation-error{border-color:#b00020}
.field-validation-error,.validation-summary-errors{color:#b00020}`;

// The floor reads these values; the pages of the others contain them as well.
function writeAnswers(fields) {
  const answers = fields.map(({ right, message }) => ({ right, message }));
  return `<script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;
}

// The low priority is that of the docs: the entry comes first.
const linkTo = (address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`;

/** The scripts as a site writes them into the head, and the watch for the open form. */
function writeScripts({ scripts, modules, hasPreloads }) {
  const tags = scripts.map(({ src, type }) => `<script type="${type}" src="${src}" defer></script>`);
  const links = hasPreloads === false ? [] : modules.map(linkTo);
  return `<script>bench.loaded = bench.watch(${JSON.stringify(modules)})</script>${[...tags, ...links].join('')}`;
}

/**
 * Writes the page of a system: the same for all but for the lines that unmount the system, and the attributes of
 * the two systems that have their own. The benchmark adds the system's scripts later, and times that.
 *
 * @param isWhole Whether the page has its scripts itself, as on a site.
 */
export function writePage({ count, system }, isWhole = false) {
  const fields = listFields(count);
  return `<!doctype html><html lang="en" data-app="" data-site="/"><head><meta charset="utf-8"><title>Order</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLESHEET}"><style>${STYLE}</style>
<script>${RECORDER}${readScript(system.module)}</script>${isWhole ? writeScripts(system) : ''}</head>
<body><main data-page><h1>Order</h1><form action="/order" method="post">
<div class="validation-summary-valid" data-valmsg-summary="true"><ul></ul></div>
<div class="form-group"><label for="Note">Note</label><input class="form-control" type="text" id="Note" name="Note" value=""></div>
${fields.map(MARKUP[system.markup ?? 'aspnet']).join('\n')}
<button type="submit" name="Send" value="1">Send</button></form></main>${writeAnswers(fields)}</body></html>`;
}
