import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { expectAccessible } from '../support/axe.ts';
import { runArchipelIn } from '../support/site.ts';
import { serveFolder, type FileServer } from './server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* The pages of `archipel fixtures` on a server of files, in a folder of a site. */

const FOLDER = 'shop/fixtures';

/** A file of an example that is missing on purpose. */
const MISSING = '/assets/photos/nowhere.webp';

let site: string;
let server: FileServer;

test.beforeAll(async () => {
  site = temporaryFolder('fixtures');
  runArchipelIn(site, 'fixtures', FOLDER);
  server = await serveFolder(site, { policy: 'pages' });
});

test.afterAll(() => server.close());

/** A call of the API, which a server of files has no answer to. */
const isCall = (address: string) => /\/(?:api|checkoutshopper)\//.test(address);

/** Records complaints, violations of the policy, uncaught errors and missing files. */
async function watchPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`[archipel] violates ${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('[archipel]') && !isCall(text)) faults.push(text);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    const address = response.url();
    if (!response.ok() && !isCall(address) && !address.endsWith(MISSING)) faults.push(address);
  });
  return faults;
}

/** Shows and touches every host, and waits until all islands are mounted. */
async function mountAll(page: Page): Promise<readonly string[]> {
  await page.evaluate(afterPaint);
  return page.evaluate(async () => {
    const { src } = document.querySelector<HTMLScriptElement>('script[src$="archipel.js"]')!;
    const { whenIdle } = (await import(src)) as { whenIdle(): Promise<void> };
    for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
      // Visibility and idle moments are the browser's; each strategy has tests of its own.
      host.scrollIntoView();
      host.dispatchEvent(new Event('pointermove', { bubbles: true }));
    }
    await whenIdle();
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-island-state]')];
    return hosts.map(({ dataset }) => `${dataset['island']} ${dataset['islandState']}`);
  });
}

async function expectMounted(page: Page, path: string, faults: readonly string[]): Promise<void> {
  await page.goto(`${server.url}${FOLDER}/${path}`);
  await expect(async () => {
    const states = await mountAll(page);
    expect(
      states.filter((state) => !state.endsWith(' ready')),
      path,
    ).toEqual([]);
  }).toPass();
  expect(faults, path).toEqual([]);
}

/** Returns the names of the pages in a folder. */
const pagesIn = (folder: string) =>
  readdirSync(join(site, FOLDER, folder)).filter((name) => name.endsWith('.html'));

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1)
  test(`pages of react/nl, part ${part + 1} of ${PARTS}, mount without a complaint or a missing file`, async ({
    page,
  }) => {
    const faults = await watchPage(page);
    const names = pagesIn('react/nl');
    const size = Math.ceil(names.length / PARTS);
    const batch = names.slice(part * size, (part + 1) * size);
    expect(batch.length).toBeGreaterThan(10);
    for (const name of batch) await expectMounted(page, `react/nl/${name}`, faults);
  });

// The kit opens the same examples in preact (`islands/examples.spec.ts`): here their files are what is new.
test('every fourth page of preact/fr mounts without a complaint or a missing file', async ({ page }) => {
  const faults = await watchPage(page);
  const batch = pagesIn('preact/fr').filter((_, index) => index % 4 === 0);
  expect(batch.length).toBeGreaterThan(10);
  for (const name of batch) await expectMounted(page, `preact/fr/${name}`, faults);
});

test('the list of all pages is accessible, wide and narrow, and its links lead to them', async ({ page }) => {
  runArchipelIn(site, 'fixtures', 'list', '--only', 'cart*,share,tab');
  const faults = await watchPage(page);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}list/index.html`);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Cart, Empty: react nl' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winkelwagen – Leeg');
  expect(faults).toEqual([]);
});

test('a film plays under the strict policy, from a file @firefox', async ({ page }) => {
  const faults = await watchPage(page);
  await page.goto(`${server.url}${FOLDER}/preact/fr/video.html`);
  await page.getByRole('link', { name: 'YouTube' }).click();
  const film = page.frameLocator('iframe').locator('body');
  await expect(film).toHaveAttribute('data-state', 'playing');
  expect(faults).toEqual([]);
});

test('a page of the site takes the examples, with islands of its own beside the library’s', async ({
  page,
}) => {
  const own = { title: 'Hello', example: '<p data-island="site-hello" data-name="Claire">Bonjour</p>' };
  mkdirSync(join(site, 'own'));
  writeFileSync(join(site, 'own/islands.json'), JSON.stringify({ islands: { 'site-hello': own } }));
  writeFileSync(
    join(site, 'own/hello.js'),
    `import { register } from '/assets/archipel/archipel.js';
    const load = async () => ({ default: (host) => { host.textContent = 'Bonjour Claire'; } });
    register({ name: 'site-hello', when: 'load', load });`,
  );
  writeFileSync(
    join(site, 'own/page.html'),
    `<!doctype html><html lang="fr" data-app="" data-site="/"><head><title>Site</title>
    <link rel="stylesheet" href="/assets/archipel/archipel.css">
    <script type="module" src="/assets/archipel/archipel.js"></script>
    <script type="module" src="/own/hello.js"></script>
    </head><body><header>The site</header><main data-page>The page</main></body></html>`,
  );
  runArchipelIn(site, 'copy', 'assets/archipel');
  const only = ['--only', 'cart,site-*', '--culture', 'fr', '--flavour', 'preact'];
  runArchipelIn(
    site,
    'fixtures',
    'own/pages',
    '--template',
    'own/page.html',
    '--from',
    'own/islands.json',
    ...only,
  );
  const faults = await watchPage(page);
  await page.goto(`${server.url}own/pages/preact/fr/site-hello.html`);
  await expect(page.getByText('Bonjour Claire')).toBeVisible();
  await page.goto(`${server.url}own/pages/preact/fr/cart.html`);
  await expect(page.locator('[data-island="cart"]')).toHaveAttribute('data-island-state', 'ready');
  await expect(page.getByRole('banner')).toHaveText('The site');
  expect(faults).toEqual([]);
});
