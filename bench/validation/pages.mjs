import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFields } from './fields.mjs';

const readScript = (name) => readFileSync(join(import.meta.dirname, 'browser', `${name}.mjs`), 'utf8');

const RECORDER = readScript('recorder');

// A real site has a stylesheet, whatever validates its forms.
export const STYLESHEET = '/site.css';

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function ruleAttributes({ rules, messages }) {
  return Object.entries(rules).flatMap(([rule, parameters]) => [
    `data-val-${rule}="${escape(messages[rule])}"`,
    ...Object.entries(parameters).map(([name, value]) => `data-val-${rule}-${name}="${escape(value)}"`),
  ]);
}

const attribute = (name, value) => `${name}="${escape(value)}"`;

/** Attributes of the browser's own validation, by rule. */
const NATIVE = {
  required: () => ['required'],
  length: ({ min, max }) => [attribute('pattern', `.{${min},${max}}`)],
  number: () => ['type="number" step="any"'],
  range: ({ min, max }) => [`min="${min}" max="${max}"`],
  email: () => ['type="email"'],
  regex: ({ pattern }) => [attribute('pattern', pattern)],
  equalto: (_, { id }) => [attribute('data-equals', twinOf(id))],
};

/** Attributes of pristine, by rule: its own, or those of HTML. */
const PRISTINE = {
  ...NATIVE,
  length: ({ min, max }) => [`minlength="${min}" maxlength="${max}"`],
  number: () => ['data-pristine-type="number"'],
  email: () => ['data-pristine-type="email"'],
  regex: ({ pattern }) => [attribute('data-pristine-pattern', `/${pattern}/`)],
  equalto: (_, { id }) => [attribute('data-pristine-equals', `#${twinOf(id)}`)],
};

/** The names that pristine gives to the rules, for their messages. */
const PRISTINE_NAMES = {
  length: ['minlength'],
  range: ['min', 'max'],
  regex: ['pattern'],
  equalto: ['equals'],
};

/** The e-mail address that a field repeats. */
const twinOf = (id) => id.replace(/__.*/, '__Email');

const listAttributes = (names, field) =>
  Object.entries(field.rules).flatMap(([rule, parameters]) => names[rule](parameters, field));

/** The attributes of a field in each kind of markup; the default is that of ASP.NET's tag helpers. */
const MARKUP = {
  aspnet: ruleAttributes,
  native: (field) => [...listAttributes(NATIVE, field), attribute('data-message', field.message)],
  pristine: (field) => [
    ...listAttributes(PRISTINE, field),
    ...Object.entries(field.messages).flatMap(([rule, message]) =>
      (PRISTINE_NAMES[rule] ?? [rule]).map((name) => attribute(`data-pristine-${name}-message`, message)),
    ),
  ],
};

// A second `type` would be ignored, so the default comes last.
const writeField =
  (markup) => (field) => `<div class="form-group"><label for="${field.id}">${field.label}</label>
<input class="form-control" data-val="true" ${MARKUP[markup](field).join(' ')} type="text" id="${field.id}" name="${field.name}" value="">
<span class="field-validation-valid" data-valmsg-for="${field.name}" data-valmsg-replace="true"></span></div>`;

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
${fields.map(writeField(system.markup ?? 'aspnet')).join('\n')}
<button type="submit" name="Send" value="1">Send</button></form></main>${writeAnswers(fields)}</body></html>`;
}
