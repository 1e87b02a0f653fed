import { cartCount, enter, pressAdd } from './steps.ts';
import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const COUNT = '#results';
const OPTION = '.ar-combobox-option';
const QUICK = '#quick-102';
const VARIANTS = 'GET /api/v1/catalog/products/102/productvariants';

const slate = { css: '.filters input', name: /^Ardoise/ };
const terracotta = { css: '.filters input', name: /^Terre cuite/ };
const colour = (name: RegExp) => ({ css: '.variations input', name });

/** The filter that the address holds. */
const filterIn = async (visitor: Visitor) => new URL(await visitor.url()).searchParams.get('filter');

/** Types with an accent and a letter too many, and goes to all that the shop has found. */
async function findMugs(visitor: Visitor): Promise<void> {
  await visitor.fill('#search-q', 'mùgg');
  await visitor.expectVisible({ css: OPTION, text: /Mug Ourthe/ });
  await visitor.click({ css: OPTION, text: 'Tous les résultats pour « mùgg »' });
  await visitor.expectUrl(/\/fr\/catalog\?q=m%C3%B9gg$/);
  await visitor.expectText(COUNT, '4 produits');
  await visitor.whenIdle();
}

/** Ticks two colours and takes the second one back by the browser's button. */
async function filterColours(visitor: Visitor): Promise<void> {
  await visitor.check(slate);
  await visitor.expectText(COUNT, '2 produits');
  await visitor.check(terracotta);
  await visitor.expectText(COUNT, '3 produits');
  expect(await filterIn(visitor)).toBe('{"ProductAttributes":{"1":["3","6"]}}');
  await visitor.whenIdle();
  await visitor.back();
  await visitor.expectText(COUNT, '2 produits');
  expect(await filterIn(visitor)).toBe('{"ProductAttributes":{"1":["3"]}}');
  await visitor.expectCount('.filters input:checked', 1);
  await visitor.whenIdle();
}

/** Looks at a product quickly, and then at its page, which knows the colour that the list was filtered by. */
async function openProduct(visitor: Visitor): Promise<void> {
  await visitor.click({ css: '[data-quick-view]', name: /^Mug Ourthe/ });
  await visitor.click({ css: `${QUICK} h3 a`, text: 'Mug Ourthe' });
  await visitor.expectUrl(/\/catalog\/product\/mug-ourthe/);
  await visitor.expectText('.stock-state', /Ardoise, 30 cl/);
  await visitor.whenIdle();
}

/** Reads what one more, and all of six, would cost, and where the shop has them. */
async function readPricesAndStock(visitor: Visitor): Promise<void> {
  await visitor.check(colour(/^Terre cuite/));
  await visitor.expectText('.stock-state', /Terre cuite, 30 cl/);
  await visitor.fill('.buy .ar-quantity input', '6');
  await visitor.press('Tab');
  await visitor.expectText('.price strong', /^22,80/);
  await visitor.expectText('.degressive [aria-current]', /^6 pièces/);
  await visitor.click({ css: '.product-info a', text: 'Disponibilité par magasin' });
  await visitor.expectText('dialog[open] .stock-list', /Entrepôt de Namur/);
  await visitor.expectText('dialog[open] .lead', 'Mug Ourthe, Terre cuite, 30 cl');
  await visitor.press('Escape');
  await visitor.expectHidden('dialog[open]');
}

/** Asks to be told when the colour that is sold out is back. */
async function requestNotice(visitor: Visitor): Promise<void> {
  await visitor.check(colour(/^Marée/));
  await visitor.click({ css: '.tell-me a', text: 'Me prévenir de son retour' });
  await visitor.fill('dialog[open] [name="Email"]', 'lou@example.com');
  await visitor.press('Enter');
  await visitor.expectText('dialog[open] [role="status"]', /Nous vous écrivons à lou@example.com/);
  await visitor.press('Escape');
  await visitor.expectHidden('dialog[open]');
}

test(
  'from a word with a typing error to the right variant in the cart, with the answer late [CAT-03] [CAT-04] [CAT-07] [SRC-01] [SRC-02] [PRD-01] [PRD-02] [PRD-07] [PRD-08]',
  EVERYWHERE,
  async ({ visitor, faults, ledger }) => {
    test.slow();
    await enter(visitor);
    await findMugs(visitor);
    await filterColours(visitor);
    await openProduct(visitor);
    await readPricesAndStock(visitor);
    await requestNotice(visitor);

    await faults({ match: VARIANTS, delay: 800 });
    await visitor.check(colour(/^Céladon/));
    await pressAdd(visitor);
    await visitor.expectText('.stock-state', /Céladon, 30 cl/);
    await expect.poll(() => cartCount(visitor)).toBe(6);
    expect(await ledger()).toMatchObject([
      { body: { ProductVariantId: 10207, Email: 'lou@example.com' } },
      { body: { ProductVariantId: 10201, Quantity: 6 } },
    ]);
    await visitor.back();
    await visitor.expectText(COUNT, '2 produits');
    await visitor.expectCount('.filters input:checked', 1);
  },
);
