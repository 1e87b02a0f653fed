import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { findPlaywright } from '../../../tools/crawl/browser/find-playwright.ts';
import { readCrawlOptions } from '../../../tools/crawl/options.ts';
import { createCliIo } from '../support/cli-io.ts';

const read = (positionals: readonly string[], values: Record<string, string | boolean | string[]> = {}) =>
  readCrawlOptions({ positionals, values, io: createCliIo() });

afterEach(() => vi.unstubAllEnvs());

describe('the command line of a crawl', () => {
  test('has values for all that is not written', () => {
    vi.stubEnv('ARCHIPEL_BROWSER_PATH', '');
    const { start, out, ...options } = read(['https://shop.example/fr#x']);
    expect([start.href, out.endsWith('/archipel-report.html')]).toEqual(['https://shop.example/fr', true]);
    expect(options).toEqual({
      max: 50,
      isJson: false,
      concurrency: 2,
      only: [],
      skip: [],
      widths: [1280, 375],
      browser: 'chromium',
      executablePath: undefined,
      cookies: [],
      storageState: undefined,
      credentials: undefined,
      limits: { failOn: 'error', layoutShift: undefined, weight: undefined, axe: undefined },
    });
  });

  test('takes user and password out of the address, and the protocol of a developer’s server as given', () => {
    const { start, credentials } = read(['https://me:s%40fe@stage.example/']);
    expect([start.href, credentials]).toEqual([
      'https://stage.example/',
      { username: 'me', password: 's@fe' },
    ]);
    expect(read(['localhost:5001/fr']).start.href).toBe('http://localhost:5001/fr');
  });

  test('reads cookies with signs of equality, and each width once', () => {
    const { cookies, widths } = read(['https://a.example'], {
      cookie: ['a=b=c', 'd='],
      width: ['375', '375'],
    });
    expect([cookies, widths]).toEqual([
      [
        ['a', 'b=c'],
        ['d', ''],
      ],
      [375],
    ]);
  });

  test('reads the browser’s file from the environment', () => {
    vi.stubEnv('ARCHIPEL_BROWSER_PATH', process.execPath);
    expect(read(['https://a.example']).executablePath).toBe(process.execPath);
    vi.stubEnv('ARCHIPEL_BROWSER_PATH', '/none/browser');
    expect(() => read(['https://a.example'])).toThrow('ARCHIPEL_BROWSER_PATH is "/none/browser", which does');
  });

  test.each<[string[], Record<string, string | string[]>, string]>([
    [[], {}, 'There is no address. Give that of a running site'],
    [['https://a.example', 'https://b.example'], {}, '"https://b.example" is a second one'],
    [['shop.example'], {}, 'did you mean https://shop.example?'],
    [['package.json'], {}, '"package.json" is no address of a site: check reads files.'],
    [['ftp://a.example'], {}, 'is no address of a site'],
    [['https://a.example'], { max: '0' }, '--max is 0. Write a number from 1 on.'],
    [['https://a.example'], { max: '1.5' }, '--max is "1.5". Write a whole number'],
    [['https://a.example'], { concurrency: '99' }, 'Write a number from 1 to 16.'],
    [['https://a.example'], { width: ['375', 'wide'] }, '--width is "wide". Write px from 200 to 5000'],
    [['https://a.example'], { browser: 'chrome' }, 'There are: chromium, firefox, webkit.'],
    [['https://a.example'], { browser: 'firefix' }, 'Did you mean "firefox"?'],
    [['https://a.example'], { 'fail-on': 'warnings' }, 'Did you mean "warning"?'],
    [['https://a.example'], { cookie: ['session'] }, '--cookie is "session". Write it as name=value'],
    [
      ['https://a.example'],
      { 'storage-state': 'none.json' },
      '--storage-state is "none.json", which does not',
    ],
    [['https://a.example'], { 'max-layout-shift': '-1' }, '--max-layout-shift is "-1". Write a number'],
    [['https://a.example'], { 'max-axe': 'few' }, '--max-axe is "few". Write a whole number'],
  ])('%j with %j is one sentence', (positionals, values, sentence) => {
    expect(() => read(positionals, values)).toThrow(sentence);
  });

  test('a wrong one is exit code 2, and starts no browser', async () => {
    const io = createCliIo();
    expect(await runArchipel(['crawl', 'shop.example'], io)).toBe(2);
    expect(io.errLines).toEqual([
      '"shop.example" is no address of a site: did you mean https://shop.example?',
    ]);
  });
});

test('Playwright is found in the folder of the caller', () => {
  expect(findPlaywright(join(import.meta.dirname, '../../..')).chromium.name()).toBe('chromium');
});
