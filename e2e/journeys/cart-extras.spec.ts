import * as shop from './steps.ts';
import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';

const ONCE_MORE = { tag: ['@firefox'] };

const CITY = '#shipping-city';
const TOTALS = '.summary .totals';
const HEADER = '.mini-cart-amount';
const CURRENCY = '#currency';

const express = { css: '#shipping input[type="radio"]', name: /^Express/ };

/** Chooses Namur by its postal code, and express delivery. */
async function chooseDelivery(shopper: Shopper): Promise<void> {
  await shopper.click('#shipping summary');
  await shopper.fill(CITY, '5000');
  await shopper.click({ css: '.ar-combobox-option', text: '5000 Namur' });
  await shopper.expectValue(CITY, '5000 Namur');
  // The city changes the totals, and they move what is pressed next.
  await shopper.whenIdle();
  await shopper.check(express);
  await shopper.expectText(`${TOTALS} .grand dd`, '34,00 €');
  await shopper.whenIdle();
}

/** Types an invalid coupon, then a valid one. */
async function applyCoupon(shopper: Shopper): Promise<void> {
  await shopper.click('#coupon summary');
  await shopper.fill('#coupon-code', 'bienvenu');
  await shopper.press('Enter');
  await shopper.expectVisible({ css: '#coupon [role="alert"]', text: /BIENVENU/ });
  await shopper.fill('#coupon-code', ' bienvenue10 ');
  await shopper.press('Enter');
  await shopper.expectText(TOTALS, /BIENVENUE10.*−2,20 €.*31,80 €/);
  await shopper.expectText(HEADER, '19,80 €');
  await shopper.whenIdle();
}

/** Cancels the shop's warning, then accepts it. */
async function payInDollars(shopper: Shopper): Promise<void> {
  await shopper.focus(CURRENCY);
  await shopper.expectAttribute('[data-island="currency-switch"]', 'data-island-state', 'ready');
  await shopper.select(CURRENCY, 'USD');
  await shopper.expectVisible({ css: 'dialog[open]', text: /En dollars, les montants sont indicatifs/ });
  await shopper.click({ css: 'dialog[open] button', text: 'Retour' });
  await shopper.expectHidden('dialog[open]');
  await shopper.expectValue(CURRENCY, 'EUR');
  await shopper.select(CURRENCY, 'USD');
  await shopper.click({ css: 'dialog[open] button', text: 'Confirmer' });
  await shopper.expectText(`${TOTALS} .grand dd`, /\$/);
  await shop.expectCartPage(shopper);
}

/** Returns the amounts of the cart that a tab shows. */
const amounts = async (tab: Shopper) => ({
  header: await tab.text(HEADER),
  totals: await tab.text(TOTALS),
  line: await tab.text('.cart-amount'),
});

test(
  'place, way, coupon and currency are chosen in the cart, and every amount of this tab and another agrees [CRT-03] [CRT-04] [CPN-01] [CPN-02] [CUR-01] [CRT-07]',
  ONCE_MORE,
  async ({ shopper }) => {
    test.slow();
    await shopper.goto('/fr/catalog/product/mug-dune');
    await shopper.whenIdle();
    await shop.addToCart(shopper);
    await shopper.goto('/fr/shoppingcarts');
    await shop.expectCartPage(shopper);
    await chooseDelivery(shopper);
    await applyCoupon(shopper);

    const other = await shopper.newTab();
    await other.goto('/fr/shoppingcarts');
    await shop.expectCartPage(other);
    expect(await amounts(other)).toEqual(await amounts(shopper));
    await payInDollars(other);
    const shown = await amounts(other);
    expect(Object.values(shown).every((text) => text.includes('$') && !text.includes('€'))).toBe(true);
    await other.close();

    await shopper.click({ css: '.ar-growl button', text: 'Actualiser la page' });
    await shopper.expectAttribute(`${CURRENCY} option[value="USD"]`, 'selected', '');
    await shop.expectCartPage(shopper);
    expect(await amounts(shopper)).toEqual(shown);
    await shop.startOrder(shopper);
    expect(shown.totals).toContain(await shopper.text('[data-checkout-part="totals-due"] strong'));
  },
);
