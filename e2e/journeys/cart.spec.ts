import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

// The journey itself runs in all engines; what may go wrong on its way runs in Chromium, or in one more.
const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const ADD = 'POST /api/v1/catalog/products/addtocart';
const PUT = '/^PUT .*shoppingcartitems/';
const DELETE = '/^DELETE .*shoppingcartitems/';
const ANSWERS = '/ /(?!assets)/';

/** Finds a product in French, chooses a variation and adds it; returns its name. */
async function addBowl(shopper: Shopper): Promise<string> {
  await shop.search(shopper, 'bol');
  const name = await shop.openProduct(shopper, 'Bol Matin');
  await shop.chooseAnotherVariation(shopper);
  await shop.addToCart(shopper);
  return name;
}

async function addMug(shopper: Shopper): Promise<string> {
  await shop.search(shopper, 'dune');
  const name = await shop.openProduct(shopper, 'Mug Dune');
  await shop.addToCart(shopper);
  return name;
}

/** Goes from the product page to the cart, changes quantities quickly, removes a line and restores it. */
async function changeCart(shopper: Shopper, name: string): Promise<number> {
  await shop.openMiniCart(shopper);
  await shopper.expectVisible({ css: '.mini-cart-line a', text: name });
  await shop.goFromMiniCartToCart(shopper);
  await shop.expectInCart(shopper, name, 2);
  const quantity = await shop.raiseQuickly(shopper, 5);
  await shop.removeLine(shopper, name);
  await shop.undoRemoval(shopper);
  await shop.expectSaved(shopper);
  await shop.expectInCart(shopper, name, 2);
  return quantity;
}

/** Orders in Dutch, from the cart page to the confirmation. */
async function orderInDutch(shopper: Shopper, name: string): Promise<void> {
  await shop.switchTo(shopper, 'nl');
  await shop.startOrder(shopper);
  await shop.fillOrder(shopper);
  await shop.sendOrder(shopper);
  await shopper.expectVisible({ css: '.order-lines li', text: new RegExp(name) });
  expect(await shop.cartCount(shopper)).toBe(0);
}

const quantityWritten = (body: unknown) => (body as { Quantity?: number }).Quantity;

test(
  'a shopper fills a cart, changes quantities fast, deletes and undoes, goes back and forward, switches to Dutch and orders [CAT-01] [I18N-04] [PRD-06] [CRT-01] [CRT-02] [CRT-07]',
  EVERYWHERE,
  async ({ shopper, ledger }) => {
    test.slow();
    await shop.enter(shopper, 'fr');
    await addMug(shopper);
    const name = await addBowl(shopper);
    const quantity = await changeCart(shopper, name);
    const writes = (await ledger()).filter(({ method }) => method === 'PUT');
    expect(quantityWritten(writes.at(-1)!.body)).toBe(quantity);
    expect(writes, 'five presses are one write').toHaveLength(1);
    expect(await shop.cartCount(shopper)).toBe(quantity + 1);

    await shop.goHome(shopper);
    await shopper.back();
    await shop.expectCartPage(shopper);
    expect(await shop.lineQuantity(shopper)).toBe(quantity);
    await shopper.forward();
    await shop.expectHome(shopper);
    await shopper.back();
    await shop.expectCartPage(shopper);
    await orderInDutch(shopper, 'Ontbijtkom Ochtend');
  },
);

test('the same with a slow server: nothing is written twice, nothing is lost [PRD-06] [CRT-02]', async ({
  shopper,
  faults,
  ledger,
}) => {
  test.slow();
  await shop.enter(shopper, 'fr');
  // Scripts are not delayed; only responses that the cart waits for are.
  await faults({ match: ANSWERS, delay: 250 });
  await addMug(shopper);
  const name = await addBowl(shopper);
  const quantity = await changeCart(shopper, name);
  const writes = (await ledger()).map(({ method }) => method).filter((method) => method !== 'PUT');
  // An undo before the removal is sent writes neither of them; the engine's speed decides.
  expect(['POST POST', 'POST POST DELETE POST']).toContain(writes.join(' '));
  expect(await shop.cartCount(shopper)).toBe(quantity + 1);
  await shop.removeLine(shopper, name);
  await shop.startOrder(shopper);
  await shopper.expectCount({ css: '.order-lines li', text: new RegExp(name) }, 0);
  const deleted = (await ledger()).filter(({ method }) => method === 'DELETE').length;
  expect(deleted).toBe(writes.includes('DELETE') ? 2 : 1);
});

