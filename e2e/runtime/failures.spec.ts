import type { ConsoleMessage, Page } from '@playwright/test';
import { insertTemplate, stepsOf } from '../support/insert-template.ts';
import { expect, test } from '../support/test.ts';

function follow(page: Page, type: string): ConsoleMessage[] {
  const messages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.type() === type && message.text().includes('[archipel]')) messages.push(message);
  });
  return messages;
}

const failed = (page: Page) => page.locator('[data-island-state="failed"]');

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/lifecycle');
  await expect(page.locator('html')).toHaveAttribute('data-registered', '');
});

for (const [name, phase, text] of [
  ['throws-in-render', 'render', 'broken render'],
  ['throws-in-effect', 'render', 'broken effect'],
  ['throws-in-mount', 'mount', 'broken mount'],
] as const) {
  test(`${name}: the server’s HTML stays, one error says where, other islands live @react`, async ({
    page,
  }) => {
    const errors = follow(page, 'error');
    await insertTemplate(page, name);
    await expect(failed(page)).toHaveText('Server');
    await expect(page.locator('[data-island="plain"]')).toHaveText('Server alive');
    expect(errors).toHaveLength(1);
    expect(errors[0]!.text()).toContain(text);
    expect(await stepsOf(page)).toContain(`${name} error ${phase}`);
  });
}

test('a view that breaks later gives the server’s HTML back @react', async ({ page }) => {
  await insertTemplate(page, 'throws-later');
  await page.click('text=Break');
  await expect(failed(page)).toHaveText('Server');
});

test('a view that throws while it is taken down stops no other teardown @react', async ({ page }) => {
  await insertTemplate(page, 'throws-in-unmount');
  await expect(page.locator('[data-island="throws-in-unmount"]')).toHaveText('fragile');
  await page.evaluate(() => document.querySelector('#place')!.replaceChildren());
  await expect
    .poll(() => stepsOf(page))
    .toEqual(expect.arrayContaining(['throws-in-unmount unmounted', 'plain unmounted']));
});

for (const [what, template, message] of [
  ['a missing required prop', 'greeting-without-name', 'data-name is missing; expected a text'],
  ['a wrong type', 'greeting-with-comma', 'data-times is "1,5"; expected a number'],
  ['broken JSON', 'greeting-broken-json', 'not valid JSON'],
] as const) {
  test(`${what} is one located error, and the server’s HTML stays @react`, async ({ page }) => {
    const errors = follow(page, 'error');
    await insertTemplate(page, template);
    await expect(failed(page).locator('p')).toHaveText('Server');
    expect(errors).toHaveLength(1);
    expect(errors[0]!.text()).toContain('Island "greeting" on <div> in <div#place>');
    expect(errors[0]!.text()).toContain(message);
  });
}

test('an attribute that is nearly right gets a hint @react', async ({ page }) => {
  const warnings = follow(page, 'warning');
  await insertTemplate(page, 'greeting-near-miss');
  await expect(page.locator('.greeting')).toBeVisible();
  // The text of the warning is loaded with code of its own.
  await expect
    .poll(() => warnings.map((warning) => warning.text()).join())
    .toContain('Did you mean data-times?');
});

test('an unknown name is one warning only, and the page goes on [PGE-12] @react', async ({ page }) => {
  const warnings = follow(page, 'warning');
  await insertTemplate(page, 'unknown');
  await expect(page.locator('[data-island="plain"]')).toHaveText('Server alive');
  await expect.poll(() => warnings.length).toBe(1);
  expect(warnings[0]!.text()).toContain('Did you mean "greeting"?');
  await expect(page.locator('[data-island="greetin"]').first()).toHaveText('Server');
});
