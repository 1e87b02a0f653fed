import type { CrawlFinding } from '../../../tools/crawl/findings/finding.ts';
import type { LoadMeasures, PageReport, SiteReport } from '../../../tools/crawl/site-report.ts';

export const crawlFinding = (given: Partial<CrawlFinding> = {}): CrawlFinding => ({
  kind: 'console',
  level: 'error',
  what: 'A fault',
  details: [],
  widths: [],
  ...given,
});

export const loadMeasures = (given: Partial<LoadMeasures> = {}): LoadMeasures => ({
  width: 375,
  islands: [],
  ready: 100,
  layoutShift: 0,
  weight: { html: 1000, script: 0, style: 0, image: 0, font: 0, other: 0 },
  requests: 1,
  ...given,
});

export const pageReport = (path: string, given: Partial<PageReport> = {}): PageReport => ({
  address: `https://shop.example${path}`,
  title: 'A page',
  status: 200,
  findings: [],
  loads: [loadMeasures()],
  linkedFrom: [],
  ...given,
});

export const siteReport = (pages: readonly PageReport[], given: Partial<SiteReport> = {}): SiteReport => ({
  version: '1.2.3',
  start: 'https://shop.example/',
  date: new Date(0),
  duration: 1500,
  browser: 'Chromium 1',
  widths: [1280, 375],
  pages,
  redirects: [],
  leftOut: { pages: 0, queries: [] },
  failures: [],
  ...given,
});
