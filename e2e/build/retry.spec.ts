import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildSource } from './built.ts';
import { serveFolder, type FileServer } from './server.ts';

let folder: string;
let server: FileServer;

test.beforeAll(() => {
  folder = buildSource(test.info().outputDir);
});

test.beforeEach(async ({ page }) => {
  server = await serveFolder(folder);
  await page.goto(server.url);
});

test.afterEach(() => server.close());

/** Returns the name of the chunk that contains a text of the source. */
function chunkWith(text: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = names.find((name) => readFileSync(join(folder, name), 'utf8').includes(text));
  if (!found) throw new Error(`No chunk has "${text}".`);
  return found;
}

interface Entry {
  load<T>(lazy: (folder?: string) => Promise<T>): Promise<T>;
  first(folder?: string): Promise<{ default: { steady: object; shaky: { steady: object }; third: Third } }>;
  second(folder?: string): Promise<{ default: { steady: object } }>;
}
type Third = (folder?: string) => Promise<{ default: { shaky: object } }>;

/** Loads three islands in turn; returns the modules that ran, and whether the shared ones are identical. */
const loadBoth = (page: Page) =>
  page.evaluate(async () => {
    const address = './archipel.js';
    const entry = (await import(new URL(address, location.href).href)) as Entry;
    const { steady } = (await entry.load(entry.second)).default;
    const first = (await entry.load(entry.first)).default;
    const third = (await entry.load(first.third)).default;
    const { instances } = globalThis as unknown as { instances: string[] };
    return {
      instances,
      isSame: first.steady === steady && first.shaky.steady === steady,
      isSameLater: third.shaky === first.shaky,
    };
  });

test('the source has three chunks to fail: an island’s, a shared one, and one that this needs', () => {
  expect(new Set([chunkWith('"shaky"'), chunkWith('"steady"'), chunkWith('third')]).size).toBe(3);
});

const whole = { instances: ['steady', 'shaky'], isSame: true, isSameLater: true };

test('without failures nothing is asked of the retry folder @firefox', async ({ page }) => {
  expect(await loadBoth(page)).toEqual(whole);
  expect(server.requests.filter((path) => path.includes('retry'))).toEqual([]);
});

test('a shared chunk that fails once is fetched again, and what had loaded runs once @firefox', async ({
  page,
}) => {
  server.fail(`/${chunkWith('"shaky"')}`, 1);
  expect(await loadBoth(page)).toEqual(whole);
});

test('an island’s own chunk that fails once is fetched under another address @firefox', async ({ page }) => {
  const [own] = readdirSync(folder).filter((name) => name.startsWith('first-'));
  server.fail(`/${own}`, 1);
  expect(await loadBoth(page)).toEqual(whole);
  expect(server.requests).toContain(`/retry/${own}`);
});

test('what fails at its first address for ever still comes from the second @firefox', async ({ page }) => {
  server.fail(`/${chunkWith('"shaky"')}`, 1_000);
  expect(await loadBoth(page)).toEqual(whole);
});

test('what fails everywhere fails the load @firefox', async ({ page }) => {
  const name = chunkWith('"shaky"');
  server.fail(`/${name}`, 1_000);
  server.fail(`/retry/${name}`, 1_000);
  await expect(loadBoth(page)).rejects.toThrow();
});
