import type { Page } from '@playwright/test';
import { afterPaint } from '../support/after-paint.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const TEAPOT = '/fr/catalog/product/theiere-brume';

const view = (page: Page) => page.locator('[data-island="view-360"]');
const slider = (page: Page) => view(page).getByRole('slider');
const frame = (page: Page) => slider(page).inputValue().then(Number);

/** The smallest picture: the shop draws its own on the first request, in seconds for a whole round. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const answerPhotos = (page: Page) =>
  page.route(/\.turn-(?!1\.)/, (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));

async function openTurning(page: Page): Promise<void> {
  await answerPhotos(page);
  await page.goto(TEAPOT);
  await view(page).scrollIntoViewIfNeeded();
  await expect(view(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(view(page).getByRole('button', { name: 'Arrêter la rotation' })).toBeVisible();
}

test('a product turns by itself until a mouse rests on it, and is turned by slider and hand, all round [PRD-09] @react', async ({
  page,
}) => {
  await openTurning(page);
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
  await expect(shown).toHaveAttribute('src', /\.turn-28\./);
  await expectAccessible(page);
});

test('it stays still where less movement is wanted, and fetches no photo that was not asked for [PRD-09]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerPhotos(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\.turn-(?!1\.)/.test(request.url())) requested.push(request.url());
  });
  await page.goto(TEAPOT);
  await view(page).scrollIntoViewIfNeeded();
  await expect(view(page)).toHaveAttribute('data-island-state', 'ready');
  expect(requested).toEqual([]);
  await slider(page).focus();
  await slider(page).press('ArrowRight');
  await expect(view(page).locator('.view-360-frame')).toHaveAttribute('src', /\.turn-2\./);
  await expect(view(page).getByRole('button', { name: 'Faire tourner' })).toHaveCount(0);
});

test('without its photos the first one stays, and they can be asked for again [PRD-09]', async ({
  page,
  trouble,
}) => {
  let isDown = true;
  await page.route(/\.turn-/, (route) =>
    isDown ? route.abort() : route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  await page.goto(TEAPOT);
  await view(page).scrollIntoViewIfNeeded();
  await expect(view(page).getByRole('alert')).toContainText('n’ont pas pu être chargées');
  isDown = false;
  await view(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(view(page).getByRole('button', { name: /rotation|tourner/ })).toBeVisible();
  trouble.errors.length = 0;
});
