import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

// Each mishap in Chromium and in one other engine: the journey itself, in all.
const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const ADD = 'POST /api/v1/catalog/products/addtocart';
const PUT = '/^PUT .*shoppingcartitems/';
const DELETE = '/^DELETE .*shoppingcartitems/';
const ANSWERS = '/ /(?!assets)/';

/** Finds a product in French, chooses a variation and adds it; returns its name. */
async function addBowl(visitor: Visitor): Promise<string> {
  await shop.search(visitor, 'bol');
  const name = await shop.openProduct(visitor, 'Bol Matin');
  await shop.chooseAnotherVariation(visitor);
  await shop.addToCart(visitor);
  return name;
}

async function addMug(visitor: Visitor): Promise<string> {
  await shop.search(visitor, 'dune');
  const name = await shop.openProduct(visitor, 'Mug Dune');
  await shop.addToCart(visitor);
  return name;
}

/** From the product page to a cart whose quantities are changed fast, whose line is removed and brought back. */
async function changeCart(visitor: Visitor, name: string): Promise<number> {
  await shop.openMiniCart(visitor);
  await visitor.expectVisible({ css: '.mini-cart-line a', text: name });
  await shop.goFromMiniCartToCart(visitor);
  await shop.expectInCart(visitor, name, 2);
  const quantity = await shop.raiseQuickly(visitor, 5);
  await shop.removeLine(visitor, name);
  await shop.undoRemoval(visitor);
  await shop.expectSaved(visitor);
  await shop.expectInCart(visitor, name, 2);
  return quantity;
}

/** From the cart page to the shop's thanks, by way of Dutch. */
async function orderInDutch(visitor: Visitor, name: string): Promise<void> {
  await shop.switchTo(visitor, 'nl');
  await shop.startOrder(visitor);
  await shop.fillOrder(visitor);
  await shop.sendOrder(visitor);
  await visitor.expectVisible({ css: '.order-lines li', text: new RegExp(name) });
  expect(await shop.cartCount(visitor)).toBe(0);
}

const quantityWritten = (body: unknown) => (body as { Quantity?: number }).Quantity;

test(
  'a shopper fills a cart, changes quantities fast, deletes and undoes, goes back and forward, switches to Dutch and orders [CAT-01] [I18N-04] [PRD-06] [CRT-01] [CRT-02] [CRT-07]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await addMug(visitor);
    const name = await addBowl(visitor);
    const quantity = await changeCart(visitor, name);
    const writes = (await ledger()).filter(({ method }) => method === 'PUT');
    expect(quantityWritten(writes.at(-1)!.body)).toBe(quantity);
    expect(writes, 'five presses are one write').toHaveLength(1);
    expect(await shop.cartCount(visitor)).toBe(quantity + 1);

    await shop.goHome(visitor);
    await visitor.back();
    await shop.expectCartPage(visitor);
    expect(await shop.lineQuantity(visitor)).toBe(quantity);
    await visitor.forward();
    await shop.expectHome(visitor);
    await visitor.back();
    await shop.expectCartPage(visitor);
    await orderInDutch(visitor, 'Ontbijtkom Ochtend');
  },
);

