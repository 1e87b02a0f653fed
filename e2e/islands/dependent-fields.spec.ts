import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const field = (page: Page, number: number) => page.locator(`[name="FormField${number}"]`).first();
const summary = (page: Page) => page.locator('[data-valmsg-summary] li');

/** Returns the numbers of the visible questions. */
const shown = (page: Page) =>
  page
    .locator('[name^="FormField"]:visible')
    .evaluateAll((controls) => [
      ...new Set(
        controls.map((control) => Number((control as HTMLInputElement).name.replace('FormField', ''))),
      ),
    ]);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const FIRST = between(21, 25);

async function open(page: Page, culture = 'fr'): Promise<void> {
  await page.goto(`/${culture}/contact/assistance`);
  await expect(page.locator('[data-island="dependent-fields"]')).toHaveAttribute(
    'data-island-state',
    'ready',
  );
  // A form is sent unchecked when the code of its rules takes longer than two seconds.
  await whenIdle(page);
}

const choose = (page: Page, number: number, value: string) => field(page, number).selectOption(value);

test('each answer shows the questions that follow from it, down to the last, and says how many [CTC-01] [CTC-03]', async ({
  page,
}) => {
  await open(page);
  expect(await shown(page)).toEqual(FIRST);
  await choose(page, 25, '15');
  expect(await shown(page)).toEqual([...FIRST, ...between(46, 51)]);
  await choose(page, 25, '7');
  expect(await shown(page)).toEqual([...FIRST, 52, 38]);
  await choose(page, 52, '14');
  await expect(page.getByText('9 questions de plus.')).toBeAttached();
  await choose(page, 38, '13');
  expect(await shown(page)).toEqual([...FIRST, 52, 38, ...between(27, 35), ...between(39, 45)]);
  await choose(page, 38, '10');
  expect(await shown(page)).toEqual([...FIRST, 52, 38, ...between(27, 35), 36, 37, 45]);
  await expectAccessible(page);
  await choose(page, 25, '3');
  expect(await shown(page)).toEqual(FIRST);
});

test('what is hidden is neither judged nor sent, and keeps what was typed; a select’s prompt can’t be chosen [CTC-02] [CTC-03]', async ({
  page,
}) => {
  await open(page, 'nl');
  for (const select of await page.locator('.page-form select').all())
    await expect(select.locator('option').first()).toBeDisabled();
  await field(page, 21).fill('Jan Peeters');
  await field(page, 22).fill('jan@example.be');
  await field(page, 24).fill('Een kom is gebroken.');
  await choose(page, 25, '7');
  await choose(page, 52, '12');
  await field(page, 26).fill('Kom Ourthe');
  await choose(page, 38, '10');
  await page.getByRole('button', { name: 'De vraag versturen' }).click();
  await expect(summary(page)).toHaveCount(3);
  // Rejected questions disappear, together with their lines in the summary.
  await choose(page, 38, '18');
  await expect(summary(page)).toHaveCount(0);
  await choose(page, 52, '16');
  await choose(page, 52, '12');
  await expect(field(page, 26)).toHaveValue('Kom Ourthe');
  await page.getByRole('button', { name: 'De vraag versturen' }).click();
  await expect(page.locator('h1')).toHaveText(/Bedankt/);
  const [sent] = await ledgerOf(page);
  expect(Object.keys(sent!.body as object)).toEqual([21, 22, 24, 25, 52, 38, 26].map((n) => `FormField${n}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be answered, and the server keeps those that apply [CTC-03]', async ({ page }) => {
    await page.goto('/fr/contact/assistance');
    expect(await shown(page)).toHaveLength(32);
    await field(page, 21).fill('Anne Dubois');
    await field(page, 22).fill('anne@example.be');
    await field(page, 24).fill('Des tasses à notre nom ?');
    await choose(page, 25, '20');
    await field(page, 26).fill('Une tasse');
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.locator('h1')).toHaveText(/Merci/);
    const [sent] = await ledgerOf(page);
    expect(Object.keys(sent!.body as object)).toEqual([21, 22, 24, 25].map((n) => `FormField${n}`));
  });
});
