import { oneTimeCode } from '../support/one-time-code.ts';
import { expect, test } from '../support/test.ts';
import { createCustomer } from '../support/wishlists.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a second step is set up, asked for, replaced by a recovery code and switched off, and a password is forgotten [ACC-01] [ACC-02]', async ({
  page,
}) => {
  const { Email, Password } = await createCustomer(page);
  const signIn = async (password: string) => {
    await page.goto('/fr/security/login');
    await page.locator('[name=Email]').fill(Email);
    await page.locator('[name=Password]').fill(password);
    await page.locator('.login-form button').click();
  };
  const signOut = () => page.locator('.account-tools .sign-out button').click();
  const code = page.locator('[name=Code]');

  await signIn(Password);
  await page.getByRole('link', { name: 'Sécurité' }).click();
  await page.getByRole('link', { name: 'Activer', exact: true }).click();
  const image = page.getByRole('img', { name: /^Code QR/ });
  await expect(image).toHaveJSProperty('complete', true);
  expect((await image.boundingBox())?.width).toBeGreaterThan(200);
  const key = (await page.locator('[data-two-factor-key] code').textContent())!;
  await code.fill('123 456 7');
  await code.press('Enter');
  await expect(page.getByText('Le code compte six chiffres.')).toBeVisible();
  await expect(page.locator('[data-two-factor-key] code')).toHaveText(key);
  const now = oneTimeCode(key);
  await code.fill(`${now.slice(0, 2)} ${now.slice(2, 4)} ${now.slice(4)}`);
  await code.press('Enter');
  await expect(page.locator('[data-recovery-codes] li')).toHaveCount(8);
  const codes = await page.locator('[data-recovery-codes] li').allTextContents();
  await signOut();

  await signIn(Password);
  await expect(page).toHaveURL(/\/fr\/security\/two-factor\?/);
  await code.fill(oneTimeCode(key, 1));
  await code.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada');
  await signOut();

  await page.goto('/fr/security/forgot');
  await page.locator('[name=Email]').fill(Email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await page.locator('.hint').getByRole('link').click();
  await page.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
  await page.locator('[name=Password]').fill('machine-1837-b');
  await page.locator('[name=PasswordRepeat]').fill('machine-1837-b');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est changé. Connectez-vous')).toBeVisible();

  await signIn('machine-1837-b');
  await page.locator('[name=RecoveryCode]').fill(codes[0]!.trim());
  await page.locator('[name=RecoveryCode]').press('Enter');
  await page.goto('/fr/account/security/two-factor/off');
  await page.locator('[name=CurrentPassword]').fill('machine-1837-b');
  await page.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.locator('.security-state')).toHaveText('Désactivée');
});
