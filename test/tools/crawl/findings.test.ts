import { describe, expect, test } from 'vitest';
import { findingsOfLoad } from '../../../tools/crawl/findings/from-load.ts';
import type { LoadRecords } from '../../../tools/crawl/visit/probe.ts';

const SITE = 'https://shop.example';

const records = (given: Partial<LoadRecords> = {}): LoadRecords => ({
  width: 375,
  title: '',
  isLoaded: true,
  watched: { console: [], errors: [], failed: [] },
  page: { violations: [], shifts: [] },
  runtime: { isRunning: true, scripts: [], islands: [] },
  ready: 100,
  isIdle: true,
  weight: { html: 0, script: 0, style: 0, image: 0, font: 0, other: 0 },
  requests: 0,
  axe: [],
  overflow: [],
  ...given,
});

const textsOf = (given: Partial<LoadRecords>, limit?: number) =>
  findingsOfLoad(records(given), SITE, limit).map(({ kind, level, what }) => `${kind} ${level}: ${what}`);

const line = (text: string) => ({ level: 'error' as const, text, source: '' });

const watched = (given: Partial<LoadRecords['watched']>) => ({ watched: { ...records().watched, ...given } });

test('a page without faults has no findings', () => {
  expect(textsOf({})).toEqual([]);
});

describe('islands', () => {
  test('a failed one says why, once', () => {
    const [found, ...others] = findingsOfLoad(
      records({
        runtime: {
          isRunning: true,
          scripts: [],
          islands: [{ name: 'cart', state: 'failed', host: 'div#c' }],
        },
        ...watched({
          console: [line('[archipel] No lines. Write them. island "cart", mount JSHandle@node Error: x')],
        }),
      }),
      SITE,
      undefined,
    );
    expect([found!.what, found!.details]).toEqual([
      'The island "cart" failed',
      ['on div#c', 'No lines. Write them.'],
    ]);
    expect(others).toEqual([]);
  });

  test('those that are waiting or ready are none, and those without a definition are one', () => {
    const island = (state: string) => ({ name: 'cart', state, host: 'div' });
    const islands = [island('ready'), island('waiting'), island('not mounted')];
    expect(textsOf({ runtime: { isRunning: true, scripts: [], islands } })).toEqual([
      'island error: The island "cart" was not mounted',
    ]);
  });

  test.each([
    [[{ src: '/a/archipel.js?v=1', isModule: false }], '/a/archipel.js?v=1 has no type="module"'],
    [
      [{ src: '/archipel.js', isModule: true }],
      '/archipel.js did not run: see requests, policy and errors of this page',
    ],
    [[{ src: '/archpel.js', isModule: true }], 'Did you mean "archipel.js" instead of "archpel.js"?'],
    [[], 'No script of this name is on the page'],
  ])('on a page where the library does not run name the reason: %j', (scripts, reason) => {
    const islands = [{ name: 'cart', state: 'not mounted', host: 'div' }];
    const found = findingsOfLoad(
      records({ runtime: { isRunning: false, scripts, islands } }),
      SITE,
      undefined,
    );
    expect(found.map(({ kind, details }) => [kind, details])).toEqual([['script', [reason]]]);
  });

  test('a page that has neither islands nor the script may do without', () => {
    expect(textsOf({ runtime: { isRunning: false, scripts: [], islands: [] } })).toEqual([]);
  });
});

test('a violation of the policy is reported once, not again with the words of the console', () => {
  const violation = {
    directive: 'img-src',
    blocked: 'https://x.example/a.png',
    source: '',
    sample: '',
    isReportOnly: false,
  };
  const reported = watched({ console: [line('Refused to load: violates the Content Security Policy')] });
  expect(textsOf({ page: { violations: [violation], shifts: [] }, ...reported })).toEqual([
    'policy error: The policy blocks https://x.example/a.png (img-src)',
  ]);
  expect(textsOf(reported)).toHaveLength(1);
});

test('a policy that only reports is a warning', () => {
  const violation = { directive: 'script-src', blocked: 'eval', source: '', sample: '', isReportOnly: true };
  expect(textsOf({ page: { violations: [violation], shifts: [] } })).toEqual([
    'policy warning: The policy would block eval (script-src)',
  ]);
});

test.each([
  ['image', 404, 'request error: GET /a is answered with 404'],
  ['fetch', 401, 'request warning: GET /a is answered with 401'],
  ['fetch', 500, 'request error: GET /a is answered with 500'],
  ['script', 0, 'request error: GET /a fails'],
])('a request for %s with the status %d is a finding of its level', (type, status, text) => {
  const failed = [{ url: `${SITE}/a`, method: 'GET', type, status, reason: '' }];
  expect(textsOf(watched({ failed }))).toEqual([text]);
});

test('violations of accessibility are errors where they shut people out', () => {
  const violation = (impact: string) => ({
    id: 'rule',
    impact,
    help: 'Do it',
    helpUrl: 'javascript:alert(1)',
    nodes: Array.from({ length: 12 }, () => ({
      target: 'a',
      html: '<a>',
      summary: 'Fix any of the following:\n  Name it',
    })),
  });
  const found = findingsOfLoad(records({ axe: [violation('serious'), violation('minor')] }), SITE, undefined);
  expect(found.map(({ level, help }) => [level, help])).toEqual([
    ['error', undefined],
    ['warning', undefined],
  ]);
  expect(found[0]!.details.slice(9)).toEqual(['a\n<a>\nName it', '2 more elements']);
});

test('a layout shift counts beyond 0.1, or beyond the limit, and names what moved', () => {
  const page = { violations: [], shifts: [{ value: 0.08, time: 10, moved: ['main', 'footer'] }] };
  expect(textsOf({ page })).toEqual([]);
  expect(textsOf({ page }, 0.05)).toEqual([
    'layout-shift error: The page moves while it loads, by more than 0.05',
  ]);
  const [found] = findingsOfLoad(records({ page }), SITE, 0.05);
  expect(found!.details).toEqual(['0.08 in all', '0.080: main, footer']);
});

test('a page that never ends names what it waits for', () => {
  const islands = [{ name: 'map', state: 'loading', host: 'div#m' }];
  const runtime = { isRunning: true, scripts: [], islands };
  const found = findingsOfLoad(records({ isLoaded: false, isIdle: false, runtime }), SITE, undefined);
  expect(found.map(({ what, details }) => [what, details])).toEqual([
    ['A file of the page never ends', []],
    ['The runtime never becomes idle', ['map on div#m']],
  ]);
});
