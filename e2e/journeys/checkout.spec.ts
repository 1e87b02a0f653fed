import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const TOTAL = '[data-checkout-total]';
const POPUP = 'dialog [data-island="pickup-search"]';
const CHOOSE = `${POPUP} .ar-pickup-choice button`;

async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.click('#pickup-2');
  await visitor.expectAttribute(POPUP, 'data-island-state', 'ready');
  await visitor.expectVisible(`${POPUP} .ar-pickup-list input`);
  await visitor.whenIdle();
}

async function choosePoint(visitor: Visitor): Promise<void> {
  await visitor.click(CHOOSE);
  await visitor.expectHidden('dialog[open]');
  await visitor.whenIdle();
  // What is told stands over the next dialog's button for ten seconds.
  await visitor.click('.ar-growl-close');
  await visitor.expectHidden('.ar-growl-close');
}

test(
  'a company orders: VAT wrong, then right, another address, a point by marker and by list with the tiles dead, once [CHK-01] [CHK-04] [CHK-05] [CHK-09] [PUP-03] [PUP-04]',
  EVERYWHERE,
  async ({ visitor, faults, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await visitor.goto('/fr/catalog/product/mug-dune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);
    await visitor.goto('/fr/checkout');
    await shop.fillOrder(visitor);
    await visitor.expectAttribute('[data-island="checkout"]', 'data-island-state', 'ready');
    await visitor.check('[name=AccountType][value=Company]');
    await visitor.fill('[name=BillingCompany]', 'Atelier Nord');
    await visitor.select('[name=BillingCountry]', 'FR');
    await visitor.expectCount('[name=ShippingMethodId]', 3);
    await visitor.whenIdle();
    const taxed = await visitor.text(TOTAL);

    await visitor.fill('[name=BillingVAT]', 'BE 0403.170.701');
    await visitor.press('Tab');
    await visitor.expectText('.ar-vat [role=status]', /^Numéro de TVA non valable\. Ce numéro/);
    await visitor.click('.ar-vat .ar-info');
    await visitor.expectVisible({
      css: '.vat-field [popover]',
      text: /établie dans un autre pays \(Belgique\)/,
    });
    await visitor.whenIdle();
    await visitor.press('Escape');
    await visitor.fill('[name=BillingVAT]', 'FR 83 404 833 048');
    await visitor.press('Tab');
    await visitor.expectText('.ar-vat [role=status]', 'Numéro de TVA valable.');
    await expect.poll(() => visitor.text(TOTAL)).not.toBe(taxed);
    await visitor.whenIdle();
    await visitor.expectValue('[name=BillingFirstName]', 'Ada');
    await visitor.expectValue('[name=BillingCompany]', 'Atelier Nord');

    await visitor.click('[name=SameAddressForShipping]');
    for (const [name, value] of [
      ['ShippingStreet1', 'Rue de la Gare'],
      ['ShippingHouseNumber', '3'],
      ['ShippingPostalCode', '59000'],
      ['ShippingCity', 'Lille'],
    ]) {
      await visitor.fill(`[name=${name}]`, value!);
    }
    await visitor.fill('[name=BillingPostalCode]', '59800');

    await faults({ match: 'GET /stand-ins/tiles', status: 503 });
    await openPopup(visitor);
    await visitor.click({ css: `${POPUP} .leaflet-marker-icon`, name: /Librairie du Pont/ });
    await visitor.expectText(`${POPUP} .ar-pickup-choice p`, /^Point choisi : /);
    await choosePoint(visitor);
    await openPopup(visitor);
    await visitor.click({ css: `${POPUP} .ar-pickup-item label`, text: /Consigne de la Gare/ });
    await visitor.expectText(`${POPUP} .ar-pickup-choice p`, /Consigne de la Gare/);
    await choosePoint(visitor);
    await visitor.expectText('#order-shipping', /Consigne de la Gare/);
    await visitor.expectCount('#ShippingMethodId-2:checked', 1);
    await visitor.expectValue('[name=ShippingCity]', 'Lille');
    await visitor.expectValue('[name=BillingVAT]', 'FR 83 404 833 048');

    await shop.sendOrder(visitor);
    await visitor.expectText('.confirmation', /Retrait : Consigne de la Gare/);
    await visitor.expectText('.confirmation', /TVA \(autoliquidation\)/);
    const inserted = (await ledger()).filter(({ path }) => path === '/fr/checkout');
    expect(inserted).toHaveLength(1);
  },
);
