import type { Page } from '@playwright/test';
import { fillOrder, ledgerOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const PASSWORD = 'table-ouverte';

async function signIn(page: Page, email = 'claire@example.com', password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

const isUser = (page: Page) => page.locator('html[data-user]');

async function orderMug(page: Page): Promise<void> {
  await page.goto('/fr/catalog/product/mug-dune');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.goto('/fr/checkout');
  await fillOrder(page);
  await expect(page).toHaveURL(/\/fr\/checkout\/confirmation\//);
}

test('a customer signs in where the way led through, and out again [ERR-01]', async ({ page }) => {
  await page.goto('/fr/account');
  await expect(page).toHaveURL('/fr/security/login?returnUrl=%2Ffr%2Faccount');
  await signIn(page, 'claire@example.com', 'not it');
  await expect(page.getByRole('alert')).toContainText('est incorrect');
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(/est incorrect/);
  await expect(page.getByLabel('Mot de passe')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue('claire@example.com');
  await expect(isUser(page)).toHaveCount(0);

  await signIn(page);
  await expect(page).toHaveURL(/\/fr\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Claire');
  await expect(isUser(page)).toHaveCount(1);

  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole('status')).toContainText('déconnecté');
  await expect(isUser(page)).toHaveCount(0);
});

test('the link to sign in leads back to the page where it stood [ERR-01]', async ({ page }) => {
  await page.goto('/fr/catalog?sort=name');
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await signIn(page, 'daan@example.com');
  await expect(page).toHaveURL(/\/fr\/catalog\?sort=name$/);
  await expect(page.getByRole('banner')).toContainText('Daan');
});

test('a customer finds an order again, cancels it, and has its articles back in the cart [ERR-01]', async ({
  page,
}) => {
  await page.goto('/fr/security/login');
  await signIn(page);
  await orderMug(page);
  const number = /IL-\d+/.exec(page.url())![0];
  await page.goto('/fr/account');
  await page.getByRole('link', { name: `Commande ${number}` }).click();
  await expect(page.locator('#order-lines li')).toContainText('Mug Dune');
  await page.goBack();
  await page.getByRole('button', { name: `Annuler la commande ${number}` }).click();
  await expect(page.getByRole('status')).toContainText('de nouveau dans votre panier');
  await expect(page.getByRole('button', { name: `Annuler la commande ${number}` })).toHaveCount(0);
  await page.goto('/fr/shoppingcarts');
  await expect(page.locator('.cart-table tbody tr')).toHaveCount(1);
});

test('a customer changes what the shop knows, and keeps what was typed when it is refused [VAL-01]', async ({
  page,
}) => {
  await page.goto('/fr/account');
  await signIn(page, 'daan@example.com');
  const phone = page.getByLabel('Téléphone');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(phone).toHaveValue('12');
  await expect(phone).toHaveAccessibleDescription(/numéro de téléphone complet/);
  await phone.fill('+32 9 123 45 67');
  await page.getByLabel('Recevoir la lettre').check();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/enregistrées/);
  await page.goto('/nl/account');
  await expect(page.getByLabel('Telefoon')).toHaveValue('+32 9 123 45 67');
  await expect(page.getByLabel('De nieuwsbrief')).toBeChecked();
});

test('a visitor writes to the shop with a photo, and asks for a copy [NAV-01]', async ({ page }) => {
  await page.goto('/fr');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous écrire' }).click();
  await page.getByLabel('Nom').fill('Ada');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('ada');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Nom')).toHaveValue('Ada');

  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('ada@example.be');
  await page.getByRole('textbox', { name: 'Message' }).fill('Le bord est ébréché.');
  const photo = { name: 'tasse.png', mimeType: 'image/png', buffer: Buffer.from('not looked into') };
  await page.getByLabel('Photo ou document').setInputFiles(photo);
  await page.getByRole('button', { name: 'Envoyer, avec une copie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/votre message est arrivé/);
  await expect(page.getByRole('status')).toContainText('Une copie est envoyée');
  const [sent] = await ledgerOf(page);
  expect(sent!.body).toMatchObject({ Name: 'Ada', Copy: '1', Attachment: { name: 'tasse.png' } });
});

test('everything about delivery is open, and its contents lead there [NAV-06]', async ({ page }) => {
  await page.goto('/fr/catalog/product/mug-dune');
  await page.getByRole('link', { name: 'Livraison et retours' }).first().click();
  await expect(page).toHaveURL(/\/fr\/delivery$/);
  for (const panel of await page.locator('.collapse').all()) await expect(panel).toBeVisible();
  await page.getByRole('link', { name: 'Imprimer l’étiquette' }).click();
  await expect(page).toHaveURL(/#delivery-label$/);
  await expect(page.locator('#delivery-label')).toBeInViewport();
});

test('a product shows its tabs one below the other, each with its heading [NAV-05]', async ({ page }) => {
  await page.goto('/fr/catalog/product/mug-dune');
  for (const name of ['Description', 'Dimensions et matière', 'Livraison'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: 'Dimensions et matière' }).click();
  await expect(page.locator('#product-dimensions')).toContainText('environ 10,5 cm');
  await expect(page.locator('#product-dimensions')).toBeInViewport();
});
