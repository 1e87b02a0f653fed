import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const ONCE_MORE = { tag: ['@webkit'] };

const FORM = 'dialog[open] form[data-island="address-form"]';
const BILLING = '#order-billing';

interface TypedAddress {
  readonly Street1: string;
  readonly HouseNumber: string;
  readonly PostalCode: string;
  readonly City: string;
}

const hidden = (name: string) => `.order-form input[type=hidden][name="${name}"]`;

/** Signs in as a new customer of this test, without an address. */
async function enterAsCustomer(shopper: Shopper): Promise<void> {
  await shopper.goto('/fr');
  const made = await shopper.request('POST', '/demo/customer', {});
  const { Email } = JSON.parse(made.body) as { Email: string };
  await shopper.request('POST', '/demo/sign-in', { user: Email });
}

/** Fills and saves the form that a link opens; the form closes without a message. */
async function save(shopper: Shopper, address: TypedAddress): Promise<void> {
  await shopper.expectAttribute(FORM, 'data-island-state', 'ready');
  for (const [name, value] of Object.entries(address)) await shopper.fill(`${FORM} [name="${name}"]`, value);
  await shopper.click({ css: `${FORM} button[type=submit]`, text: /Enregistrer/ });
  await shopper.expectHidden('dialog[open]');
  await shopper.whenIdle();
}

const NAMUR = { Street1: 'Rue des Potiers', HouseNumber: '12', PostalCode: '5000', City: 'Namur' };
const DINANT = { Street1: 'Quai de Meuse', HouseNumber: '3', PostalCode: '5500', City: 'Dinant' };
const JAMBES = { Street1: 'Rue Neuve', HouseNumber: '9', PostalCode: '5100', City: 'Jambes' };

test(
  'a customer keeps two addresses, orders with one of them, adds a third in the order and corrects it: the hidden inputs follow, and the order goes there [CHK-02] [CHK-03] [CHK-09]',
  ONCE_MORE,
  async ({ shopper, ledger }) => {
    test.slow();
    await enterAsCustomer(shopper);
    await shopper.goto('/fr/account');
    await shopper.whenIdle();
    for (const address of [NAMUR, DINANT]) {
      await shopper.click('[data-address-add]');
      await save(shopper, address);
      await shopper.expectVisible({ css: '.address-card', text: new RegExp(address.Street1) });
    }
    await shopper.goto('/fr/catalog/product/mug-dune');
    await shopper.whenIdle();
    await shop.addToCart(shopper);

    await shopper.goto('/fr/checkout');
    await shopper.click('.order-more summary');
    await shopper.fill('[name=Remarks]', 'Sonnez deux fois');
    await shopper.click({ css: `${BILLING} .address-card label`, text: /Quai de Meuse/ });
    await shopper.expectValue(hidden('BillingStreet1'), 'Quai de Meuse');
    await shopper.click(`${BILLING} [data-address-add]`);
    await save(shopper, JAMBES);
    await shopper.expectValue(hidden('BillingCity'), 'Jambes');
    await shopper.expectCount(`${BILLING} .address-card:has(input:checked)`, 1);
    await shopper.expectText(`${BILLING} .address-card:has(input:checked) label`, /Rue Neuve 9/);

    await shopper.click(`${BILLING} .address-card:has(input:checked) [data-address-edit]`);
    await shopper.expectAttribute(FORM, 'data-island-state', 'ready');
    await shopper.fill(`${FORM} [name=HouseNumber]`, '11');
    await shopper.press('Enter');
    await shopper.expectHidden('dialog[open]');
    await shopper.expectText(`${BILLING} .address-card:has(input:checked) label`, /Rue Neuve 11/);
    await shopper.expectValue(hidden('BillingHouseNumber'), '11');
    await shopper.expectValue('[name=Remarks]', 'Sonnez deux fois');

    await shopper.check('[name="PaymentMethod"][value="BankTransfer"]');
    await shopper.whenIdle();
    await shop.sendOrder(shopper);
    await shopper.expectText('main', /Rue Neuve 11/);
    const orders = (await ledger()).filter(({ path }) => path === '/fr/checkout');
    expect(orders).toHaveLength(1);
    expect(orders[0]!.body).toMatchObject({ BillingStreet1: 'Rue Neuve', BillingPostalCode: '5100' });
  },
);
