import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { runCrawl } from './crawl.ts';
import { createSite, writeSitePage } from '../support/site.ts';
import { serveFolder, type FileServer } from './server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// A crawl loads ten pages or more, one after the other on a busy machine.
test.setTimeout(120_000);

let server: FileServer | undefined;

test.afterEach(() => server?.close());

const field = (attributes: string) =>
  `<div data-island="quantity-field" ${attributes}><label>Number <input name="Quantity" value="6"></label></div>`;

const linksTo = (...names: readonly string[]) =>
  names.map((name) => `<p><a href="/${name}.html">${name}</a></p>`).join('');

/** Pushes the heading down after the first paint. */
const PUSH = `addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
  const image = document.createElement('img');
  image.alt = '';
  image.height = 400;
  document.querySelector('h1').before(image);
})))`;

/** Writes a site with a fault of each kind. */
function createFaultySite(): string {
  const folder = createSite();
  const write = (name: string, body: string, head = '') =>
    writeSitePage(folder, `${name}.html`, { body: `<h1>${name}</h1>${body}`, head });
  write('index', linksTo('islands', 'scripts', 'look', 'gone'));
  write('islands', field('data-stpe="6"') + field('data-min="two"'));
  write(
    'scripts',
    '',
    '<script type="module" src="/throws.js"></script><script>document.title = ""</script>',
  );
  write(
    'look',
    '<p class="wide">Too wide for a phone</p><button type="button"></button>',
    '<link rel="stylesheet" href="/wide.css"><script type="module" src="/pushes.js"></script>',
  );
  writeFileSync(join(folder, 'wide.css'), '.wide { width: 700px }');
  writeFileSync(join(folder, 'throws.js'), 'throw new Error("<b>planted</b>")');
  writeFileSync(join(folder, 'pushes.js'), PUSH);
  return folder;
}

/** Opens a report as a reader of a mail does; returns its requests and complaints. */
async function openReport(page: Page, file: string): Promise<string[]> {
  const records: string[] = [];
  page.on('request', (request) => records.push(request.url()));
  page.on('console', (message) => records.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  return records;
}

test('each planted fault of a site is in the report, with its page and its width', async ({ page }) => {
  server = await serveFolder(createFaultySite());
  const { code, site, errors, report } = await runCrawl('chromium', `${server.url}index.html`);
  expect(code, errors).toBe(1);
  const found = site!.pages.flatMap(({ address, findings }) =>
    findings.map(
      ({ kind, what, widths }) => `${new URL(address).pathname} ${kind} ${widths.join()}: ${what}`,
    ),
  );
  expect(found).toEqual([
    '/islands.html island 1280,375: The island "quantity-field" failed',
    expect.stringMatching(/^\/islands\.html check : .*data-stpe.*data-step/),
    '/islands.html check : data-min="two" of "quantity-field": expected a number such as 2.5 (a point, no grouping).',
    '/scripts.html error 1280,375: <b>planted</b>',
    '/scripts.html policy 1280,375: The policy blocks inline (script-src-elem)',
    '/look.html accessibility 1280,375: Buttons must have discernible text',
    '/look.html layout-shift 1280: The page moves while it loads, by more than 0.1',
    '/look.html overflow 375: The page scrolls sideways',
    '/look.html layout-shift 375: The page moves while it loads, by more than 0.1',
    '/gone.html status : The address answers with the status 404',
  ]);
  expect(site!.pages.at(-1)!.linkedFrom).toEqual([`${server.url}index.html`]);

  const records = await openReport(page, report);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByText('<b>planted</b>')).toBeVisible();
  await expect(page.getByText('p.wide sticks out by')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(records).toEqual([pathToFileURL(report).href]);
});

test('a clean site passes, with weights and the states of its islands @firefox', async ({ browserName }) => {
  const folder = createSite();
  writeSitePage(folder, 'index.html', { body: `<h1>Clean</h1>${field('data-step="6"')}` });
  server = await serveFolder(folder);
  const limits = ['--max-layout-shift', '0.05', '--max-weight', '400', '--max-axe', '0'];
  const { code, site, errors } = await runCrawl(browserName, `${server.url}index.html`, ...limits);
  expect(code, errors).toBe(0);
  expect(site!.pages.map(({ findings }) => findings)).toEqual([[]]);
  const [load] = site!.pages[0]!.loads;
  expect(load!.islands).toContainEqual(expect.objectContaining({ name: 'quantity-field', state: 'ready' }));
  expect(load!.weight['script']).toBeGreaterThan(5000);
  // Firefox does not measure it.
  expect(load!.layoutShift).toBe(browserName === 'firefox' ? undefined : 0);
});

test('a site without the library, and an address without a server, are one sentence each', async () => {
  const folder = temporaryFolder('other');
  const other =
    '<!doctype html><html lang="en"><title>x</title><script src="/archipl.js"></script><h1>x</h1>';
  writeFileSync(join(folder, 'index.html'), other);
  server = await serveFolder(folder);
  const without = await runCrawl('chromium', `${server.url}index.html`, '--width', '375');
  expect(without.code).toBe(2);
  expect(without.errors).toContain('Did you mean "archipel.js" instead of "archipl.js"?');
  server.close();
  const closed = await runCrawl('chromium', server.url);
  expect([closed.code, closed.errors]).toEqual([
    2,
    `${server.url} can’t be crawled: no server answers there.\n`,
  ]);
});

test('the demo passes', async ({ baseURL }) => {
  const { code, site, errors } = await runCrawl('chromium', `${baseURL}/fr`, '--max', '6', '--width', '375');
  expect(code, errors).toBe(0);
  expect(site!.pages).toHaveLength(6);
});
