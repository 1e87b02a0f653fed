import { expectAccessible } from '../support/axe.ts';
import { placeOrder } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

/* Tests of the island "payment-methods" on the demo's payment page. */

test('what belongs to the chosen way to pay shows, and a prepaid account that covers all asks for nothing else [PAY-02]', async ({
  page,
}) => {
  await page.goto('/fr');
  await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
  const number = await placeOrder(page);
  await page.goto(`/fr/payment/${number}`);
  const transfer = page.getByRole('region', { name: 'Par virement' });
  const ways = page.getByRole('group', { name: 'Moyen de paiement' });
  const cardPart = page.getByRole('region', { name: 'Votre carte' });
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  const account = page.getByLabel('Compte prépayé');
  await expect(cardPart).toBeVisible();
  await expect(transfer).toBeHidden();
  await expect(confirm).toBeHidden();

  await page.getByRole('radio', { name: 'Virement bancaire' }).check();
  await expect(transfer).toContainText('BE71 0961 2345 6769');
  await expect(cardPart).toBeHidden();
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'Les informations sur ce moyen' })).toHaveCount(1);
  await expectAccessible(page);

  await expect(account.getByRole('option', { name: /Terrasse.*ne suffit pas/ })).toBeDisabled();
  await account.selectOption({ label: await account.getByRole('option', { name: /^Salle/ }).innerText() });
  await expect(ways).toBeHidden();
  await expect(transfer).toBeHidden();
  await expect(cardPart).toBeHidden();
  await expect(page.getByText('Le compte prépayé couvre tout.')).toBeVisible();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.postData() ?? '');
  });
  await confirm.dblclick();
  await expect(page.getByText('Cette commande est payée avec votre compte prépayé.')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('PrepaidAccountId=P1');
  // Hidden fields are not sent.
  expect(posts[0]).not.toContain('PaymentMethod');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a transfer and a prepaid account are forms, and the card says what to do [PAY-02]', async ({
    page,
  }) => {
    await page.goto('/fr');
    await page.request.post('/demo/sign-in', { data: { user: 'quais' } });
    const first = await placeOrder(page);
    await page.goto(`/fr/payment/${first}`);
    await expect(page.getByText('Le paiement par carte nécessite JavaScript.')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByRole('alert')).toContainText('Le paiement par carte nécessite JavaScript.');
    await page.getByRole('radio', { name: 'Virement bancaire' }).check();
    await expect(page.getByText('BE71 0961 2345 6769')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page).toHaveURL(new RegExp(`/confirmation/${first}$`));

    const second = await placeOrder(page);
    await page.goto(`/fr/payment/${second}`);
    await page.getByLabel('Compte prépayé').selectOption('P1');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(page.getByText('payée avec votre compte prépayé')).toBeVisible();
    await page.goto(`/fr/payment/${second}`);
    await expect(page).toHaveURL(new RegExp(`/confirmation/${second}$`));
  });
});