test(
  'the same with a slow server: nothing is written twice, nothing is lost [PRD-06] [CRT-02]',
  { tag: '@webkit' },
  async ({ visitor, faults, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    // Scripts are not slow: the answers are what the cart waits for.
    await faults({ match: ANSWERS, delay: 250 });
    await addMug(visitor);
    const name = await addBowl(visitor);
    const quantity = await changeCart(visitor, name);
    const writes = (await ledger()).map(({ method }) => method).filter((method) => method !== 'PUT');
    // An undo before the removal was sent takes it back, and neither is written; how slow an engine is decides.
    expect(['POST POST', 'POST POST DELETE POST']).toContain(writes.join(' '));
    expect(await shop.cartCount(visitor)).toBe(quantity + 1);
    await shop.removeLine(visitor, name);
    await shop.startOrder(visitor);
    await visitor.expectCount({ css: '.order-lines li', text: new RegExp(name) }, 0);
    const deleted = (await ledger()).filter(({ method }) => method === 'DELETE').length;
    expect(deleted).toBe(writes.includes('DELETE') ? 2 : 1);
  },
);

test(
  'the same with each write failing once: the shopper is told where it matters, and ends with what they wanted [PRD-06] [CRT-02]',
  { tag: '@firefox' },
  async ({ visitor, faults, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await addMug(visitor);
    await shop.search(visitor, 'bol');
    const name = await shop.openProduct(visitor, 'Bol Matin');
    await faults(
      { match: ADD, status: 503, times: 1 },
      { match: PUT, truncate: 5, times: 1 },
      { match: DELETE, status: 500, times: 1 },
    );
    visitor.forgive(/503|500|Failed to load resource/);
    await shop.pressAdd(visitor);
    await visitor.expectText('.add-to-cart-message', /rien n’a été ajouté/);
    await shop.addToCart(visitor);
    await shop.openMiniCart(visitor);
    await shop.goFromMiniCartToCart(visitor);
    const quantity = await shop.raiseQuickly(visitor, 3);
    await shop.expectSaved(visitor);
    expect(await shop.lineQuantity(visitor)).toBe(quantity);
    await shop.removeLine(visitor, name);
    await shop.goHome(visitor);
    expect(await shop.cartCount(visitor)).toBe(quantity);
    const methods = (await ledger()).map(({ method }) => method);
    expect(methods.filter((method) => method === 'DELETE')).toHaveLength(1);
    expect(methods.filter((method) => method === 'POST')).toHaveLength(2);
  },
);

test(
  'a press before its script has come adds, and adds once [PRD-06] [CRT-07]',
  EVERYWHERE,
  async ({ visitor, faults, ledger }) => {
    await shop.enter(visitor, 'fr');
    for (let round = 1; round <= 3; round += 1) {
      await faults({ match: '/add-to-cart-[^.]*\\.js/', delay: 200 });
      await visitor.goto('/fr/catalog/product/mug-dune');
      await visitor.whenIdle();
      await shop.addToCart(visitor);
      expect(await ledger()).toHaveLength(round);
    }
  },
);

test('two tabs show one cart, whichever changes it [CRT-02] [CRT-07]', EVERYWHERE, async ({ visitor }) => {
  test.slow();
  await shop.enter(visitor, 'fr');
  const name = await addMug(visitor);
  await visitor.goto('/fr/shoppingcarts');
  await shop.expectCartPage(visitor);
  const other = await visitor.newTab();
  await other.goto('/fr/shoppingcarts');
  await shop.expectCartPage(other);
  const quantity = await shop.raiseQuickly(other, 2);
  await shop.expectSaved(other);
  await visitor.expectValue('[data-cart-row] .ar-quantity input', String(quantity));
  await visitor.expectText('.mini-cart-count', new RegExp(`^${quantity}`));
  await shop.removeLine(visitor, name);
  await shop.goHome(visitor);
  await other.expectVisible('.cart-empty');
  await other.expectText('.mini-cart-count', /^0/);
  await other.close();
});

// How a chunk fails is the engine's; which one fails is not.
const ENGINES = ['@firefox', '@webkit'];

for (const chunk of ['cart', 'add-to-cart', 'mini-cart', 'quantity-field', 'notices']) {
  test(
    `without the chunk of ${chunk} the shopper still buys [ERR-04] [CRT-01]`,
    { tag: chunk === 'add-to-cart' ? ENGINES : [] },
    async ({ visitor, faults }) => {
      test.slow();
      visitor.forgive(/./);
      await shop.enter(visitor, 'fr');
      await faults({ match: `/\\/(retry\\/)?${chunk}-[^./]*(\\.dep)?\\.js/`, status: 404 });
      await visitor.goto('/fr/catalog/product/mug-dune');
      await visitor.whenIdle();
      await shop.addToCart(visitor);
      await visitor.goto('/fr/shoppingcarts');
      await visitor.expectVisible({ css: 'main a', text: 'Mug Dune' });
      await shop.startOrder(visitor);
      await shop.fillOrder(visitor);
      await shop.sendOrder(visitor);
      await visitor.expectVisible({ css: '.order-lines li', text: /Mug Dune/ });
    },
  );
}
