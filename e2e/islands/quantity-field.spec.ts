import { dropTimers } from '../support/answers.ts';
import { hasFramework } from '../support/framework.ts';
import { expect, test } from '../support/kit.ts';

// The example has min 6, max 60 and step 6.
test.beforeEach(({ archipel }) => archipel.open('quantity-field'));

/** A form of a product that is sold by the half, from 0.5 to 5. */
const HALVES = `
  <form>
    <div class="ar-quantity" data-island="quantity-field" data-min="0.5" data-max="5" data-step="0.5">
      <button type="button" data-quantity-minus hidden aria-label="Moins">−</button>
      <input type="number" name="Quantity" value="1" min="0.5" max="5" step="any" aria-label="Quantité" />
      <button type="button" data-quantity-plus hidden aria-label="Plus">+</button>
    </div>
  </form>`;

test('minus and plus go by the step and stop at the limits [PRD-04]', async ({ page }) => {
  const field = page.getByRole('spinbutton', { name: 'Quantité' });
  await expect(page.getByRole('button', { name: 'Moins' })).toBeDisabled();
  await page.getByRole('button', { name: 'Plus' }).click();
  await expect(field).toHaveValue('12');
  await page.getByRole('button', { name: 'Moins' }).click();
  await expect(field).toHaveValue('6');
  await expect(field).toBeFocused();
});

test('a typed quantity is checked after a pause, and the visitor is told what changed [PRD-04]', async ({
  page,
}) => {
  const field = page.getByRole('spinbutton');
  await field.fill('100');
  await expect(field).toHaveValue('60');
  await expect(page.getByRole('status').filter({ hasText: 'maximale' })).toHaveText(
    'La quantité maximale est de 60.',
  );
  await expect(page.getByRole('button', { name: 'Plus' })).toBeDisabled();
});

test('what is typed is rounded and clamped on leaving the field [PRD-04]', async ({ page }) => {
  const field = page.getByRole('spinbutton');
  for (const [typed, expected] of [
    ['9', '12'],
    ['13', '12'],
    ['1', '6'],
    ['0', '6'],
    ['17,5', '18'],
    ['abc', ''],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field, typed).toHaveValue(expected);
  }
});

test('what is typed at the first focus, before and while the code comes, takes the place of the old number [PRD-04] @firefox', async ({
  page,
  archipel,
}) => {
  // The code comes once from the network and once from the cache, where it loads within milliseconds.
  for (const typed of ['13', '24']) {
    const island = await archipel.open('quantity-field', { props: { min: 1, step: 1 }, interact: false });
    const field = island.locator('input');
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.select();
    });
    await page.keyboard.type(typed);
    await expect(island).toBeIsland('ready');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('type', 'text');
  }
});

test('a comma counts from the first key, at the caret, also where the focus came before the code [PRD-04] @firefox', async ({
  page,
  archipel,
}) => {
  for (const [keys, shown, sent] of [
    [['1', ',', '3'], '1,5', '1.5'],
    [['0', ',', '5'], '0,5', '0.5'],
    [['2', '5', 'ArrowLeft', ',', '5'], '2,5', '2.5'],
    [['1', '.', '5'], '1,5', '1.5'],
  ] as const) {
    const island = await archipel.open('quantity-field', { html: HALVES, interact: false });
    // A pause of 600 ms between two keys, as on a slow machine, would check what is typed so far.
    await dropTimers(page, 600);
    const field = island.locator('input');
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.select();
    });
    await expect(island).toBeIsland('ready');
    await expect(field).toHaveAttribute('type', 'number');
    for (const key of keys) await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field, keys.join(' ')).toHaveValue(shown);
    await expect(field).toHaveAttribute('aria-valuenow', sent);
    const fields = await field.evaluate((input: HTMLInputElement) =>
      new FormData(input.form!).getAll(input.name),
    );
    expect(fields).toEqual([sent]);
  }
});

test('the arrow keys step, and the form sends what is shown [PRD-04]', async ({ page }) => {
  const field = page.getByRole('spinbutton');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('12');
  await expect(field).toHaveAttribute('aria-valuenow', '12');
});

test('others hear of a checked quantity, once for each change [PRD-04]', async ({ page, archipel }) => {
  const field = page.getByRole('spinbutton');
  await field.fill('24');
  await field.blur();
  await field.fill('');
  await field.blur();
  const events = await archipel.events('archipel:quantity-changed');
  expect(events.map(({ detail }) => detail)).toEqual([{ quantity: 24 }, {}]);
});

test('its page loads no React @react', async ({ page, archipel }) => {
  expect(await hasFramework(page)).toBe(false);
  await archipel.open('search-box');
  expect(await hasFramework(page)).toBe(true);
});
