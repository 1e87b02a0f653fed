import type { Page } from '@playwright/test';
import { insertTemplate, stepsOf } from '../support/insert-template.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const state = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/lifecycle');
  await expect(page.locator('html')).toHaveAttribute('data-registered', '');
});

test('an island goes from waiting over loading to ready, and says so @react', async ({ page }) => {
  await insertTemplate(page, 'plain');
  await expect(state(page, 'plain')).toHaveAttribute('data-island-state', 'ready');
  await expect(state(page, 'plain')).toHaveText('Server alive');
  expect(await stepsOf(page)).toEqual(['plain waiting', 'plain loading', 'plain ready']);
});

test('a React view takes its data from attributes @react', async ({ page }) => {
  await insertTemplate(page, 'greeting');
  await expect(page.locator('.greeting')).toHaveText('Bonjour Ada ×2');
});

test('JSON beside the fallback wins over attributes @react', async ({ page }) => {
  await insertTemplate(page, 'greeting-json');
  await expect(page.locator('.greeting')).toHaveText('Bonjour Grace ×3');
});

test('an island that leaves is taken down once, and the server’s HTML is left @react', async ({ page }) => {
  await insertTemplate(page, 'greeting');
  await page.evaluate(() => document.querySelector('[data-island]')!.remove());
  await expect.poll(() => stepsOf(page)).toContain('greeting unmounted');
  expect((await stepsOf(page)).filter((line) => line === 'greeting unmounted')).toHaveLength(1);
});

test('unmounting from a script brings the server’s HTML back @react', async ({ page }) => {
  await insertTemplate(page, 'greeting');
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { unmount } = (await import(script.src)) as { unmount: (root: Element) => void };
    unmount(document.querySelector('#place')!);
  });
  await expect(page.locator('[data-island] > #server')).toHaveText('Server');
  await expect(page.locator('archipel-root')).toHaveCount(0);
});

test('a move is neither an unmount nor a mount @react', async ({ page }) => {
  await insertTemplate(page, 'counter');
  await page.click('[data-island="counter"] button');
  await page.evaluate(() => {
    document.querySelector('#elsewhere')!.append(document.querySelector('[data-island="counter"]')!);
  });
  await whenIdle(page);
  await expect(page.locator('#elsewhere button')).toHaveText('clicks 1');
  expect((await stepsOf(page)).filter((line) => line.startsWith('counter'))).toEqual([
    'counter waiting',
    'counter loading',
    'counter ready',
  ]);
});

test('a slot keeps the server’s node: typed text, form ownership, identity @react', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await insertTemplate(page, 'slotted');
  await page.fill('input[name=n]', 'typed before the mount');
  await page.setViewportSize({ width: 500, height: 700 });
  await expect(page.locator('.frame input[name=n]')).toHaveValue('typed before the mount');
  const sent = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#form')!;
    return new FormData(form).get('n');
  });
  expect(sent).toBe('typed before the mount');
});

test('a suspended view shows the server’s HTML and is not ready before it is whole @react', async ({
  page,
}) => {
  await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('#suspended')!;
    document.querySelector('#place')!.append(template.content);
  });
  await expect
    .poll(() => page.evaluate(() => typeof (window as unknown as { reveal?: unknown }).reveal))
    .toBe('function');
  await expect(state(page, 'suspended')).toHaveText('Server');
  await expect(state(page, 'suspended')).toHaveAttribute('data-island-state', 'loading');
  await page.evaluate(() => (window as unknown as { reveal: () => void }).reveal());
  await expect(state(page, 'suspended')).toHaveText('late view');
  await expect(state(page, 'suspended')).toHaveAttribute('data-island-state', 'ready');
});

test('a visible island waits until it comes near the view @react', async ({ page }) => {
  await insertTemplate(page, 'seen');
  await expect(state(page, 'seen')).toHaveAttribute('data-island-state', 'waiting');
  await state(page, 'seen').scrollIntoViewIfNeeded();
  await expect(state(page, 'seen')).toHaveText('below seen');
});

test('a media island waits for its query, and the page may override when @react', async ({ page }) => {
  await insertTemplate(page, 'media');
  await expect(state(page, 'seen')).toHaveText('at once seen');
  await expect(state(page, 'on-narrow')).toHaveAttribute('data-island-state', 'waiting');
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(state(page, 'on-narrow')).toHaveText('wide narrow');
});

test('a click before an interaction island is ready is held and happens once @react', async ({ page }) => {
  await insertTemplate(page, 'held-click');
  await expect(state(page, 'lazy-toggle')).toHaveAttribute('data-island-state', 'waiting');
  await page.evaluate(() => document.querySelector<HTMLElement>('#toggle')!.click());
  await expect(page.locator('output')).toHaveText('clicks 1');
  await page.click('#toggle');
  await expect(page.locator('output')).toHaveText('clicks 2');
});

test('a submit before an interaction island is ready is held and happens once, with its submitter @react', async ({
  page,
}) => {
  await insertTemplate(page, 'held-submit');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-island="lazy-form"] button')!;
    button.click();
    button.click();
  });
  await expect(page.locator('output')).toHaveText('sent by the second;');
  await whenIdle(page);
  await expect(page.locator('output')).toHaveText('sent by the second;');
});

test('starting the script twice, even under another address, is harmless @react', async ({ page }) => {
  await insertTemplate(page, 'plain');
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    await import(`${script.src}?again`);
  });
  await insertTemplate(page, 'plain-again', '#elsewhere');
  await expect(page.locator('#elsewhere')).toHaveText('Server alive');
});
