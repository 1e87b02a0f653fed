import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const POPUP = 'dialog [data-island="pickup-search"]';
const CHOSEN = '#order-shipping input[value="2"]:checked';

/** Tab, until something has the focus: whoever uses the keyboard alone comes there, too. */
async function tabTo(visitor: Visitor, css: string): Promise<void> {
  const isThere = () =>
    visitor.evaluate((selector) => document.activeElement?.matches(selector) ?? false, css);
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await visitor.press('Tab');
  // Of several that fit, the one that has it.
  await visitor.expectFocused(`${css}:focus`);
}

/** Opens the popup by its button, and waits for its list. */
async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.press('Enter', '#pickup-2');
  await visitor.expectAttribute(POPUP, 'data-island-state', 'ready');
  await visitor.expectVisible(`${POPUP} .ar-pickup-list input`);
  await visitor.whenIdle();
}

const bodyOf = (body: unknown) => body as Record<string, unknown>;

test(
  'by keys alone, with the tiles and the geocoder dead: a point is found, read about, chosen, kept with what was typed, and ordered [PUP-01] [PUP-03] [PUP-04] [PUP-05] [PUP-06]',
  EVERYWHERE,
  async ({ visitor, faults, ledger }) => {
    test.slow();
    await shop.enter(visitor, 'fr');
    await shop.search(visitor, 'dune');
    await shop.openProduct(visitor, 'Mug Dune');
    await shop.addToCart(visitor);
    await faults({ match: 'GET /stand-ins/', status: 503 });
    await visitor.goto('/fr/checkout');
    await visitor.whenIdle();
    await shop.fillOrder(visitor);

    await openPopup(visitor);
    await visitor.expectVisible({ css: `${POPUP} .ar-pickup-item`, text: /Consigne de la Gare Namur/ });
    await visitor.expectCount(`${POPUP} .ar-pickup-choice button:disabled`, 1);
    await tabTo(visitor, '.ar-pickup-item input');
    await visitor.press('Space');
    await visitor.expectText(`${POPUP} .ar-pickup-choice p`, /^Point choisi : Fleurs Sainte-Anne Namur$/);
    await visitor.press('ArrowDown');
    await visitor.expectText(`${POPUP} .ar-pickup-choice p`, /^Point choisi : Épicerie Lambert Jambes$/);

    await tabTo(visitor, '.ar-pickup-info');
    await visitor.press('Enter');
    await visitor.expectVisible({ css: '.ar-pickup-panel', text: /Ouvert selon la saison|Rue|Téléphone/ });
    await visitor.press('Escape');
    await visitor.expectHidden('.ar-pickup-panel:popover-open');
    await visitor.expectVisible(POPUP);

    await tabTo(visitor, '.ar-pickup-choice button');
    await visitor.press('Enter');
    await visitor.expectHidden('dialog[open]');
    await visitor.expectCount(CHOSEN, 1);
    await visitor.expectText('#order-shipping', /Épicerie Lambert Jambes/);
    await visitor.expectValue('[name=BillingFirstName]', 'Ada');
    await visitor.whenIdle();

    await openPopup(visitor);
    await visitor.expectText(`${POPUP} .ar-pickup-choice p`, /^Point choisi : Épicerie Lambert Jambes$/);
    await visitor.press('Escape');
    await visitor.expectHidden('dialog[open]');

    const saved = (await ledger()).find(({ path }) => path.endsWith('/externalpickuppoint'));
    expect(Object.keys(bodyOf(saved?.body))).toHaveLength(20);
    expect(saved?.body).toMatchObject({
      ShippingFirstName: 'Ada',
      ShippingLastName: 'Lovelace',
      ShippingMethodId: '2',
      PickupPointId: null,
    });
    await shop.sendOrder(visitor);
    await visitor.expectText('.confirmation', /Retrait : Épicerie Lambert Jambes/);
  },
);
