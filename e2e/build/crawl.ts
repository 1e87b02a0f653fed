import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { findOwnBrowsers } from '../../tools/browsers.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ARCHIPEL = join(import.meta.dirname, '../../dist/tools/archipel.js');

/** Debian's browsers, where Playwright has none of its own. */
const DEBIAN = { chromium: '/usr/bin/chromium-headless-shell', firefox: '/usr/bin/firefox-esr' };

type BrowserName = keyof typeof DEBIAN | 'webkit';

interface CrawledFinding {
  readonly kind: string;
  readonly level: string;
  readonly code?: string;
  readonly what: string;
  readonly details: readonly string[];
  readonly widths: readonly number[];
}

interface CrawledPage {
  readonly address: string;
  readonly linkedFrom: readonly string[];
  readonly findings: readonly CrawledFinding[];
  readonly loads: readonly {
    readonly width: number;
    readonly ready: number;
    readonly layoutShift?: number;
    readonly requests: number;
    readonly weight: Readonly<Record<string, number>>;
    readonly islands: readonly { readonly name: string; readonly state: string }[];
  }[];
}

/** The parts of `--json` that tests read. */
interface CrawledSite {
  readonly pages: readonly CrawledPage[];
  readonly failures: readonly string[];
}

interface Crawl {
  readonly code: number;
  /** Undefined where the crawl ended with a sentence. */
  readonly site: CrawledSite | undefined;
  readonly errors: string;
  /** File of the report. */
  readonly report: string;
}

/**
 * Runs `archipel crawl`. The server of a test is in this process, so it does not wait in between.
 *
 * @param browser The browser.
 * @param args Address and options.
 */
export function runCrawl(browser: BrowserName, ...args: readonly string[]): Promise<Crawl> {
  const cwd = temporaryFolder('crawl');
  const isOwn = browser === 'webkit' || findOwnBrowsers()[browser];
  const own = isOwn ? [] : ['--executable-path', DEBIAN[browser]];
  const command = [ARCHIPEL, 'crawl', ...args, '--browser', browser, ...own, '--json'];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd, maxBuffer: 1e8 }, (_error, out, errors) => {
      resolve({
        code: child.exitCode ?? -1,
        site: out === '' ? undefined : (JSON.parse(out) as CrawledSite),
        errors,
        report: join(cwd, 'archipel-report.html'),
      });
    });
  });
}
