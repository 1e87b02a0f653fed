import type { Page } from '@playwright/test';
import { expectMounted } from '../support/app.ts';
import { fakePhotos } from '../support/photos.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Scrolls the banner to several positions in the window; returns the photo's shift and coverage at each. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    const frame = document.querySelector('[data-parallax]')!;
    const layer = frame.querySelector('img')!;
    const found: { scroll: number; shift: number; isCovered: boolean }[] = [];
    for (const offset of [0.9, 0.7, 0.5, 0.3, 0, -0.3]) {
      const top = frame.getBoundingClientRect().top + scrollY - innerHeight * offset;
      scrollTo({ top, behavior: 'instant' });
      for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
      const [outer, inner] = [frame.getBoundingClientRect(), layer.getBoundingClientRect()];
      const isCovered = inner.top <= outer.top + 1 && inner.bottom >= outer.bottom - 1;
      found.push({
        scroll: scrollY,
        shift: Number.parseFloat(layer.style.translate.split(' ')[1] ?? '0'),
        isCovered,
      });
    }
    return found;
  });

async function open(page: Page, width: number): Promise<void> {
  await fakePhotos(page);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/fr');
  await page.locator('[data-parallax]').scrollIntoViewIfNeeded();
  // The browser reports when the banner is visible, and a slow one reports it late.
  await expectMounted(page, 'parallax');
  await whenIdle(page);
}

test('the banner moves by a quarter of the scroll and covers its frame, without a shift of the layout [MKT-02]', async ({
  page,
}) => {
  await open(page, 1280);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    // Earlier layout shifts are the subject of another test.
    const onShifts = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    new PerformanceObserver(onShifts).observe({ type: 'layout-shift' });
  });
  const found = await measure(page);
  expect(found.every(({ isCovered }) => isCovered)).toBe(true);
  for (const [index, { scroll, shift }] of found.slice(1).entries()) {
    const before = found[index]!;
    expect(shift - before.shift).toBeCloseTo((scroll - before.scroll) / 4, 0);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  // Reduced motion applies at once, and so does its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const photo = page.locator('[data-parallax] img');
  await expect.poll(() => photo.evaluate(({ style }) => style.translate + style.scale)).toBe('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => photo.evaluate(({ style }) => style.scale)).not.toBe('');
});

test('below 1200 pixels the banner rests, and an element of its own speed moves in its frame [PGE-09] [MKT-02]', async ({
  page,
}) => {
  await open(page, 1199);
  expect((await measure(page)).map(({ shift }) => shift)).toEqual([0, 0, 0, 0, 0, 0]);

  await page.goto('/styleguide/parallax');
  await whenIdle(page);
  const layer = page.locator('[data-parallax] img');
  await expect.poll(() => layer.evaluate(({ style }) => style.translate)).toMatch(/px$/);
  await expect(page.locator('[data-parallax]')).toHaveCSS('overflow', 'clip');
});
