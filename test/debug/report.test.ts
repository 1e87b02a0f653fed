import { expect, test } from 'vitest';
import type { DebugState } from '../../tools/debug/debug-state.ts';
import { formatReport } from '../../tools/debug/report/format-report.ts';
import { code } from '../../tools/debug/report/markdown.ts';
import { findProblems } from '../../tools/debug/report/problems.ts';

const island = {
  id: 'popup-1',
  name: 'popup',
  host: document.body,
  where: '<div#popup>',
  state: 'failed',
  when: 'load',
  readyAt: undefined,
  bytes: 3210,
  error: 'planted <script>',
  props: [
    { key: 'id', value: 'a`b', origin: 'attribute' },
    { key: 'delay', value: '500', origin: 'default' },
  ],
} as const;

const exchange = {
  id: 1,
  method: 'PUT',
  url: 'https://shop.test/api/carts/1',
  call: 'carts.setQuantity',
  start: 5,
  duration: 12.4,
  status: 500,
  changes: ['$cart', 'part "mini"'],
};

const finding = {
  file: '',
  line: 12,
  column: 3,
  endLine: 12,
  endColumn: 9,
  code: 'AR305',
  level: 'error',
  message: 'No token.',
} as const;

const state: DebugState = {
  address: 'https://shop.test/fr',
  version: 'f2b006',
  load: 'The page was reloaded, by the visitor or by a script.',
  visit: ['The content of [data-page] was replaced.'],
  fault: 'none',
  islands: [island],
  stores: [{ name: '$cart', value: '{"lines":[]}', changes: 2 }],
  exchanges: [exchange],
  events: [{ id: 1, at: 7, name: 'archipel:service-error', where: 'page', detail: '{"name":"consent"}' }],
  check: { phase: 'done', findings: [finding], reason: '' },
};

const empty: DebugState = {
  ...state,
  islands: [],
  stores: [],
  exchanges: [],
  events: [],
  check: { phase: 'idle', findings: [], reason: '' },
};

test('The problems of a page are its broken islands, failed requests, failures and findings.', () => {
  expect(findProblems(state)).toEqual([
    'Island `popup` on `<div#popup>` is failed. `planted <script>`',
    'Request `PUT https://shop.test/api/carts/1` (carts.setQuantity) was answered 500.',
    'Event `archipel:service-error` at `page`: `{"name":"consent"}`.',
    'Check, line 12: error AR305: `No token.`',
  ]);
});

test('Pending and aborted requests, and islands that wait, are no problems.', () => {
  const aborted = { ...exchange, status: 0, problem: 'aborted' };
  const { status: _status, duration: _duration, ...pending } = exchange;
  const waiting = { ...island, state: 'waiting', error: '' };
  expect(findProblems({ ...empty, islands: [waiting], exchanges: [aborted, pending] })).toEqual([]);
});

test('The report has every section, and leaves out props with their default.', () => {
  const report = formatReport(state);
  expect(report).toContain('## Problems: 4');
  expect(report).toContain('- Full load: `The page was reloaded');
  expect(report).toContain('`popup` on `<div#popup>`: failed, when `load`, 3.2 kB, id (attribute) ``a`b``');
  expect(report).not.toContain('delay');
  expect(report).toContain('500, 12 ms, changed `$cart`, `part "mini"`');
  expect(report).toContain('- `$cart`, 2 changes: `{"lines":[]}`');
});

test('A page without anything has a report, too, which says that it was not checked.', () => {
  const report = formatReport(empty);
  expect(report).toContain('## Problems: 0\n\nNone.');
  expect(report).toContain('The HTML of the page was not checked.');
});

test('A text of the page stays code: no backtick and no line break ends it.', () => {
  expect(code('a `b`` c')).toBe('```a `b`` c```');
  expect(code('`x`')).toBe('`` `x` ``');
  expect(code('# one\n<img onerror=x>')).toBe('`# one <img onerror=x>`');
});
