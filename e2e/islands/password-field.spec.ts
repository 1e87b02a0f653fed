import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Tests of islands/password-field on the forms of the demo.
test('a new password is shown, hidden when sent, and ticked by the rules that stop the form [ACC-01]', async ({
  page,
}) => {
  await page.goto('/fr/security/register');
  const field = page.locator('#register-Password');
  const rules = page.locator('#register-Password-help');
  const met = rules.locator('.ar-password-rule-met');
  await expect(rules).toHaveText(/^Dix caractères ou plus/);

  await page.locator('#register-Email').fill('ada@example.be');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(rules.getByRole('listitem')).toHaveText([
    /^Au moins 10 caractères/,
    /^Au moins un chiffre/,
    /^Au moins un signe/,
    /^Différent de «\sAdresse e-mail\s»/,
  ]);
  await page.keyboard.type('abc1');
  await expect(met).toHaveText([/chiffre\s: rempli/, /Différent/]);
  await page.keyboard.press('Tab');
  const reveal = page.getByRole('button', { name: 'Afficher le mot de passe', pressed: false }).first();
  await expect(reveal).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe', pressed: true })).toHaveCount(1);
  await whenIdle(page);
  await expectAccessible(page);

  // A press by mouse leaves the caret in place. The rules that a pasted text meets are ticked at once and
  // announced together.
  await field.press('End');
  await page.locator('#register-Password ~ .ar-password-reveal').click();
  await expect(field).toBeFocused();
  await page.keyboard.insertText('-table ouverte');
  await expect(met).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: 'Toutes les conditions' })).toBeAttached();

  const repeat = page.locator('#register-PasswordRepeat');
  await repeat.fill('abc1-table');
  const same = repeat.locator('xpath=ancestor::*[contains(@class,"ar-field")]').getByRole('listitem');
  await expect(same).toHaveText(/Identique à «\sMot de passe\s»\s: pas encore/);
  await repeat.fill('abc1-table ouverte');
  await expect(same).toHaveText(/Identique à «\sMot de passe\s»\s: rempli/);

  // The password is shown and sent with another field empty: the returned form has all values but passwords,
  // which are hidden.
  await page.locator('#register-Password ~ .ar-password-reveal').click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.locator('.register-form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('.validation-summary-errors')).toBeFocused();
  await expect(page.locator('#register-Email')).toHaveValue('ada@example.be');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('type', 'password');
});

test('one that the visitor has is shown without a list, and sent as a password [ACC-01]', async ({
  page,
}) => {
  await page.goto('/nl/security/login');
  const field = page.locator('#login-Password');
  await field.fill('geheim');
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(page.locator('.ar-password-rules')).toHaveCount(0);
  await field.evaluate((input: HTMLInputElement) => {
    input.form!.addEventListener('submit', (event) => {
      event.preventDefault();
      document.documentElement.setAttribute('data-sent-as', input.type);
    });
  });
  await page.locator('#login-Email').fill('daan@example.com');
  await page.locator('#login-Email').press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-sent-as', 'password');
});