test('the same with each write failing once: the shopper is told where it matters, and ends with what they wanted [PRD-06] [CRT-02]', async ({
  shopper,
  faults,
  ledger,
}) => {
  test.slow();
  await shop.enter(shopper, 'fr');
  await addMug(shopper);
  await shop.search(shopper, 'bol');
  const name = await shop.openProduct(shopper, 'Bol Matin');
  await faults(
    { match: ADD, status: 503, times: 1 },
    { match: PUT, truncate: 5, times: 1 },
    { match: DELETE, status: 500, times: 1 },
  );
  shopper.forgive(/503|500|Failed to load resource/);
  await shop.pressAdd(shopper);
  await shopper.expectText('.add-to-cart-message', /rien n’a été ajouté/);
  await shop.addToCart(shopper);
  await shop.openMiniCart(shopper);
  await shop.goFromMiniCartToCart(shopper);
  const quantity = await shop.raiseQuickly(shopper, 3);
  await shop.expectSaved(shopper);
  expect(await shop.lineQuantity(shopper)).toBe(quantity);
  await shop.removeLine(shopper, name);
  await shop.goHome(shopper);
  expect(await shop.cartCount(shopper)).toBe(quantity);
  const methods = (await ledger()).map(({ method }) => method);
  expect(methods.filter((method) => method === 'DELETE')).toHaveLength(1);
  expect(methods.filter((method) => method === 'POST')).toHaveLength(2);
});

test(
  'a press before its script has come adds, and adds once [PRD-06] [CRT-07]',
  { tag: '@firefox' },
  async ({ shopper, faults, ledger }) => {
    await shop.enter(shopper, 'fr');
    for (let round = 1; round <= 3; round += 1) {
      await faults({ match: '/add-to-cart-[^.]*\\.js/', delay: 200 });
      await shopper.goto('/fr/catalog/product/mug-dune');
      await shopper.whenIdle();
      await shop.addToCart(shopper);
      expect(await ledger()).toHaveLength(round);
    }
  },
);

test(
  'two tabs show one cart, whichever changes it [CRT-02] [CRT-07]',
  { tag: '@webkit' },
  async ({ shopper }) => {
    test.slow();
    await shop.enter(shopper, 'fr');
    const name = await addMug(shopper);
    await shopper.goto('/fr/shoppingcarts');
    await shop.expectCartPage(shopper);
    const other = await shopper.newTab();
    await other.goto('/fr/shoppingcarts');
    await shop.expectCartPage(other);
    const quantity = await shop.raiseQuickly(other, 2);
    await shop.expectSaved(other);
    await shopper.expectValue('[data-cart-row] .ar-quantity input', String(quantity));
    await shopper.expectText('.mini-cart-count', new RegExp(`^${quantity}`));
    await shop.removeLine(shopper, name);
    await shop.goHome(shopper);
    await other.expectVisible('.cart-empty');
    await other.expectText('.mini-cart-count', /^0/);
    await other.close();
  },
);

// The engine decides how a chunk fails, not which one fails.
const ENGINES = ['@firefox', '@webkit'];

for (const chunk of ['cart', 'add-to-cart', 'mini-cart', 'quantity-field', 'notices']) {
  test(
    `without the chunk of ${chunk} the shopper still buys [ERR-04] [CRT-01]`,
    { tag: chunk === 'add-to-cart' ? ENGINES : [] },
    async ({ shopper, faults }) => {
      test.slow();
      shopper.forgive(/./);
      await shop.enter(shopper, 'fr');
      await faults({ match: `/\\/(retry\\/)?${chunk}-[^./]*(\\.dep)?\\.js/`, status: 404 });
      await shopper.goto('/fr/catalog/product/mug-dune');
      await shopper.whenIdle();
      await shop.addToCart(shopper);
      await shopper.goto('/fr/shoppingcarts');
      await shopper.expectVisible({ css: 'main a', text: 'Mug Dune' });
      await shop.startOrder(shopper);
      await shop.fillOrder(shopper);
      await shop.sendOrder(shopper);
      await shopper.expectVisible({ css: '.order-lines li', text: /Mug Dune/ });
    },
  );
}
