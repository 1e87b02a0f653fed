import { enterAsRegular, numberOf } from '../support/sales.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('orders, another address, a refund, credit and its notification work without a script [SAL-01] [SAL-03] [SAL-04] [SAL-05] [SAL-06]', async ({
  page,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.goto('/fr/account/orders');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?pagenbr=2$/);
  await page.goto(orders[1]!);
  await page.getByRole('button', { name: 'Ajouter 4 × Mug Dune au panier' }).click();
  await expect(page.getByRole('status')).toContainText('Mug Dune est dans votre panier.');
  await page.getByRole('button', { name: 'Tout commander à nouveau' }).click();
  await expect(page.getByRole('status')).toContainText('N’ont pas été ajoutés : Mug Semois.');

  await page.getByRole('link', { name: 'Demander un remboursement' }).click();
  const mug = page.getByRole('spinbutton', { name: /Mug Dune/ });
  await mug.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await mug.fill('9');
  await page.getByRole('button', { name: 'Demander le remboursement' }).click();
  await expect(page.getByRole('alert')).toContainText('De 0 à 4');
  await expect(mug).toHaveValue('9');
  await mug.fill('2');
  await page.getByRole('button', { name: 'Demander le remboursement' }).click();
  await expect(page.getByRole('status')).toContainText('2 pièces, 44,00');

  await page.goto(orders[0]!);
  await page.getByRole('link', { name: 'Demander une autre adresse' }).click();
  await page.getByLabel('Pays').selectOption('FR');
  await page.getByLabel('Code postal').fill('59000');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifiez l’adresse');
  await page.getByRole('button', { name: 'Oui, envoyer la demande' }).click();
  await expect(page.getByRole('status')).toContainText('Votre demande est envoyée.');
  await expect(page.locator('#change-address')).toHaveText('Demande envoyée');

  await page.goto('/fr/account/prepaid');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('alert')).toHaveText('La quantité est obligatoire.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Montant, en euros entiers').fill('50');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('table')).toContainText('Crédit prépayé');
});

test('the staff change a customer without a script [SAL-02]', async ({ page }) => {
  const { orders } = await enterAsRegular(page);
  const number = numberOf(orders[0]!);
  await page.request.post('/demo/sign-in', { data: { user: 'staff' } });
  await page.goto(`/fr/account/staff/orders/${number}/customer`);
  await page.getByLabel('Adresse e-mail').fill('daan@example.com');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('même client');
  await page.getByLabel('Numéro de client').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status')).toContainText(
    `La commande ${number} est maintenant au nom de daan@example.com.`,
  );
});
