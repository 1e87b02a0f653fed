import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const SHEET = 'dialog.ar-list-drawer[open]';
const POPUP = 'dialog [data-island="pickup-search"]';
const BAR = '.ar-buy-bar';
const HEART = '.product .heart';
const BASKET = '.mini-cart-link';

/** A phone in a hand: its width in CSS pixels, and the size of its letters. */
interface Hand {
  readonly width: number;
  readonly letters: '100%' | '200%';
  /** Projects of its journey besides the preact flavour in Chromium. */
  readonly tag: readonly string[];
}

const HANDS: Hand[] = [
  { width: 375, letters: '100%', tag: [] },
  // The hardest case is that of the other flavour and engine; WebKitGTK's window can't be as narrow.
  { width: 320, letters: '200%', tag: ['@firefox'] },
];

// Firefox's driver has no touch; a click there is what follows a tap.
test.use({ hasTouch: ({ browserName }, use) => use(browserName === 'chromium') });

/** Sets the size of letters, which a new document forgets, and expects that nothing is wider than the window. */
async function look(shopper: Shopper, { letters }: Hand): Promise<void> {
  await shopper.whenIdle();
  const wide = await shopper.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    return root.scrollWidth - root.clientWidth;
  }, letters);
  expect(wide, `wider than the window at ${await shopper.evaluate(() => location.pathname, null)}`).toBe(0);
}

/** Returns how far the end of an element is below the window, in pixels. */
const belowWindow = (css: string) =>
  Math.ceil(document.querySelector(css)!.getBoundingClientRect().bottom - innerHeight);

async function findByFilter(shopper: Shopper, hand: Hand): Promise<void> {
  await shopper.goto('/fr/catalog');
  await look(shopper, hand);
  await shopper.click('[data-list-drawer] > summary');
  await shopper.expectVisible(`${SHEET} [data-list-panel]`);
  await expect.poll(() => shopper.evaluate(belowWindow, SHEET), 'the sheet has slid in').toBe(0);
  await shopper.check(`${SHEET} [name="f.Category"][value="1"]`);
  await shopper.click({ css: `${SHEET} [data-list-apply]`, text: /^Voir 10 produits$/ });
  await shopper.expectHidden(SHEET);
  await shopper.expectText('#results', /^10 produits/);
  await look(shopper, hand);
}

async function addByBar(shopper: Shopper): Promise<void> {
  await shopper.click(`${BAR} button[type=submit]`);
}

async function addToList(shopper: Shopper): Promise<void> {
  await shop.addToFirstList(shopper, HEART, 'Cuisine');
  await shopper.press('Escape');
  await shopper.expectHidden('dialog[open]');
}

async function choosePickup(shopper: Shopper): Promise<void> {
  await shopper.click('#pickup-2');
  await shopper.expectAttribute(POPUP, 'data-island-state', 'ready');
  await shopper.click({ css: `${POPUP} .ar-pickup-item label`, text: /Fleurs Sainte-Anne/ });
  await shopper.click(`${POPUP} .ar-pickup-choice button`);
  await shopper.expectHidden('dialog[open]');
  await shopper.expectText('#order-shipping', /Fleurs Sainte-Anne/);
}

for (const hand of HANDS) {
  test(
    `on a phone ${hand.width} px wide with letters at ${hand.letters}, a mug is found by a filter, taken in another colour, added at the second attempt, kept in a list, and ordered to a pickup point [CAT-05] [PRD-04] [PRD-06] [WSH-01] [PUP-01]`,
    { tag: [...hand.tag] },
    async ({ shopper, faults }) => {
      test.slow();
      await shopper.resize(hand.width);
      await findByFilter(shopper, hand);
      await shop.openProduct(shopper, 'Mug Dune');
      await look(shopper, hand);
      await shop.chooseAnotherVariation(shopper);

      await faults({ match: 'POST /api/', status: 500, times: 1 });
      await addByBar(shopper);
      await shopper.expectText(BAR, /rien n’a été ajouté/);
      await addByBar(shopper);
      await expect.poll(() => shop.cartCount(shopper), { timeout: 10_000 }).toBe(1);
      expect(await shopper.text(BAR)).not.toContain('rien n’a été ajouté');
      await look(shopper, hand);

      await addToList(shopper);
      await look(shopper, hand);
      await shopper.click(BASKET);
      await shop.expectCartPage(shopper);
      await shop.expectInCart(shopper, /Mug Dune/);
      await look(shopper, hand);
      await shopper.goto('/fr/checkout');
      await look(shopper, hand);
      await shop.fillOrder(shopper);
      await choosePickup(shopper);
      await look(shopper, hand);
      await shop.sendOrder(shopper);
      await shopper.expectText('.confirmation', /Retrait\s: Fleurs Sainte-Anne/);
      await look(shopper, hand);
    },
  );
}
