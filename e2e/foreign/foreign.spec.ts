import { takePicture } from '../support/picture.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { areAlike } from './pixels.ts';
import { serveForeignPages } from './server.ts';
import { findDeadToggles } from './toggles.ts';

let server: Awaited<ReturnType<typeof serveForeignPages>>;
test.beforeAll(async () => {
  server = await serveForeignPages();
});
test.afterAll(() => server.close());

/** Collects console messages and uncaught errors. */
function recordConsole(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  return logged;
}

type Ours = 'nothing' | 'sheet' | 'all';

async function open(page: Page, path: string, ours: Ours, hash = ''): Promise<void> {
  await page.goto(`${server.url}/page/${path}?ours=${ours}${hash}`);
  if (ours === 'all') await whenIdle(page);
}

/** Returns a screenshot of the whole page. */
async function look(page: Page, path: string, ours: Ours): Promise<Buffer> {
  await open(page, path, ours);
  return takePicture(page, { fullPage: true });
}

/**
 * Checks whether a page with the library looks different. The first picture of a new browser context may
 * differ by itself, so a difference counts if a second pair of pictures has it too. All are attached then.
 */
async function isDifferent(
  page: Page,
  path: string,
  before: Buffer,
  ours: 'sheet' | 'all',
): Promise<boolean> {
  if (await areAlike(before, await look(page, path, ours))) return false;
  const [without, withOurs] = [await look(page, path, 'nothing'), await look(page, path, ours)];
  if (await areAlike(without, withOurs)) return false;
  const pictures = { first: before, without, with: withOurs };
  for (const [name, body] of Object.entries(pictures)) {
    await test.info().attach(`${path} ${ours} ${name}`, { body, contentType: 'image/png' });
  }
  return true;
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 700 };

/** Returns the faults of the page that is shown. */
type Look = (path: string, width: number) => Promise<string[]>;

/** Ways to include the library at each width: the stylesheet alone is seen by visitors on slow connections. */
const WAYS = [
  [DESKTOP, ['all']],
  [PHONE, ['sheet', 'all']],
] as const;

/** Returns visible differences, and the results of further checks. */
async function findWrong(page: Page, paths: string[], lookFurther: Look): Promise<string[]> {
  const wrong: string[] = [];
  for (const [size, ways] of WAYS) {
    await page.setViewportSize(size);
    for (const path of paths) {
      const before = await look(page, path, 'nothing');
      for (const ours of ways) {
        if (await isDifferent(page, path, before, ours))
          wrong.push(`${path}, ${size.width} px: looks otherwise, ${ours}`);
      }
      wrong.push(...(await lookFurther(path, size.width)));
    }
  }
  return wrong;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' });

for (const stack of ['css-5', 'script-5', 'script-4']) {
  test(`ten pages with ${stack} look the same with us, and all that opens still does [PGE-10]`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const logged = recordConsole(page);
    const pressAll: Look = async (path, width) => {
      const dead = await findDeadToggles(page, stack !== 'css-5');
      expect(new URL(page.url()).hash).toBe('');
      return dead.map((complaint) => `${path}, ${width} px: ${complaint}`);
    };
    const paths = Object.keys(PAGES).map((name) => `${stack}/${name}`);
    expect(await findWrong(page, paths, pressAll)).toEqual([]);
    expect(logged).toEqual([]);
  });
}

test('a page without attributes or islands of ours is not changed by a pixel, layered styles before or after ours', async ({
  page,
}) => {
  const logged = recordConsole(page);
  const paths = ['none/bare', 'layers-before/bare', 'layers-after/bare', 'layers-after/checkout'];
  expect(await findWrong(page, paths, async () => [])).toEqual([]);
  expect(logged).toEqual([]);
});

const isOpen = (page: Page, id: string) => expect(page.locator(`#${id}`)).toBeVisible();

test('Bootstrap’s script may come later, and may name itself nowhere: it has the toggles alone [PGE-10]', async ({
  page,
}) => {
  for (const [stack, name] of [
    ['css-5', 'bootstrap5.js'],
    ['css-5', 'packed5.js'],
    ['css-4', 'packed4.js'],
  ] as const) {
    for (const template of ['faq', 'tabs', 'starter']) {
      await page.setViewportSize(PHONE);
      await open(page, `${stack}/${template}`, 'all');
      await page.evaluate(async (src) => {
        const script = document.createElement('script');
        script.src = src;
        await new Promise((resolve) => {
          script.addEventListener('load', resolve);
          document.body.append(script);
        });
      }, `/lib/${name}`);
      expect([name, template, await findDeadToggles(page, true)]).toEqual([name, template, []]);
    }
  }
  for (const stack of ['packed-5', 'packed-4']) {
    await open(page, `${stack}/tabs`, 'all');
    expect([stack, await findDeadToggles(page, true)]).toEqual([stack, []]);
  }
});

test('an address and a link open what Bootstrap’s script has closed, through it [NAV-06, PGE-10]', async ({
  page,
}) => {
  for (const stack of ['script-5', 'script-4']) {
    await open(page, `${stack}/faq`, 'all', '#in-faq-two');
    await isOpen(page, 'in-faq-two');
    await expect(page.locator('.collapsing')).toHaveCount(0);
    await page.locator('#to-third').click();
    await isOpen(page, 'in-faq-three');
    await expect(page.locator('#in-faq-two')).toBeHidden();
    await expect(page).toHaveURL(/#in-faq-three$/);
    await open(page, `${stack}/tabs`, 'all', '#in-tabs-1');
    await isOpen(page, 'in-tabs-1');
    await page.locator('#to-contact').click();
    await isOpen(page, 'in-tabs-2');
    await expect(page.locator('#in-tabs-1')).toBeHidden();
  }
});

test('a panel that the site shows at some widths is closed at the others only [PGE-10]', async ({ page }) => {
  const inside = page.locator('#nav-starter').getByRole('link', { name: 'Features' });
  const burger = page.getByRole('button', { name: 'Menu' });
  for (const stack of ['css-4', 'css-5']) {
    await page.setViewportSize(DESKTOP);
    await open(page, `${stack}/starter`, 'all');
    await expect(inside).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(inside).toBeHidden();
    await burger.click();
    await expect(inside).toBeVisible();
    await burger.click();
    await expect(inside).toBeHidden();
    await page.setViewportSize(DESKTOP);
    await expect(inside).toBeVisible();
  }
});
