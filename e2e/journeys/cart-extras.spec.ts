import * as shop from './steps.ts';
import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const CITY = '#shipping-city';
const TOTALS = '.summary .totals';
const HEADER = '.mini-cart-amount';
const CURRENCY = '#currency';

const express = { css: '#shipping input[type="radio"]', name: /^Express/ };

/** Chooses Namur by its postal code and has the parcel sent at once. */
async function chooseDelivery(visitor: Visitor): Promise<void> {
  await visitor.fill(CITY, '5000');
  await visitor.click({ css: '.ar-combobox-option', text: '5000 Namur' });
  await visitor.expectValue(CITY, '5000 Namur');
  await visitor.check(express);
  await visitor.expectText(`${TOTALS} .grand dd`, '34,00 €');
  await visitor.whenIdle();
}

/** Types a coupon that is none, and then one that is. */
async function applyCoupon(visitor: Visitor): Promise<void> {
  await visitor.fill('#coupon-code', 'bienvenu');
  await visitor.press('Enter');
  await visitor.expectVisible({ css: '#coupon [role="alert"]', text: /BIENVENU/ });
  await visitor.fill('#coupon-code', ' bienvenue10 ');
  await visitor.press('Enter');
  await visitor.expectText(TOTALS, /BIENVENUE10.*− 2,20 €.*31,80 €/);
  await visitor.expectText(HEADER, '19,80 €');
  await visitor.whenIdle();
}

/** Says no to the shop's warning, and then yes. */
async function payInDollars(visitor: Visitor): Promise<void> {
  await visitor.focus(CURRENCY);
  await visitor.expectAttribute('[data-island="currency-switch"]', 'data-island-state', 'ready');
  await visitor.select(CURRENCY, 'USD');
  await visitor.expectVisible({ css: 'dialog[open]', text: /En dollars, les montants sont indicatifs/ });
  await visitor.click({ css: 'dialog[open] button', text: 'Retour' });
  await visitor.expectHidden('dialog[open]');
  await visitor.expectValue(CURRENCY, 'EUR');
  await visitor.select(CURRENCY, 'USD');
  await visitor.click({ css: 'dialog[open] button', text: 'Confirmer' });
  await visitor.expectText(`${TOTALS} .grand dd`, /\$/);
  await shop.expectCartPage(visitor);
}

/** What a tab shows of the cart in money. */
const amounts = async (tab: Visitor) => ({
  header: await tab.text(HEADER),
  totals: await tab.text(TOTALS),
  line: await tab.text('.cart-amount'),
});

test(
  'place, way, coupon and currency are chosen in the cart, and every amount of this tab and another agrees [CRT-03] [CRT-04] [CPN-01] [CPN-02] [CUR-01] [CRT-07]',
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    await visitor.goto('/fr/catalog/product/mug-dune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);
    await visitor.goto('/fr/shoppingcarts');
    await shop.expectCartPage(visitor);
    await chooseDelivery(visitor);
    await applyCoupon(visitor);

    const other = await visitor.newTab();
    await other.goto('/fr/shoppingcarts');
    await shop.expectCartPage(other);
    expect(await amounts(other)).toEqual(await amounts(visitor));
    await payInDollars(other);
    const shown = await amounts(other);
    expect(Object.values(shown).every((text) => text.includes('$') && !text.includes('€'))).toBe(true);
    await other.close();

    await visitor.click({ css: '.ar-growl button', text: 'Actualiser la page' });
    await visitor.expectAttribute(`${CURRENCY} option[value="USD"]`, 'selected', '');
    await shop.expectCartPage(visitor);
    expect(await amounts(visitor)).toEqual(shown);
    await shop.startOrder(visitor);
    expect(shown.totals).toContain(await visitor.text('[data-checkout-part="totals-due"] strong'));
  },
);
