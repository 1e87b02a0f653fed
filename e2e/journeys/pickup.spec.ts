import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const ONCE_MORE = { tag: '@firefox' };

const POPUP = 'dialog [data-island="pickup-search"]';
const CHOSEN = '#order-shipping input[value="2"]:checked';

/** Presses Tab until an element has the focus, as a keyboard user does. */
async function tabTo(shopper: Shopper, css: string): Promise<void> {
  const isThere = () =>
    shopper.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await shopper.press('Tab');
  // Several elements may match the selector; the focused one is meant.
  await shopper.expectFocused(`${css}:focus`);
}

/** Opens the popup by its button, and waits for its list. */
async function openPopup(shopper: Shopper): Promise<void> {
  await shopper.press('Enter', '#pickup-2');
  await shopper.expectAttribute(POPUP, 'data-island-state', 'ready');
  await shopper.expectVisible(`${POPUP} .ar-pickup-list input`);
  await shopper.whenIdle();
}

const bodyOf = (body: unknown) => body as Record<string, unknown>;

test(
  'by keys alone, with the tiles and the geocoder dead: a point is found, read about, chosen, kept with what was typed, and ordered [PUP-01] [PUP-03] [PUP-04] [PUP-05] [PUP-06]',
  ONCE_MORE,
  async ({ shopper, faults, ledger }) => {
    test.slow();
    await shop.enter(shopper, 'fr');
    await shop.search(shopper, 'dune');
    await shop.openProduct(shopper, 'Mug Dune');
    await shop.addToCart(shopper);
    await faults({ match: 'GET /stand-ins/', status: 503 });
    await shopper.goto('/fr/checkout');
    await shopper.whenIdle();
    await shop.fillOrder(shopper);

    await openPopup(shopper);
    await shopper.expectVisible({ css: `${POPUP} .ar-pickup-item`, text: /Consigne de la Gare Namur/ });
    await shopper.expectCount(`${POPUP} .ar-pickup-choice button:disabled`, 1);
    await tabTo(shopper, '.ar-pickup-item input');
    await shopper.press('Space');
    await shopper.expectText(`${POPUP} .ar-pickup-name`, /^Point choisi\s: Fleurs Sainte-Anne Namur$/);
    await shopper.press('ArrowDown');
    await shopper.expectText(`${POPUP} .ar-pickup-name`, /^Point choisi\s: Librairie du Pont Namur$/);

    await shopper.expectVisible({
      css: '.ar-pickup-details',
      text: /lundi.*fermé.*Entrée par la cour.*Téléphone/s,
    });
    await tabTo(shopper, '.ar-pickup-choice button');
    await shopper.press('Enter');
    await shopper.expectHidden('dialog[open]');
    await shopper.expectCount(CHOSEN, 1);
    await shopper.expectText('#order-shipping', /Librairie du Pont Namur/);
    await shopper.expectValue('[name=BillingFirstName]', 'Ada');
    await shopper.whenIdle();

    await openPopup(shopper);
    await shopper.expectText(`${POPUP} .ar-pickup-name`, /^Point choisi\s: Librairie du Pont Namur$/);
    await shopper.press('Escape');
    await shopper.expectHidden('dialog[open]');

    const saved = (await ledger()).find(({ path }) => path.endsWith('/externalpickuppoint'));
    expect(Object.keys(bodyOf(saved?.body))).toHaveLength(20);
    expect(saved?.body).toMatchObject({
      ShippingFirstName: 'Ada',
      ShippingLastName: 'Lovelace',
      ShippingMethodId: '2',
      PickupPointId: null,
    });
    await shop.sendOrder(shopper);
    await shopper.expectText('.confirmation', /Retrait\s: Librairie du Pont Namur/);
  },
);
