import type { Page } from '@playwright/test';
import { fillAddress, fillCustomersCart, formIn, dialogOf, saveAddress } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';
import { becomeCustomer } from '../support/wishlists.ts';

const FORM = '/fr/account/address';
const growl = (page: Page) => page.locator('.ar-growl');
const card = (page: Page, text: string) => page.locator('.address-card', { hasText: text });

async function openBook(page: Page): Promise<void> {
  await page.goto('/fr/account');
  await expect(page.locator('[data-island="address-picker"]')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
}

/** Records the details of an event of the library; returns a function that reads them. */
async function collect(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate((type) => {
    const reported: unknown[] = [];
    Object.assign(window, { reported });
    document.addEventListener(`archipel:${type}`, (event) => reported.push((event as CustomEvent).detail));
  }, name);
  return () => page.evaluate(() => (window as unknown as { reported: unknown[] }).reported);
}

test('an address book by keyboard: added in a dialog whose fields follow country and kind of account, edited, where the card keeps the focus, and removed [CHK-02] [CHK-08] @react', async ({
  page,
}) => {
  await becomeCustomer(page);
  await openBook(page);
  await page.getByRole('link', { name: 'Ajouter une adresse' }).press('Enter');
  const form = await formIn(page);
  await expectAccessible(page);
  const company = form.getByLabel('Nom de l’entreprise');
  await expect(company).toBeHidden();
  await form.getByRole('radio', { name: 'd’une entreprise' }).press('Space');
  await expect(company).toBeVisible();
  await fillAddress(form, {
    Company: 'Les Quais',
    Street1: 'Rue des Potiers',
    HouseNumber: '12',
    City: 'Namur',
  });
  await form.locator('[name=PostalCode]').fill('SW1A 1AA');
  await form.locator('[name=CountryId]').selectOption('GB');
  const order = () =>
    form.evaluate((element) =>
      [...new FormData(element as HTMLFormElement).keys()].filter((name) =>
        /Street|House|Postal|City/.test(name),
      ),
    );
  expect(await order()).toEqual(['HouseNumber', 'Street1', 'City', 'PostalCode']);
  await form.locator('[name=CountryId]').selectOption('BE');
  expect(await order()).toEqual(['Street1', 'HouseNumber', 'PostalCode', 'City']);
  await form.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(form.locator('[name=PostalCode]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name=PostalCode]').fill('5000');
  await form.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(growl(page)).toContainText('Votre adresse est enregistrée.');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(card(page, 'Rue des Potiers 12')).toContainText('Les Quais');
  await expectAccessible(page);

  await test.step('edited: the card has the focus again', async () => {
    await card(page, 'Rue des Potiers 12').getByRole('link', { name: 'Modifier' }).press('Enter');
    const edit = await formIn(page);
    await edit.locator('[name=HouseNumber]').fill('14');
    await edit.locator('[name=HouseNumber]').press('Enter');
    await expect(card(page, 'Rue des Potiers 14').getByRole('link', { name: 'Modifier' })).toBeFocused();
  });

  await test.step('removed after a question', async () => {
    await card(page, 'Rue des Potiers 14').getByRole('button', { name: 'Supprimer' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).press('Enter');
    await expect(page.locator('.address-card')).toHaveCount(0);
  });
});

test('a billing address is copied to the hidden inputs named Billing, by the choice and by the form; each picker has what fits it [CHK-03] [CHK-07] @react', async ({
  page,
}) => {
  await becomeCustomer(page);
  const id = await saveAddress(page, { AddressType: 'Shipping', Street1: 'Vlasmarkt' });
  const fragments: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widget/DeliveryAddressPicker')) fragments.push(new URL(request.url()));
  });
  await page.goto('/fixtures/addresses');
  await whenIdle(page);
  const reported = await collect(page, 'address-chosen');
  const billing = (name: string) => page.locator(`#checkout > [name="Billing${name}"]`);

  await page.locator('#billing').getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = await formIn(page);
  await expect(form.getByRole('radio', { name: 'Facturation', exact: true })).toBeChecked();
  await form.getByRole('radio', { name: 'd’une entreprise' }).check();
  await fillAddress(form, { Company: 'Les Quais', Street1: 'Quai 3', HouseNumber: '1', PostalCode: '5000' });
  await fillAddress(form, { City: 'Namur' });
  await form.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.locator('#billing input:checked')).toHaveCount(1);
  await expect(billing('Street1')).toHaveValue('Quai 3');
  await expect(billing('Country')).toHaveValue('BE');
  await expect(billing('Company')).toHaveValue('Les Quais');
  await expect(billing('AccountType')).toHaveValue('Company');
  const saves = (await ledgerOf(page)).filter(({ path }) => path === FORM);
  expect(saves).toHaveLength(2);
  // Each picker requests its own kind of addresses, with its chosen address.
  const kinds = fragments.map(({ searchParams }) => searchParams.get('AddressType') ?? '');
  expect(kinds.toSorted()).toEqual(['Billing', 'Shipping']);
  await expect(page.locator('#shipping .address-card')).toHaveCount(1);
  await page.locator(`#shipping input[value="${id}"]`).check();
  const details = (await reported()) as { type: string; id: string }[];
  expect(details.map(({ type }) => type)).toEqual(['Billing', 'Shipping']);
  expect(details[1]!.id).toBe(id);
  // The address has no edit link without the flag.
  await expect(page.locator('#shipping').getByRole('link', { name: 'Modifier' })).toBeHidden();
  await expect(billing('Street1')).toHaveValue('Quai 3');
});

