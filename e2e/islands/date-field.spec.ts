import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { expect, test } from '../support/kit.ts';

const field = (page: Page) => page.locator('[data-island="date-field"] input').first();
const button = (page: Page) => page.getByRole('button', { name: 'Choisir une date dans le calendrier' });

/** Opens the page and focuses the field, which loads the island. */
async function mountByFocus(page: Page, archipel: Archipel): Promise<void> {
  const host = await archipel.open('date-field', { interact: false });
  await field(page).focus();
  await expect(host).toBeIsland('ready');
  await archipel.idle();
}

test('a date is typed, or picked by keyboard in a calendar, and wrong text is never erased [PGE-04] @react', async ({
  page,
  archipel,
}) => {
  await mountByFocus(page, archipel);
  await expect(field(page)).toBeFocused();
  await field(page).fill('010226');
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('01/02/26');
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const day = page.getByRole('button', { name: /^1 février/ });
  await expect(day).toBeFocused();
  await expect(page).toBeAccessible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: /^1 mars/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^2 mars/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('02/03/26');
  await expect(button(page)).toBeFocused();

  await field(page).fill('31/02/26');
  await field(page).blur();
  await expect(page.locator('#VisitDay-error')).toHaveText('Écrivez une date, comme 31/12/26.');
  await expect(field(page)).toHaveValue('31/02/26');
  await field(page).fill('1/1/26');
  await field(page).blur();
  await expect(page.getByText('Choisissez une date à partir du 05/01/26.')).toHaveCount(1);
  await expect(page.locator('#VisitDay-error')).toHaveText('Choisissez une date à partir du 05/01/26.');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/date-field/);
  await expect(field(page)).toBeFocused();
});

test('with colours of the system, the day that is chosen and those that may not be stand out [PGE-04]', async ({
  page,
  archipel,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await mountByFocus(page, archipel);
  await field(page).fill('6/1/26');
  await field(page).press('Tab');
  await page.keyboard.press('Enter');
  const look = (name: RegExp) =>
    page.getByRole('button', { name }).evaluate((day) => {
      const { backgroundColor, color } = getComputedStyle(day);
      return { backgroundColor, color };
    });
  await expect(page.getByRole('button', { name: /^6 janvier/ })).toBeFocused();
  const [chosen, other, early] = [
    await look(/^6 janvier/),
    await look(/^7 janvier/),
    await look(/^4 janvier/),
  ];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(early.color).not.toBe(other.color);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a finger gets the browser’s own calendar [PGE-04]', async ({ page, archipel }) => {
    await mountByFocus(page, archipel);
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        this.value = '2026-02-03';
        this.dispatchEvent(new Event('input', { bubbles: true }));
        this.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
    await button(page).tap();
    await expect(field(page)).toHaveValue('03/02/26');
  });
});
