import type { Page } from '@playwright/test';
import { mountAgain, unmountAll } from '../support/app.ts';
import { fakePhotos } from '../support/photos.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const EXAMPLE = '/styleguide/scroll-in';

/** Moves the mouse: the island loads with the first use of a page. */
async function usePage(page: Page): Promise<void> {
  await whenIdle(page);
  await page.mouse.move(2, 2);
}

const opacities = (page: Page) =>
  page
    .locator('[data-scroll-in]')
    .evaluateAll((elements) => elements.map((element) => Number(getComputedStyle(element).opacity)));

/** Scrolls to the end; returns the greatest horizontal overflow while the animations play. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const hosts = [...document.querySelectorAll('[data-scroll-in]')];
    let overflow = 0;
    const isOver = () => hosts.every((host) => host.className === '');
    hosts.at(-1)!.scrollIntoView({ behavior: 'instant', block: 'end' });
    while (!isOver()) {
      await new Promise(requestAnimationFrame);
      overflow = Math.max(overflow, root.scrollWidth - root.clientWidth);
    }
    return overflow;
  });

test('what is scrolled to comes once, without a way to scroll sideways, and is whole again after its island [PGE-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(EXAMPLE);
  await usePage(page);
  await expect.poll(() => opacities(page)).toEqual([0, 0, 0, 0]);
  expect(await scrollThrough(page)).toBe(0);
  expect(await opacities(page)).toEqual([1, 1, 1, 1]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await opacities(page)).toEqual([1, 1, 1, 1]);

  await mountAgain(page);
  await unmountAll(page);
  expect(await opacities(page)).toEqual([1, 1, 1, 1]);
});

test('paper, less movement and the keyboard show it at once; nothing in the window ever waits [PGE-01]', async ({
  page,
}) => {
  await fakePhotos(page);
  await page.goto('/fr');
  await usePage(page);
  const waiting = page.locator('.ar-scroll-in-waiting');
  await expect(waiting.first()).toBeAttached();
  const inWindow = await waiting.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().top < innerHeight),
  );
  expect(inWindow).toHaveLength(0);
  const count = (await opacities(page)).length;
  const whole = Array<number>(count).fill(1);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page)).toEqual(whole);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await opacities(page)).toEqual(whole);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'no-preference' });
  await page.locator('.article-card a').first().focus();
  await expect(page.locator('.article-card').first()).toHaveCSS('opacity', '1');
});

test('a link that is pressed while its block slides in is followed: the block stands still meanwhile [PGE-01]', async ({
  page,
}) => {
  await fakePhotos(page);
  await page.goto('/fr');
  await usePage(page);
  const block = page.locator('.ar-scroll-in-waiting', { has: page.locator('a') }).last();
  await expect(block).toBeAttached();
  // The last one that waits may be another at the next call: blocks are mounted one by one.
  const host = await block.elementHandle();
  const link = await host!.$('a');
  // The animation is slow enough for any machine; it comes from the side, where it moves most.
  await page.evaluate(
    ([element, inside]) => {
      document.documentElement.style.setProperty('--ar-duration-long', '10s');
      inside!.scrollIntoView({ behavior: 'instant', block: 'center' });
      element!.addEventListener('click', (event) => {
        event.preventDefault();
        inside!.setAttribute('data-clicked', '');
      });
    },
    [host, link] as const,
  );
  await expect.poll(() => host!.evaluate((element) => element.getAnimations().length)).toBe(1);
  const box = (await link!.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  // A pause takes effect with the next frame.
  await host!.evaluate((element) => Promise.all(element.getAnimations().map(({ ready }) => ready)));
  const pressed = await link!.evaluate((element) => element.getBoundingClientRect().top);
  const state = () =>
    host!.evaluate((element) =>
      element
        .getAnimations()
        .map(({ playState }) => playState)
        .join(),
    );
  expect(await state()).toBe('paused');
  expect(await link!.evaluate((element) => element.getBoundingClientRect().top)).toBe(pressed);
  await page.mouse.up();
  await expect.poll(() => link!.getAttribute('data-clicked')).toBe('');
  await expect.poll(state).toBe('running');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is there [PGE-01]', async ({ page }) => {
    await page.goto(EXAMPLE);
    for (const host of await page.locator('[data-scroll-in]').all())
      await expect(host).toHaveCSS('opacity', '1');
  });
});
