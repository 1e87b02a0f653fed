import { expect, test } from 'vitest';
import type { Limits } from '../../../tools/crawl/options.ts';
import { findFailures } from '../../../tools/crawl/thresholds.ts';
import { crawlFinding, pageReport } from './support.ts';

const limits = (given: Partial<Limits> = {}): Limits => ({
  failOn: 'error',
  layoutShift: undefined,
  weight: undefined,
  axe: undefined,
  ...given,
});

const pages = [
  pageReport('/a', {
    findings: [
      crawlFinding({ kind: 'error' }),
      crawlFinding({ kind: 'accessibility' }),
      crawlFinding({ kind: 'console', level: 'warning' }),
    ],
  }),
  pageReport('/b', { findings: [crawlFinding({ kind: 'accessibility' })] }),
];

test.each<[string, Partial<Limits>, string[]]>([
  ['errors fail', {}, ['3 errors']],
  ['warnings fail where they are to', { failOn: 'warning' }, ['3 errors', '1 warning']],
  ['nothing fails where nothing is to', { failOn: 'none' }, []],
  ['a limit of violations replaces their level', { axe: 2 }, ['1 error']],
  [
    'more violations than allowed fail',
    { failOn: 'none', axe: 1 },
    ['2 accessibility violations, 1 allowed'],
  ],
])('%s', (_name, given, failures) => {
  expect(findFailures(pages, limits(given))).toEqual(failures);
});

test('weight and layout shift count by page, and by their limits alone', () => {
  const heavy = pageReport('/c', {
    findings: [
      crawlFinding({ kind: 'weight', widths: [1280] }),
      crawlFinding({ kind: 'weight', widths: [375] }),
      crawlFinding({ kind: 'layout-shift' }),
    ],
  });
  expect(findFailures([heavy], limits({ weight: 1500, layoutShift: 0.1 }))).toEqual([
    '1 page heavier than 1500 kB',
    '1 page with a layout shift of more than 0.1',
  ]);
});

test('a site without findings passes', () => {
  expect(findFailures([pageReport('/')], limits({ failOn: 'warning', weight: 1, axe: 0 }))).toEqual([]);
});
