import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFields } from '../support/fields.mjs';
import { writeField } from '../support/field-markup.mjs';

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

/**
 * Writes the page of a system: the same for all but for the lines that unmount the system. The benchmark adds
 * the system's own scripts later, and times that.
 */
export function writePage({ count, system }) {
  const fields = listFields(count);
  return `<!doctype html><html lang="en" data-app="" data-site="/"><head><meta charset="utf-8"><title>Order</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLESHEET}"><style>${STYLE}</style>
<script>${RECORDER}${readScript(system.module)}</script></head>
<body><main data-page><h1>Order</h1><form action="/order" method="post">
<div class="validation-summary-valid" data-valmsg-summary="true"><ul></ul></div>
<div class="form-group"><label for="Note">Note</label><input class="form-control" type="text" id="Note" name="Note" value=""></div>
${fields.map(writeField).join('\n')}
<button type="submit" name="Send" value="1">Send</button></form></main>${writeAnswers(fields)}</body></html>`;
}
