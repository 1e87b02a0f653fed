import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const TOTAL = '[data-checkout-total]';
const POPUP = 'dialog [data-island="pickup-search"]';
const CHOOSE = `${POPUP} .ar-pickup-choice button`;

async function openPopup(shopper: Shopper): Promise<void> {
  await shopper.click('#pickup-2');
  await shopper.expectAttribute(POPUP, 'data-island-state', 'ready');
  await shopper.expectVisible(`${POPUP} .ar-pickup-list input`);
  await shopper.whenIdle();
}

async function choosePoint(shopper: Shopper): Promise<void> {
  await shopper.click(CHOOSE);
  await shopper.expectHidden('dialog[open]');
  // The message would cover the next dialog's button. It is closed at once: after ten seconds it is gone.
  await shopper.click('.ar-growl-close');
  await shopper.expectHidden('.ar-growl-close');
  await shopper.whenIdle();
}

test(
  'a company orders: VAT wrong, then right, another address, a point by marker and by list with the tiles dead, once [CHK-01] [CHK-04] [CHK-05] [CHK-09] [PUP-03] [PUP-04]',
  EVERYWHERE,
  async ({ shopper, faults, ledger }) => {
    test.slow();
    await shop.enter(shopper, 'fr');
    await shopper.goto('/fr/catalog/product/mug-dune');
    await shopper.whenIdle();
    await shop.addToCart(shopper);
    await shopper.goto('/fr/checkout');
    await shop.fillOrder(shopper);
    await shopper.expectAttribute('[data-island="checkout"]', 'data-island-state', 'ready');
    await shopper.check('[name=AccountType][value=Company]');
    await shopper.fill('[name=BillingCompany]', 'Atelier Nord');
    await shopper.select('[name=BillingCountry]', 'FR');
    await shopper.expectCount('[name=ShippingMethodId]', 3);
    await shopper.whenIdle();
    const taxed = await shopper.text(TOTAL);

    // The reason is read while the page with the new prices is on its way; it stays open when that arrives.
    await faults({ match: 'GET /fr/checkout', isPaused: true, times: 1 });
    await shopper.fill('[name=BillingVAT]', 'BE 0403.170.701');
    await shopper.press('Tab');
    await shopper.expectText('.ar-vat [role=status]', /^Numéro de TVA non valable\. Ce numéro/);
    await shopper.click('.ar-vat .ar-info');
    const reason = { css: '.vat-field [popover]', text: /établie dans un autre pays \(Belgique\)/ };
    await shopper.expectVisible(reason);
    await faults();
    await shopper.whenIdle();
    await shopper.expectVisible(reason);
    await shopper.press('Escape');
    await shopper.fill('[name=BillingVAT]', 'FR 83 404 833 048');
    await shopper.press('Tab');
    await shopper.expectText('.ar-vat [role=status]', 'Numéro de TVA valable.');
    await expect.poll(() => shopper.text(TOTAL)).not.toBe(taxed);
    await shopper.whenIdle();
    await shopper.expectValue('[name=BillingFirstName]', 'Ada');
    await shopper.expectValue('[name=BillingCompany]', 'Atelier Nord');

    await shopper.click('[name=SameAddressForShipping]');
    for (const [name, value] of [
      ['ShippingStreet1', 'Rue de la Gare'],
      ['ShippingHouseNumber', '3'],
      ['ShippingPostalCode', '59000'],
      ['ShippingCity', 'Lille'],
    ]) {
      await shopper.fill(`[name=${name}]`, value!);
    }
    await shopper.fill('[name=BillingPostalCode]', '59800');

    await faults({ match: 'GET /stand-ins/tiles', status: 503 });
    await openPopup(shopper);
    await shopper.click({ css: `${POPUP} .leaflet-marker-icon`, name: /Librairie du Pont/ });
    await shopper.expectText(`${POPUP} .ar-pickup-name`, /^Point choisi\s: /);
    await choosePoint(shopper);
    await openPopup(shopper);
    await shopper.click({ css: `${POPUP} .ar-pickup-item label`, text: /Consigne de la Gare/ });
    await shopper.expectText(`${POPUP} .ar-pickup-name`, /Consigne de la Gare/);
    await choosePoint(shopper);
    await shopper.expectText('#order-shipping', /Consigne de la Gare/);
    await shopper.expectCount('#ShippingMethodId-2:checked', 1);
    await shopper.expectValue('[name=ShippingCity]', 'Lille');
    await shopper.expectValue('[name=BillingVAT]', 'FR 83 404 833 048');

    await shop.sendOrder(shopper);
    await shopper.expectText('.confirmation', /Retrait\s: Consigne de la Gare/);
    await shopper.expectText('.confirmation', /TVA \(autoliquidation\)/);
    const orders = (await ledger()).filter(({ path }) => path === '/fr/checkout');
    expect(orders).toHaveLength(1);
  },
);
