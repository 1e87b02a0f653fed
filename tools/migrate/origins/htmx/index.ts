import { codeRule, scriptRule, type ElementRule, type Origin } from '../../rule.ts';
import { htmxAttributes } from './attributes.ts';

const EVENTS: readonly (readonly [old: RegExp, name: string, write: string])[] = [
  [
    /\bhtmx:(?:beforeRequest|configRequest|confirm)\b/g,
    'htmx:beforeRequest',
    'archipel:ajax-begin; cancel it to send nothing',
  ],
  [
    /\bhtmx:(?:afterSwap|afterSettle|load)\b/g,
    'htmx:afterSwap, htmx:load',
    'archipel:ajax-success; an island for what belongs to an element',
  ],
  [/\bhtmx:(?:afterRequest|afterOnLoad)\b/g, 'htmx:afterRequest', 'archipel:ajax-complete'],
  [
    /\bhtmx:(?:responseError|sendError|timeout)\b/g,
    'htmx:responseError',
    'archipel:request-error; cancel it to show the error yourself',
  ],
  [/\bhtmx:(?:pushedIntoHistory|historyRestore)\b/g, 'htmx:historyRestore', 'archipel:page-loaded'],
  [/\bhtmx:[a-z]\w*/g, 'other htmx:…', 'contract.md#events lists the events'],
];

const configElement: ElementRule = {
  old: '<meta name="htmx-config">',
  write: 'settings are in #archipel-config',
  status: 'by-hand',
  when: (host) => host.tag === 'meta' && host.literal('name') === 'htmx-config',
};

const partialElement: ElementRule = {
  old: '<hx-partial>',
  write: 'no counterpart; answer with the page: data-page-part and each match of data-ajax-update follow',
  status: 'missing',
  when: ({ tag }) => tag === 'hx-partial',
};

/** Rules know `hx-get` for `data-hx-get`, and `hx-target` for `hx-target:inherited`. */
const canonicalName = (name: string) =>
  /^(?:data-)?hx-/.test(name) ? name.replace(/^data-/, '').replace(/:(?:inherited|append)$/, '') : name;

/** htmx 2 and 4. */
export const htmxOrigin: Origin = {
  name: 'htmx',
  title: 'htmx',
  canonicalName,
  attributes: htmxAttributes,
  elements: [configElement, partialElement],
  scripts: [scriptRule(/^htmx\b/, 'htmx.js', 'remove it')],
  code: [
    ...EVENTS.map(([code, name, write]) => codeRule(code, name, write)),
    codeRule(/\bhtmx\.ajax\s*\(/g, 'htmx.ajax(…)', 'visit(url) for a page; a form with data-ajax for a part'),
    codeRule(
      /\bhtmx\.(?:process|onLoad)\s*\(/g,
      'htmx.process(…)',
      'leave it out; mount(root) for HTML that you insert',
    ),
    codeRule(/\bhtmx\.\w+/g, 'other htmx.…', 'no counterpart; the browser has it'),
    codeRule(/["']htmx\.org(?:\/[\w./-]*)?["']/g, 'import "htmx.org"', 'remove it'),
  ],
  helpers: [
    codeRule(/\b(?:data[-_])?hx[-_][a-z][\w-]*/g, 'hx_get in a helper', 'as the attribute of this name'),
  ],
};
