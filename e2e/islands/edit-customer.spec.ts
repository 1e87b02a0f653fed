import type { Page } from '@playwright/test';
import { enterAsRegular, numberOf } from '../support/sales.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('[data-island="edit-customer"]') });
const email = (page: Page) => dialog(page).getByRole('combobox');
const id = (page: Page) => dialog(page).getByLabel('Numéro de client');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Enregistrer' });

test('staff search a customer from two characters, choose, and save; what is typed again clears the number [SAL-02] @react', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  const number = numberOf(orders[1]!);
  await page.request.post('/demo/sign-in', { data: { user: 'staff' } });
  await page.goto(`/fr/account/staff/orders?q=${number}`);
  await page.getByRole('link', { name: `Modifier les données du client de la commande ${number}` }).click();
  await expect(email(page)).toBeVisible();
  const owner = await id(page).inputValue();

  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/sales/customers')) requested.push(new URL(request.url()).search);
  });
  await email(page).fill('d');
  await expect(id(page)).toHaveValue('');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Choisissez un client dans la liste.');
  await email(page).fill('daan');
  await page.getByRole('option', { name: 'daan@example.com – 1002' }).click();
  await expect(id(page)).toHaveValue('1002');
  await expect(email(page)).toHaveValue('daan@example.com');
  expect(requested).toEqual(['?search=daan']);

  // A rejected request shows a message, and the choice stays.
  const path = `POST /fr/account/staff/orders/${number}/customer`;
  const confirm = page.locator('dialog.ar-confirm[open]').getByRole('button', { name: 'Confirmer' });
  await faults({
    match: path,
    status: 409,
    type: 'application/json',
    body: '{"Status":"Error","Message":"Déjà facturée."}',
    times: 1,
  });
  await save(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('La mettre au nom de daan@example.com ?');
  await confirm.click();
  await expect(page.locator('.ar-growl')).toContainText('Déjà facturée.');
  await expect(id(page)).toHaveValue('1002');

  await save(page).click();
  await confirm.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('.ar-growl').last()).toContainText(
    `La commande ${number} est maintenant au nom de daan@example.com.`,
  );
  expect(owner).not.toBe('1002');
  expect(await ledgerOf(page)).toMatchObject([{ body: { Email: 'daan@example.com', CustomerId: '1002' } }]);
});

test('a search that fails says the server’s word, and can be tried again [SAL-02]', async ({
  page,
  faults,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.request.post('/demo/sign-in', { data: { user: 'staff' } });
  await faults({
    match: 'GET /api/v1/sales/customers',
    status: 403,
    type: 'application/json',
    body: '{"Message":"Pas aujourd’hui."}',
    times: 1,
  });
  await page.goto(`/fr/account/staff/orders/${numberOf(orders[0]!)}/customer`);
  const field = page.getByRole('combobox', { name: 'Adresse e-mail' });
  await field.fill('claire');
  await expect(page.getByText('Pas aujourd’hui.').first()).toBeVisible();
  await page.getByRole('option', { name: 'Réessayer' }).click();
  await expect(page.getByRole('option', { name: /claire@example\.com/ })).toBeVisible();

  // The customer whose email is typed in full is selected by Enter, and the form is not submitted.
  await field.fill('Claire@example.com');
  await expect(page.locator('[role=option]')).toHaveCount(1);
  await field.press('Enter');
  await expect(page.getByLabel('Numéro de client')).toHaveValue('1001');
});

test('an Enter right behind an arrow means its row, however busy the machine is [SAL-02] @react', async ({
  page,
}) => {
  const { orders } = await enterAsRegular(page);
  await page.request.post('/demo/sign-in', { data: { user: 'staff' } });
  await page.goto(`/fr/account/staff/orders/${numberOf(orders[0]!)}/customer`);
  const field = page.getByRole('combobox', { name: 'Adresse e-mail' });
  await field.fill('claire');
  await expect(page.locator('[role=option]')).toHaveCount(1);
  // Both keys are fired in one task, so that nothing renders in between.
  await field.evaluate((input) => {
    for (const key of ['ArrowDown', 'Enter'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Numéro de client')).toHaveValue('1001');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});
