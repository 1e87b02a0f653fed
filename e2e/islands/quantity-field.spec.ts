import { dropTimers } from '../support/answers.ts';
import { hasFramework } from '../support/framework.ts';
import { triggerIsland } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// The example has min 6, max 60 and step 6.
test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide/quantity-field?culture=fr');
  await triggerIsland(page.locator('[data-island="quantity-field"]'));
});

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
}) => {
  // The code comes once from the network and once from the cache, where it loads within milliseconds.
  for (const typed of ['13', '24']) {
    await page.goto('/fr/catalog/product/mug-dune');
    const field = page.locator('[data-page] [data-island="quantity-field"] input').first();
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.select();
    });
    await page.keyboard.type(typed);
    await expect(page.locator('[data-page] [data-island="quantity-field"]').first()).toHaveAttribute(
      'data-island-state',
      'ready',
    );
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('type', 'text');
  }
});

test('a comma counts from the first key, at the caret, also where the focus came before the code [PRD-04] @firefox', async ({
  page,
}) => {
  for (const [keys, shown, sent] of [
    [['1', ',', '3'], '1,5', '1.5'],
    [['0', ',', '5'], '0,5', '0.5'],
    [['2', '5', 'ArrowLeft', ',', '5'], '2,5', '2.5'],
    [['1', '.', '5'], '1,5', '1.5'],
  ] as const) {
    await page.goto('/fr/catalog/product/mug-dune');
    // A pause of 600 ms between two keys, as on a slow machine, would check what is typed so far.
    await dropTimers(page, 600);
    const island = page.locator('[data-page] [data-island="quantity-field"]').first();
    const field = island.locator('input').first();
    await island.evaluate((host) => {
      Object.assign(host.dataset, { min: '0.5', max: '5', step: '0.5' });
      const input = host.querySelector('input')!;
      Object.assign(input, { min: '0.5', max: '5', step: 'any' });
      input.focus();
      input.select();
    });
    await expect(island).toHaveAttribute('data-island-state', 'ready');
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

test('others hear of a checked quantity, once for each change [PRD-04]', async ({ page }) => {
  await page.evaluate(() => {
    const received: unknown[] = ((window as unknown as { received: unknown[] }).received = []);
    document.addEventListener('archipel:quantity-changed', (event) =>
      received.push((event as CustomEvent).detail),
    );
  });
  const field = page.getByRole('spinbutton');
  await field.fill('24');
  await field.blur();
  await field.fill('');
  await field.blur();
  expect(await page.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([
    { quantity: 24 },
    {},
  ]);
});

test('its page loads no React @react', async ({ page }) => {
  expect(await hasFramework(page)).toBe(false);
  await page.goto('/fixtures/kit');
  expect(await hasFramework(page)).toBe(true);
});
