import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../tools/check/markup/parse-html.ts';
import { cleanText } from '../../../tools/crawl/findings/clean.ts';
import { groupFindings } from '../../../tools/crawl/findings/groups.ts';
import { mergeWidths } from '../../../tools/crawl/findings/merge.ts';
import { writeReport } from '../../../tools/crawl/report/index.ts';
import { formatSummary } from '../../../tools/crawl/report/texts.ts';
import type { SiteReport } from '../../../tools/crawl/site-report.ts';
import { crawlFinding, loadMeasures, pageReport, siteReport } from './support.ts';

const help = {
  markdownOf: () => '**Unknown island** (error). No `island` has [this](#name) name.',
  addressOf: () => undefined,
};

const HOSTILE = `</style></pre><script>alert(1)</script><img src=x onerror="alert(1)">'"&`;

const hostileReport = siteReport(
  [
    pageReport(`/?q=${encodeURIComponent(HOSTILE)}`, {
      title: HOSTILE,
      findings: [crawlFinding({ what: HOSTILE, details: [HOSTILE], code: HOSTILE })],
      loads: [loadMeasures({ islands: [{ name: HOSTILE, state: 'failed', host: HOSTILE }] })],
      linkedFrom: [`https://shop.example/?${HOSTILE}`],
    }),
  ],
  {
    redirects: [
      {
        from: 'https://shop.example/a',
        to: `https://other.example/?${HOSTILE}`,
        status: 302,
        linkedFrom: [],
      },
    ],
    failures: [HOSTILE],
    leftOut: { pages: 1, queries: [[HOSTILE, 2]] },
  },
);

const elementsOf = (report: SiteReport) => parseHtml(writeReport(report, help), true).elements;

test('texts of a hostile site stay texts', () => {
  const elements = elementsOf(hostileReport);
  expect(elements.filter(({ name }) => /^(?:script|img|iframe|object|link)$/.test(name))).toEqual([]);
  const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
  expect(attributes.filter((name) => /^(?:on|style$|src$)/.test(name))).toEqual([]);
});

test('the report loads nothing, and its policy allows its own style alone', () => {
  const elements = elementsOf(hostileReport);
  const policy = elements.find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy');
  const [style, ...others] = elements.filter(({ name }) => name === 'style');
  const text = (style!.children[0] as unknown as { data: string }).data;
  const hash = createHash('sha256').update(text).digest('base64');
  expect(policy!.attribs['content']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  );
  expect(others).toEqual([]);
  const links = elements.flatMap(({ attribs }) => attribs['href'] ?? []);
  expect(links.filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
});

test('a fault of many pages is one finding with all of them, errors first', () => {
  const fault = crawlFinding({ what: 'The header is wrong' });
  const pages = [
    pageReport('/a', { findings: [crawlFinding({ what: 'Odd', level: 'warning' }), fault] }),
    pageReport('/b', { findings: [crawlFinding({ what: 'Alone' }), fault] }),
  ];
  const groups = groupFindings(pages).map((group) => [
    group.finding.what,
    group.pages.map(({ page }) => page.address),
  ]);
  expect(groups).toEqual([
    ['The header is wrong', ['https://shop.example/a', 'https://shop.example/b']],
    ['Alone', ['https://shop.example/b']],
    ['Odd', ['https://shop.example/a']],
  ]);
});

test('a finding of both widths is one', () => {
  const at = (width: number, what: string) => crawlFinding({ what, widths: [width] });
  const merged = mergeWidths([at(1280, 'One'), at(375, 'One'), at(375, 'Two')]);
  expect(merged.map(({ what, widths }) => [what, widths])).toEqual([
    ['One', [1280, 375]],
    ['Two', [375]],
  ]);
});

test('a finding of check says why with the text of its code', () => {
  const page = pageReport('/', { findings: [crawlFinding({ kind: 'check', code: 'AR101' })] });
  expect(writeReport(siteReport([page]), help)).toContain('<dd>No island has this name.</dd>');
});

test('a broken address names the pages that link there', () => {
  const broken = pageReport('/gone', {
    status: 404,
    loads: [],
    findings: [crawlFinding({ kind: 'status', what: 'The address answers with the status 404' })],
    linkedFrom: ['https://shop.example/list?page=2'],
  });
  const text = writeReport(siteReport([broken]), help).replace(/\s+/g, ' ');
  expect(text).toContain(
    'Linked from <a href="https://shop.example/list?page=2" rel="noreferrer">/list?page=2</a>',
  );
});

test('the summary names each fault once, and the report', () => {
  const fault = crawlFinding({ kind: 'check', code: 'AR103', what: 'data-min is wrong' });
  const pages = [pageReport('/a', { findings: [fault] }), pageReport('/b', { findings: [fault] })];
  expect(formatSummary(siteReport(pages, { failures: ['2 errors'] }), 'report.html')).toBe(
    'error  AR103  data-min is wrong (2 pages)\n\n2 pages. Limits are passed: 2 errors. The report is report.html.',
  );
});

test('characters that steer a terminal or a line are replaced, and long texts cut', () => {
  expect(cleanText('a\u001b[31mb\u202ec\nd\t')).toBe('a\ufffd[31mb\ufffdc\nd');
  expect(cleanText('x'.repeat(500))).toHaveLength(401);
});
