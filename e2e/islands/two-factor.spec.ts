import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import { createCustomer } from '../support/wishlists.ts';

/** Creates a customer for this test and signs them in. */
async function newCustomer(page: Page) {
  const customer = await createCustomer(page);
  await page.request.post('/demo/sign-in', { data: { user: customer.Email } });
  return customer;
}

/** Waits until an island is mounted: its buttons are shown before they have listeners. */
const expectMounted = (island: Locator) => expect(island).toHaveAttribute('data-island-state', 'ready');

const keyOf = (page: Page) => page.locator('.ar-two-factor-secret code').textContent();

test('in a dialog: the key as a QR code, on and back with what was typed, a wrong code, the right one pasted, codes to keep [ACC-02] @react', async ({
  page,
}) => {
  await newCustomer(page);
  await page.goto('/fr/account/security');
  await page.getByRole('link', { name: 'Activer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Activer la connexion en deux étapes' });
  await expectMounted(dialog.locator('[data-island="two-factor"]'));
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expect(dialog.getByLabel('Code à six chiffres')).toBeHidden();
  const key = (await keyOf(page))!;
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await whenIdle(page);
  await expectAccessible(page, 'dialog');

  await dialog.getByRole('button', { name: 'Continuer' }).press('Enter');
  const field = dialog.getByLabel('Code à six chiffres');
  await expect(field).toBeFocused();
  await page.keyboard.type('12');
  await dialog.getByRole('button', { name: 'Revenir au code QR' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Étape 1/ })).toBeFocused();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(field).toHaveValue('12');

  // A wrong code is reported at the field, which is emptied and focused; the key stays the same.
  const rejected = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await field.fill('000 000');
  expect((await rejected).status()).toBe(422);
  await expect(dialog.getByText('Ce code n’est pas le bon.').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(dialog.getByRole('heading', { name: /^Étape 2/ })).toBeVisible();
  await whenIdle(page);
  await expectAccessible(page, 'dialog');
  expect(await keyOf(page)).toBe(key);

  const code = oneTimeCode(key);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(dialog.getByRole('status').filter({ hasText: 'est activée' })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')).toHaveCount(8);
  await expect(dialog.getByRole('button', { name: 'Copier les codes' })).toBeVisible();
  await whenIdle(page);
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('link', { name: 'J’ai noté les codes' }).click();
  await expect(page.locator('.security-state')).toHaveText('Activée');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('the login dialog asks for it, says what is wrong in place, and goes on with what waited [ACC-02]', async ({
  page,
}) => {
  const { Email, Password } = await newCustomer(page);
  await page.goto('/nl/account/security/two-factor');
  await expectMounted(page.locator('[data-island="two-factor"]'));
  const key = (await keyOf(page))!;
  await page.getByRole('button', { name: 'Verder' }).click();
  const used = oneTimeCode(key);
  await page.keyboard.type(used);
  await expect(page.getByRole('listitem').filter({ hasText: /^[A-Z2-9]{5}-/ })).toHaveCount(8);
  const recovery = (await page.locator('[data-recovery-codes] li').first().textContent())!;

  await page.goto('/nl/contact');
  await page.request.post('/demo/session/expire', { data: {} });
  await page.locator('.account-link').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=Email]').fill(Email);
  await dialog.locator('[name=Password]').fill(Password);
  await dialog.locator('[name=Password]').press('Enter');
  const field = dialog.getByLabel('Code van zes cijfers');
  await expect(field).toBeFocused();
  await expectMounted(dialog.locator('[data-island="two-factor"]'));
  // The set-up's code is rejected as used, and the field is emptied for another one.
  await field.fill(used);
  await expect(dialog.getByText('al gebruikt').first()).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await whenIdle(page);
  await expectAccessible(page, 'dialog');

  await dialog.getByRole('button', { name: 'Terug naar het wachtwoord' }).click();
  await expect(dialog.locator('[name=Email]')).toHaveValue(Email);
  await dialog.locator('[name=Password]').fill(Password);
  await dialog.locator('[name=Password]').press('Enter');
  await expectMounted(dialog.locator('[data-island="two-factor"]'));
  await dialog.getByRole('link', { name: 'Ik heb mijn telefoon niet bij me' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Herstelcode' })).toBeFocused();
  await page.keyboard.type(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/account$/);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('Dag Ada');
});
