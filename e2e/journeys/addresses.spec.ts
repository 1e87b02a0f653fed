import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const FORM = 'dialog[open] form[data-island="address-form"]';
const BILLING = '#order-billing';

interface Place {
  readonly Street1: string;
  readonly HouseNumber: string;
  readonly PostalCode: string;
  readonly City: string;
}

const hidden = (name: string) => `.order-form input[type=hidden][name="${name}"]`;

/** A customer whom no other test knows, without an address. */
async function enterAsCustomer(visitor: Visitor): Promise<void> {
  await visitor.goto('/fr');
  const made = await visitor.request('POST', '/demo/customer', {});
  const { Email } = JSON.parse(made.body) as { Email: string };
  await visitor.request('POST', '/demo/sign-in', { user: Email });
}

/** Fills the form that a link opens, and saves; the form says no word and goes. */
async function save(visitor: Visitor, position: Place): Promise<void> {
  await visitor.expectAttribute(FORM, 'data-island-state', 'ready');
  for (const [name, value] of Object.entries(position)) await visitor.fill(`${FORM} [name="${name}"]`, value);
  await visitor.click({ css: `${FORM} button[type=submit]`, text: /Enregistrer/ });
  await visitor.expectHidden('dialog[open]');
  await visitor.whenIdle();
}

const NAMUR = { Street1: 'Rue des Potiers', HouseNumber: '12', PostalCode: '5000', City: 'Namur' };
const DINANT = { Street1: 'Quai de Meuse', HouseNumber: '3', PostalCode: '5500', City: 'Dinant' };
const JAMBES = { Street1: 'Rue Neuve', HouseNumber: '9', PostalCode: '5100', City: 'Jambes' };

test(
  'a customer keeps two addresses, orders with one of them, adds a third in the order and corrects it: the hidden inputs follow, and the order goes there [CHK-02] [CHK-03] [CHK-09]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    test.slow();
    await enterAsCustomer(visitor);
    await visitor.goto('/fr/account');
    await visitor.whenIdle();
    for (const position of [NAMUR, DINANT]) {
      await visitor.click('[data-address-add]');
      await save(visitor, position);
      await visitor.expectVisible({ css: '.address-card', text: new RegExp(position.Street1) });
    }
    await visitor.goto('/fr/catalog/product/mug-dune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);

    await visitor.goto('/fr/checkout');
    await visitor.fill('[name=Remarks]', 'Sonnez deux fois');
    await visitor.click({ css: `${BILLING} .address-card label`, text: /Quai de Meuse/ });
    await visitor.expectValue(hidden('BillingStreet1'), 'Quai de Meuse');
    await visitor.click(`${BILLING} [data-address-add]`);
    await save(visitor, JAMBES);
    await visitor.expectValue(hidden('BillingCity'), 'Jambes');
    await visitor.expectCount(`${BILLING} .address-card:has(input:checked)`, 1);
    await visitor.expectText(`${BILLING} .address-card:has(input:checked) label`, /Rue Neuve 9/);

    await visitor.click(`${BILLING} .address-card:has(input:checked) [data-address-edit]`);
    await visitor.expectAttribute(FORM, 'data-island-state', 'ready');
    await visitor.fill(`${FORM} [name=HouseNumber]`, '11');
    await visitor.press('Enter');
    await visitor.expectHidden('dialog[open]');
    await visitor.expectText(`${BILLING} .address-card:has(input:checked) label`, /Rue Neuve 11/);
    await visitor.expectValue(hidden('BillingHouseNumber'), '11');
    await visitor.expectValue('[name=Remarks]', 'Sonnez deux fois');

    await visitor.check('[name="PaymentMethod"][value="BankTransfer"]');
    await visitor.whenIdle();
    await shop.sendOrder(visitor);
    await visitor.expectText('main', /Rue Neuve 11/);
    const inserted = (await ledger()).filter(({ path }) => path === '/fr/checkout');
    expect(inserted).toHaveLength(1);
    expect(inserted[0]!.body).toMatchObject({ BillingStreet1: 'Rue Neuve', BillingPostalCode: '5100' });
  },
);
