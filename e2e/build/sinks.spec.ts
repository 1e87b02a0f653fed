import { expect, test, type Page } from '@playwright/test';
import { buildSource } from './built.ts';
import { serveFolder, type FileServer } from './server.ts';

interface Libraries {
  showMap(host: HTMLElement): string;
  showCropper(image: HTMLImageElement): Promise<number>;
}
interface Entry {
  libraries(): Promise<{ default: Libraries }>;
}

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

/** Records policy violations from now on; `rejected` reads them. */
const violations = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => found.push(event.violatedDirective));
    (globalThis as { violations?: string[] }).violations = found;
  });
const rejected = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);

test('the page refuses HTML that goes past the policy @firefox', async ({ page }) => {
  await violations(page);
  const write = page.evaluate(() => {
    document.body.innerHTML = '<p>raw</p>';
  });
  await expect(write).rejects.toThrow(/TrustedHTML|Sink type mismatch/);
});

test('leaflet draws icons, popups and controls under the policy @firefox', async ({ page }) => {
  await violations(page);
  const text = await page.evaluate(async () => {
    const address = new URL('./archipel.js', location.href).href;
    const { showMap } = (await ((await import(address)) as Entry).libraries()).default;
    const host = document.body.appendChild(document.createElement('div'));
    Object.assign(host.style, { inlineSize: '400px', blockSize: '300px' });
    return showMap(host);
  });
  expect(text).toContain('pin');
  expect(text).toContain('popup');
  expect(text).toContain('Leaflet');
  expect(await rejected(page)).toEqual([]);
});

test('cropperjs crops under the policy @firefox', async ({ page }) => {
  await violations(page);
  const width = await page.evaluate(async () => {
    const address = new URL('./archipel.js', location.href).href;
    const { showCropper } = (await ((await import(address)) as Entry).libraries()).default;
    const canvas = document.createElement('canvas');
    const image = document.body.appendChild(document.createElement('div')).appendChild(new Image(300, 150));
    image.src = canvas.toDataURL();
    await image.decode();
    return showCropper(image);
  });
  expect(width).toBeGreaterThan(0);
  expect(await rejected(page)).toEqual([]);
});
