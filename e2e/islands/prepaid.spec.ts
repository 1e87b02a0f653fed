import type { Page } from '@playwright/test';
import { delayTenSeconds } from '../support/fault-cells.ts';
import { enterAsRegular } from '../support/sales.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const ADD = '/api/v1/sales/prepaidaccounts/addtocart';
const NOTIFY = '/api/v1/sales/prepaidaccounts/setnotification';

const credit = (page: Page) => page.locator('[data-island="prepaid-add"]');
const amount = (page: Page) => page.getByLabel('Montant, en euros entiers');
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test.beforeEach(async ({ page }) => {
  await enterAsRegular(page);
  await page.goto('/fr/account/prepaid');
});

test('credit needs an amount, keeps it when it is refused, is added once, and leads to the address of the answer [SAL-04] @react', async ({
  page,
  faults,
}) => {
  const alert = credit(page).getByRole('alert');
  await amount(page).fill('  ');
  await amount(page).press('Enter');
  await expect(alert).toHaveText('La quantité est obligatoire.');
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(amount(page)).toBeFocused();

  await amount(page).fill('-5');
  await amount(page).press('Enter');
  await expect(alert).toContainText('de 1 à 5000 euros');
  await expect(amount(page)).toHaveValue('-5');
  expect(await ledgerOf(page)).toHaveLength(0);

  await faults({ match: `POST ${ADD}`, status: 500, times: 1 });
  await amount(page).fill('50');
  await amount(page).press('Enter');
  await expect(alert).toContainText('rien n’a été ajouté');
  await expect(amount(page)).toHaveValue('50');

  await faults({ match: 'GET /fr/shoppingcarts', isPaused: true, times: 1 });
  const answered = page.waitForResponse((response) => response.url().endsWith(ADD));
  await credit(page).getByRole('button').click();
  expect((await answered).request().postDataJSON()).toMatchObject({ Quantity: '50' });
  // The second press of a double click, while the next page is on its way.
  await credit(page).getByRole('button').dispatchEvent('click');
  await faults();
  await expect(page).toHaveURL(/\/fr\/shoppingcarts$/);
  await expect(page.locator('[data-cart-row]')).toContainText('Crédit prépayé');
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(1);
});

test('an answer that leads to another site, makes no sense or is lost adds nothing twice and leads nowhere [SAL-04]', async ({
  page,
  faults,
}) => {
  // A notice disappears after ten seconds, which a slow machine may take for five answers.
  await delayTenSeconds(page);
  for (const [position, body] of [
    '"https://evil.example/cart"',
    '"javascript:alert(1)"',
    '{"no":1}',
    'tout va bien',
  ].entries()) {
    await faults({ match: `POST ${ADD}`, late: true, status: 200, type: 'application/json', body, times: 1 });
    await amount(page).fill('10');
    await amount(page).press('Enter');
    await expect(messages(page).getByRole('status')).toHaveCount(position + 1);
    await expect(page).toHaveURL(/\/fr\/account\/prepaid$/);
    await whenIdle(page);
    expect(await ledgerOf(page)).toHaveLength(position + 1);
  }
  await expect(messages(page).getByRole('link', { name: 'Voir le panier' }).first()).toHaveAttribute(
    'href',
    '/fr/shoppingcarts',
  );
  await faults({ match: `POST ${ADD}`, truncate: 3, times: 1 });
  await amount(page).fill('10');
  await amount(page).press('Enter');
  await expect(messages(page).getByRole('status')).toHaveCount(5);
  await expect(page.locator('.mini-cart-count')).toContainText('50');
  expect(await ledgerOf(page)).toHaveLength(5);
});

test('the notification saves itself: two fast presses write nothing, the newest wish wins, a refusal takes it back [SAL-05] @react', async ({
  page,
  faults,
}) => {
  const form = page.locator('[data-island="prepaid-notification"]');
  const box = form.getByRole('checkbox');
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  await expect(form.getByRole('button')).toBeHidden();
  await expect(form.getByRole('status')).toHaveText('Alertes désactivées.');
  // In one task, because a slow browser takes longer for a double click than the debounce.
  await box.evaluate((element: HTMLInputElement) => {
    element.click();
    element.click();
  });
  await whenIdle(page);
  expect(await ledgerOf(page)).toHaveLength(0);

  await faults({ match: `POST ${NOTIFY}`, isPaused: true, times: 1 });
  const first = page.waitForRequest((request) => request.url().endsWith(NOTIFY));
  await box.check();
  await expect(form.getByRole('status')).toHaveText('Alertes activées.');
  expect((await first).postDataJSON()).toMatchObject({ IsActivated: true });
  // The box can be changed while the first request is pending.
  await box.uncheck();
  await box.click();
  await box.uncheck();
  await faults();
  await whenIdle(page);
  expect((await ledgerOf(page)).map(({ body }) => (body as { IsActivated: boolean }).IsActivated)).toEqual([
    true,
    false,
  ]);

  await faults({
    match: `POST ${NOTIFY}`,
    status: 409,
    type: 'application/json',
    body: '{"Message":"Compte fermé."}',
    times: 1,
  });
  await box.click();
  await expect(messages(page)).toContainText('Compte fermé.');
  await expect(box).not.toBeChecked();
  await expect(form.getByRole('status')).toHaveText('Alertes désactivées.');

  await faults({ match: `POST ${NOTIFY}`, status: 503, times: 2 });
  await box.click();
  await form.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form.getByRole('status')).toHaveText('Alertes activées.');
  await whenIdle(page);
  await page.reload();
  await expect(box).toBeChecked();
});
