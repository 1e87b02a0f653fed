import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, fillOrder } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const field = (page: Page) => page.locator('[data-island="date-field"] input').first();
const button = (page: Page) => page.getByRole('button', { name: 'Choisir une date dans le calendrier' });

/** Focuses the field, which loads the island, and waits until it is mounted and the form is validated. */
async function mountByFocus(page: Page): Promise<void> {
  await field(page).focus();
  await expect(page.locator('[data-island="date-field"]')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
}

test('a date is typed, or picked by keyboard in a calendar, and wrong text is never erased [PGE-04] @react', async ({
  page,
}) => {
  await page.goto('/styleguide/date-field');
  await mountByFocus(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill('010226');
  await field(page).press('Tab');
  await expect(field(page)).toHaveValue('01/02/26');
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const day = page.getByRole('button', { name: /^1 février/ });
  await expect(day).toBeFocused();
  await expectAccessible(page);
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
  await expect(page).toHaveURL(/\/styleguide\/date-field/);
  await expect(field(page)).toBeFocused();
});

test('with colours of the system, the day that is chosen and those that may not be stand out [PGE-04]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/styleguide/date-field');
  await mountByFocus(page);
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

test('a finger gets the browser’s own calendar [PGE-04]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/styleguide/date-field');
  await mountByFocus(page);
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = function () {
      this.value = '2026-02-03';
      this.dispatchEvent(new Event('input', { bubbles: true }));
      this.dispatchEvent(new Event('change', { bubbles: true }));
    };
  });
  await button(page).tap();
  await expect(field(page)).toHaveValue('03/02/26');
  await context.close();
});

test('the day of delivery goes with the order, and a day that is none is refused by the server, too [PGE-04]', async ({
  page,
}) => {
  await page.goto('/fr');
  await addToCart(page);
  await page.goto('/fr/checkout');
  const answer = await page.evaluate(async () => {
    const body = new FormData(document.querySelector<HTMLFormElement>('.order-form')!);
    body.set('DeliveryDate', '31/02/26');
    const response = await fetch(location.href, { method: 'POST', body: new URLSearchParams(body as never) });
    return { status: response.status, text: await response.text() };
  });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Indiquez une date valable, comme 31/12/26.');
  expect(answer.text).toContain('value="31/02/26"');

  const max = (await page.locator('[data-island="date-field"]').getAttribute('data-max'))!;
  const [year, month, day] = max.split('-');
  await page.locator('.order-more > summary').click();
  await mountByFocus(page);
  await field(page).fill(`${day}${month}${year}`);
  await field(page).press('Tab');
  const written = `${day}/${month}/${year!.slice(2)}`;
  await expect(field(page)).toHaveValue(written);
  await fillOrder(page);
  await expect(page.getByText(`Livraison souhaitée le ${written}`)).toBeVisible();
});
