import { cartCount, enter, pressAdd } from './steps.ts';
import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';

const ONCE_MORE = { tag: ['@react', '@firefox'] };

const COUNT = '#results';
const OPTION = '.ar-combobox-option';
const QUICK = '#quick-102';
const VARIANTS = 'GET /api/v1/catalog/products/102/productvariants';

const slate = { css: '.filters input', name: /^Ardoise/ };
const terracotta = { css: '.filters input', name: /^Terre cuite/ };
const colour = (name: RegExp) => ({ css: '.variations input', name });

/** Returns the filter in the address. */
const filterIn = async (shopper: Shopper) => new URL(await shopper.url()).searchParams.get('filter');

/** Searches with an accent and an extra letter, and opens all results. */
async function findMugs(shopper: Shopper): Promise<void> {
  await shopper.fill('#search-q', 'mùgg');
  await shopper.expectVisible({ css: OPTION, text: /Mug Ourthe/ });
  await shopper.click({ css: OPTION, text: 'Tous les résultats pour « mùgg »' });
  await shopper.expectUrl(/\/fr\/catalog\?q=m%C3%B9gg$/);
  await shopper.expectText(COUNT, '4 produits');
  await shopper.whenIdle();
}

/** Checks two colours and takes the second one back with Back. */
async function filterColours(shopper: Shopper): Promise<void> {
  await shopper.check(slate);
  await shopper.expectText(COUNT, '2 produits');
  await shopper.check(terracotta);
  await shopper.expectText(COUNT, '3 produits');
  expect(await filterIn(shopper)).toBe('{"ProductAttributes":{"1":["3","6"]}}');
  await shopper.whenIdle();
  await shopper.back();
  await shopper.expectText(COUNT, '2 produits');
  expect(await filterIn(shopper)).toBe('{"ProductAttributes":{"1":["3"]}}');
  await shopper.expectCount('.filters input:checked', 1);
  await shopper.whenIdle();
}

/** Opens the quick view, then the product page, which has the filtered colour selected. */
async function openProduct(shopper: Shopper): Promise<void> {
  await shopper.click({ css: '[data-quick-view]', name: /^Mug Ourthe/ });
  await shopper.click({ css: `${QUICK} h3 a`, text: 'Mug Ourthe' });
  await shopper.expectUrl(/\/catalog\/product\/mug-ourthe/);
  await shopper.expectText('.stock-state', /Ardoise, 30 cl/);
  await shopper.whenIdle();
}

/** Reads the price and the tier for six pieces, and the stock by store. */
async function readPricesAndStock(shopper: Shopper): Promise<void> {
  await shopper.check(colour(/^Terre cuite/));
  await shopper.expectText('.stock-state', /Terre cuite, 30 cl/);
  await shopper.fill('.buy .ar-quantity input', '6');
  await shopper.press('Tab');
  await shopper.expectText('.price strong', /^22,80/);
  await shopper.expectText('.degressive [aria-current]', /^6 pièces/);
  await shopper.click({ css: '.product-info a', text: 'Disponibilité par magasin' });
  await shopper.expectText('dialog[open] .stock-list', /Entrepôt de Namur/);
  await shopper.expectText('dialog[open] .lead', 'Mug Ourthe, Terre cuite, 30 cl');
  await shopper.press('Escape');
  await shopper.expectHidden('dialog[open]');
}

/** Requests a notification for the return of the sold-out colour. */
async function requestNotice(shopper: Shopper): Promise<void> {
  await shopper.check(colour(/^Marée/));
  await shopper.click({ css: '.tell-me a', text: 'Me prévenir de son retour' });
  await shopper.fill('dialog[open] [name="Email"]', 'lou@example.com');
  await shopper.press('Enter');
  await shopper.expectText('dialog[open] [role="status"]', /Nous vous écrivons à lou@example.com/);
  await shopper.press('Escape');
  await shopper.expectHidden('dialog[open]');
}

test(
  'from a word with a typing error to the right variant in the cart, with the answer late [CAT-03] [CAT-04] [CAT-07] [SRC-01] [SRC-02] [PRD-01] [PRD-02] [PRD-07] [PRD-08]',
  ONCE_MORE,
  async ({ shopper, faults, ledger }) => {
    test.slow();
    await enter(shopper);
    await findMugs(shopper);
    await filterColours(shopper);
    await openProduct(shopper);
    await readPricesAndStock(shopper);
    await requestNotice(shopper);

    await faults({ match: VARIANTS, delay: 800 });
    await shopper.check(colour(/^Céladon/));
    await pressAdd(shopper);
    await shopper.expectText('.stock-state', /Céladon, 30 cl/);
    await expect.poll(() => cartCount(shopper)).toBe(6);
    expect(await ledger()).toMatchObject([
      { body: { ProductVariantId: 10207, Email: 'lou@example.com' } },
      { body: { ProductVariantId: 10201, Quantity: 6 } },
    ]);
    await shopper.back();
    await shopper.expectText(COUNT, '2 produits');
    await shopper.expectCount('.filters input:checked', 1);
  },
);
