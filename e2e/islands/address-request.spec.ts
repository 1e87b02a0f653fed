import type { Page } from '@playwright/test';
import { enterAsRegular } from '../support/sales.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const QUESTION = '/fr/sales/order/ChangeDeliveryAddressRequest';

const trigger = (page: Page) => page.locator('#change-address');
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Envoyer la demande', exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function open(page: Page): Promise<void> {
  await trigger(page).click();
  await expect(
    dialog(page).locator('[data-island="address-request"][data-island-state="ready"]'),
  ).toBeVisible();
}

test('another address: content in place, an unknown failure, a refusal, and success with a trigger that says so [SAL-01]', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.goto(orders[0]!);
  await open(page);

  // An address that has to be verified is shown in the same dialog, with the typed values.
  await dialog(page).getByLabel('Localité').fill('Gand');
  await dialog(page).getByLabel('Pays').selectOption('FR');
  await dialog(page).getByLabel('Code postal').fill('59000');
  await send(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Vérifiez l’adresse' })).toBeVisible();
  await expect(dialog(page)).toContainText('59000 Gand, France');
  await dialog(page).getByRole('button', { name: 'Modifier l’adresse' }).click();
  await expect(dialog(page).getByLabel('Localité')).toHaveValue('Gand');

  // Failed, invalid and empty responses leave the dialog and the typed values in place.
  for (const fault of [
    { status: 500 },
    { status: 200, type: 'application/json', body: '{"what":1}' },
    { status: 200, type: 'text/html', body: '' },
  ]) {
    await faults({ match: `POST ${QUESTION}`, ...fault, times: 1 });
    const before = await messages(page).getByRole('alert').count();
    await send(page).click();
    await expect(messages(page).getByRole('alert')).toHaveCount(before + 1);
    await expect(messages(page).getByRole('alert').last()).toContainText('Une erreur inconnue est survenue.');
    await expect(dialog(page).getByLabel('Localité')).toHaveValue('Gand');
  }
  expect(await ledgerOf(page)).toHaveLength(0);

  await faults({
    match: `POST ${QUESTION}`,
    status: 200,
    body: '<p data-error-message="Trop <b>tard</b>."></p>',
    times: 1,
  });
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(messages(page)).toContainText('Trop <b>tard</b>.');
  await expect(trigger(page)).toBeFocused();

  await open(page);
  await dialog(page).getByLabel('Rue').fill('Rue des Tanneurs');
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(messages(page)).toContainText('Votre demande est envoyée.');
  await expect(trigger(page)).toHaveText('Demande envoyée');
  await expect(trigger(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(trigger(page)).toHaveAccessibleDescription(/demande est envoyée/);
  await trigger(page).press('Enter');
  await whenIdle(page);
  await expect(dialog(page)).toBeHidden();
  expect(await ledgerOf(page)).toMatchObject([{ path: QUESTION, body: { Street: 'Rue des Tanneurs' } }]);
  await page.reload();
  await expect(trigger(page)).toHaveText('Demande envoyée');
  await expect(page.locator('#change-why')).toContainText('Rue des Tanneurs');
});
