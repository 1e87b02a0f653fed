import { expect, test } from '../engines/journey.ts';
import * as shop from '../engines/shop.ts';

test(
  'a shopper searches, chooses, fills a cart, changes language and orders [CAT-01] [CRT-01] [CRT-07] [I18N-04]',
  { tag: ['@react', '@firefox', '@webkit'] },
  async ({ visitor, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await shop.search(visitor, 'bol');
    const name = await shop.openProduct(visitor, 'Bol Matin');
    const variation = await shop.chooseAnotherVariation(visitor);
    await shop.addToCart(visitor);

    await shop.openMiniCart(visitor);
    await visitor.expectVisible({ css: '.mini-cart-line a', text: name });
    await visitor.expectText('.mini-cart-line .muted', variation);
    await shop.goFromMiniCartToCart(visitor);
    await shop.expectInCart(visitor, name);
    const quantity = await shop.raiseQuantity(visitor);

    await shop.goHome(visitor);
    await visitor.back();
    await shop.expectCartPage(visitor);
    expect(await shop.lineQuantity(visitor)).toBe(quantity);
    await visitor.forward();
    await shop.expectHome(visitor);
    await visitor.back();
    await shop.expectCartPage(visitor);

    await shop.switchTo(visitor, 'nl');
    await shop.expectInCart(visitor, 'Ontbijtkom Ochtend');
    await shop.startOrder(visitor);
    await shop.fillOrder(visitor);
    await shop.sendOrder(visitor);
    await visitor.expectVisible({ css: '.order-lines li', text: /Ontbijtkom Ochtend/ });
    expect(await shop.cartCount(visitor)).toBe(0);
    expect((await ledger()).map(({ path }) => path)).toHaveLength(3);
  },
);
