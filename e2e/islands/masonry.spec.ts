import { unmountAll } from '../support/app.ts';
import { fakePhotos } from '../support/photos.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test('items follow each other without holes, in the order of the page, and the page does not jump [NWS-02]', async ({
  page,
}) => {
  await fakePhotos(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const load = await watchShifts(page);
  await load('/fr/journal?look=tiles');
  const list = page.locator('[data-island="masonry"]');
  await expect(list).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
  const boxes = () =>
    list.evaluate((host) =>
      [...host.children].map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
  const packed = await boxes();
  for (const [index, { left, top }] of packed.entries()) {
    expect(top).toBeGreaterThanOrEqual(packed[index - 1]?.top ?? 0);
    const above = packed.slice(0, index).findLast((item) => item.left === left);
    const gap = above ? top - above.bottom : 40;
    expect(gap).toBeGreaterThanOrEqual(20);
    expect(gap).toBeLessThanOrEqual(52);
  }
  expect(new Set(packed.map(({ left }) => left)).size).toBe(3);
  expect(await readShifts(page)).toEqual([]);
  await unmountAll(page);
  expect(
    await list.evaluate((host) =>
      [...host.children].map((item) => item.getAttribute('style') ?? '').join(''),
    ),
  ).toBe('');
});
