import { expect, test } from '../support/kit.ts';

test.beforeEach(async ({ archipel }) => {
  await expect(await archipel.open('number-input', { culture: 'nl' })).toBeIsland('ready');
});

test('with the zero lock minus is disabled at 0 and nothing goes below it [PRD-05]', async ({ page }) => {
  const field = page.getByRole('spinbutton', { name: 'Geschenkverpakkingen' });
  await expect(page.getByRole('button', { name: 'Minder' })).toBeDisabled();
  await page.getByRole('button', { name: 'Meer' }).click();
  await expect(field).toHaveValue('1');
  await page.getByRole('button', { name: 'Minder' }).click();
  await expect(field).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Minder' })).toBeDisabled();
  await field.fill('-4');
  await field.blur();
  await expect(field).toHaveValue('0');
});

test('what is no number becomes 0 [PRD-05]', async ({ page }) => {
  const field = page.getByRole('spinbutton');
  await field.fill('veel');
  await field.blur();
  await expect(field).toHaveValue('0');
});
