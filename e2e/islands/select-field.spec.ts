import type { Page } from '@playwright/test';
import { mountAgain, unmountAll } from '../support/app.ts';
import { expect, test } from '../support/kit.ts';

const box = (page: Page, name: string) => page.getByRole('combobox', { name });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const country = (page: Page) => box(page, 'Pays de livraison');
const value = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((select: HTMLSelectElement) => select.value);

/** Types letters as one word: on a slow machine the time between two of them may be that of two words. */
async function typeWord(page: Page, word: string): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', { value: 1, configurable: true });
  });
  await page.keyboard.type(word);
  await page.evaluate(() => Reflect.deleteProperty(KeyboardEvent.prototype, 'timeStamp'));
}

test('the list is used by keyboard alone: label, letters, arrows, Enter, Escape, Tab [PGE-05] @react @firefox', async ({
  page,
  archipel,
}) => {
  await archipel.open('select-field');
  await page.getByText('Pays de livraison', { exact: true }).click();
  await expect(country(page)).toBeFocused();
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const type of ['input', 'change'])
      document.addEventListener(type, ({ target }) => received.push(`${type} ${(target as Element).id}`));
  });
  await typeWord(page, 'pa');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
  const active = option(page, 'Pays-Bas');
  await expect(country(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
  await expect(page).toBeAccessible();
  await page.keyboard.press('Enter');
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(country(page)).toHaveText('Pays-Bas');
  expect(await value(page, 'example-country')).toBe('NL');
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual([
    'input example-country',
    'change example-country',
  ]);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(country(page)).toHaveText('Pays-Bas');
  await expect(country(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(country(page)).toHaveText('France');
  await expect(box(page, 'Couleurs')).toBeFocused();
});

test('the list is used by the mouse, shows several as chips, follows a reset, and leaves the select as it was [PGE-03] @react', async ({
  page,
  archipel,
}) => {
  await archipel.open('select-field');
  await country(page).click();
  await option(page, 'Suisse').click({ force: true });
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true');
  await option(page, 'Belgique').click();
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(country(page)).toBeFocused();

  const colours = box(page, 'Couleurs');
  await colours.click();
  await option(page, 'Mousse').click();
  await option(page, 'Sable').click();
  await expect(colours).toHaveText('MousseArgile');
  await page.keyboard.press('Escape');

  await page.locator('#example-country').evaluate((select: HTMLSelectElement) => {
    select.add(new Option('Italie', 'IT'));
    select.value = 'IT';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(country(page)).toHaveText('Italie');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(country(page)).toHaveText('Choisissez un pays');
  await expect(colours).toHaveText('SableArgile');

  await unmountAll(page);
  await expect(page.locator('#example-country')).not.toHaveAttribute('tabindex');
  await expect(page.locator('archipel-root, .ar-select-face')).toHaveCount(0);
  await mountAgain(page);
  await expect(country(page)).toBeVisible();
});

test('on a phone the list stands edge to edge with its button, and with colours of the system an option that can’t be chosen stands out [PGE-03]', async ({
  page,
  archipel,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await archipel.open('select-field');
  await country(page).click();
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  expect(await edges('.ar-select-list:popover-open')).toEqual(await edges('.ar-select-button'));
  const colour = (name: string) => option(page, name).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('Suisse')).not.toBe(await colour('Belgique'));
});

test.describe('on a device that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('the native select is what is pressed, under a face that follows it [PGE-03] [PGE-05]', async ({
    page,
    archipel,
  }) => {
    await archipel.open('select-field');
    await expect(page.getByRole('combobox', { name: 'Pays de livraison' })).toHaveJSProperty(
      'tagName',
      'SELECT',
    );
    await page.locator('#example-country').selectOption('FR');
    const field = page.locator('[data-island]', { has: page.locator('#example-country') });
    await expect(field.locator('.ar-select-face')).toHaveText('France');
    await expect(field).toHaveAttribute('data-island-state', 'ready');
  });
});