test('the addresses of an order are accessible, and so is the form that adds one there [CHK-02] [CHK-03]', async ({
  page,
}) => {
  await fillCustomersCart(page);
  await page.goto('/fr/checkout');
  await page.locator('#order-billing .address-card', { hasText: 'Quai de Meuse' }).locator('label').click();
  await expect(page.locator('.order-form input[type=hidden][name="BillingStreet1"]')).toHaveValue(
    'Quai de Meuse',
  );
  await expectAccessible(page);
  await page.locator('#order-billing [data-address-add]').click();
  await formIn(page);
  await expectAccessible(page, 'dialog');
});

/** Responses of status 200 that have saved nothing. */
const SENSELESS = [
  ['{"Status":', 'application/json'],
  ['<h1>Erreur SQL</h1>', 'text/html'],
  ['', 'text/html'],
] as const;

test('a failure keeps what is typed and says so, closing asks once, and an address that another tab has removed is told [CHK-02]', async ({
  page,
  faults,
}) => {
  await becomeCustomer(page);
  await saveAddress(page);
  await openBook(page);
  await card(page, 'Rue des Potiers 12').getByRole('link', { name: 'Modifier' }).click();
  const form = await formIn(page);
  await form.locator('[name=City]').fill('Jambes');
  await faults({ match: `POST ${FORM}`, status: 500, body: 'busy', times: 1 });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(growl(page)).toContainText('Une erreur est survenue.');
  await expect(form.locator('[name=City]')).toHaveValue('Jambes');
  for (const [body, type] of SENSELESS) {
    await page.locator('.ar-growl button').first().click();
    await faults({ match: `POST ${FORM}`, status: 200, body, type, times: 1 });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(growl(page)).toContainText('Une erreur est survenue.');
    await expect(form.locator('[name=City]')).toHaveValue('Jambes');
  }
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Fermer quand même ?');
  await question.getByRole('button', { name: 'Retour' }).click();
  await expect(form.locator('[name=City]')).toHaveValue('Jambes');

  await test.step('another tab removes it: the form cannot be saved, and the list follows', async () => {
    const other = await page.context().newPage();
    await other.goto('/fr/account');
    await whenIdle(other);
    await other.getByRole('button', { name: 'Supprimer' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(other.locator('.address-card')).toHaveCount(0);
    await other.close();
    await expect(page.locator('.address-card')).toHaveCount(0);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(growl(page)).toContainText('Cette adresse n’existe plus.');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test('without its id and without hidden inputs a picker warns, and works [CHK-03]', async ({ page }) => {
  await becomeCustomer(page);
  await saveAddress(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/fixtures/addresses?bare=1');
  await whenIdle(page);
  await page.locator('#billing').getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = await formIn(page);
  await fillAddress(form);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('#billing input:checked')).toHaveCount(1);
  await page.locator('#billing input:not(:checked)').check();
  expect(warnings.filter((text) => text.includes('data-selected-address-id'))).toHaveLength(1);
  expect(warnings.filter((text) => text.includes('BillingStreet1'))).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, edited and removed by pages [CHK-02] [CHK-08]', async ({ page }) => {
    await becomeCustomer(page);
    await page.goto('/fr/account');
    await page.getByRole('link', { name: 'Ajouter une adresse' }).click();
    const form = page.locator('.address-form');
    await fillAddress(form, {
      Street1: 'Rue des Potiers',
      HouseNumber: '12',
      City: 'Namur',
      PostalCode: 'X',
    });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form.locator('[name=PostalCode]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('[name=PostalCode]').fill('5000');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.locator('#account-address')).toContainText('Votre adresse est enregistrée.');
    await card(page, 'Rue des Potiers 12').getByRole('link', { name: 'Modifier' }).click();
    await form.locator('[name=HouseNumber]').fill('14');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await card(page, 'Rue des Potiers 14').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.locator('#account-address')).toContainText('L’adresse est supprimée.');
    await expect(page.locator('.address-card')).toHaveCount(0);
  });
});
