import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';

const view = (page: Page) => page.locator('[data-island="view-360"]');
const slider = (page: Page) => view(page).getByRole('slider');
const frame = (page: Page) => slider(page).inputValue().then(Number);

/** The photos of the turn, but not the first one, which is in the page. */
const FURTHER = /\/turns\/(?!1\.)/;

test('a product turns by itself until a mouse rests on it, and is turned by slider and hand, all round [PRD-09] @react', async ({
  page,
  archipel,
}) => {
  await archipel.open('view-360', { props: { autoplay: true } });
  await expect(view(page).getByRole('button', { name: 'Arrêter la rotation' })).toBeVisible();
  await page.mouse.move(2, 2);
  const first = await frame(page);
  await expect.poll(() => frame(page), 'it turns').not.toBe(first);

  await view(page).locator('.view-360-stage').hover();
  const stopped = await frame(page);
  await page.evaluate(afterPaint);
  // The frame after the last one is the first.
  expect([0, 1], 'the mouse holds it').toContain(((await frame(page)) - stopped + 36) % 36);

  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Vue 36 sur 36');
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Vue 1 sur 36');
  await expect(view(page).getByRole('button', { name: 'Faire tourner' })).toBeVisible();

  const box = (await view(page).locator('.view-360-stage').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider(page), 'a quarter of the width is a quarter of the round').toHaveValue('27');
  const shown = view(page).locator('.view-360-frame');
  await expect(shown).toHaveAttribute('src', /turns\/28\./);
  await expect(page).toBeAccessible();
});

test('it stays still where less movement is wanted, and fetches no photo that was not asked for [PRD-09]', async ({
  page,
  archipel,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (FURTHER.test(request.url())) requested.push(request.url());
  });
  await archipel.open('view-360', { props: { autoplay: true } });
  expect(requested).toEqual([]);
  await slider(page).focus();
  await slider(page).press('ArrowRight');
  await expect(view(page).locator('.view-360-frame')).toHaveAttribute('src', /turns\/2\./);
  await expect(view(page).getByRole('button', { name: 'Faire tourner' })).toHaveCount(0);
});

test('without its photos the first one stays, and they can be asked for again [PRD-09]', async ({
  page,
  archipel,
}) => {
  let isDown = true;
  await page.route(/\/turns\//, (route) => (isDown ? route.abort() : route.continue()));
  await archipel.open('view-360', { props: { autoplay: true } });
  await expect(view(page).getByRole('alert')).toContainText('n’ont pas pu être chargées');
  isDown = false;
  await view(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(view(page).getByRole('button', { name: /rotation|tourner/ })).toBeVisible();
});

test('the host is as high before its code comes as with it [PRD-09]', async ({ page, archipel }) => {
  await archipel.open('view-360');
  const height = () => view(page).evaluate((host) => host.getBoundingClientRect().height);
  const [isThere, bringCode] = createGate();
  await page.route(/\/view-360-[^/]*\.js/, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.reload();
  await expect(view(page)).toHaveAttribute('data-island-state', 'loading');
  const before = await height();
  bringCode();
  await archipel.idle();
  await expect(slider(page)).toBeVisible();
  expect(await height()).toBe(before);
});
