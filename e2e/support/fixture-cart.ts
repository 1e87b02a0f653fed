import type { Archipel } from '../../tools/playwright/index.ts';

/** A line as the cart's island reads it. */
export interface FixtureLine {
  Id: number;
  ProductVariantId: number;
  Quantity: number;
  ItemName: string;
  [key: string]: unknown;
}

/** The server of a fixture cart: its lines, as the mocks change them. */
export interface FixtureCart {
  lines: FixtureLine[];
  /** Opens the page of the cart and returns the island. */
  open(culture?: 'fr' | 'nl'): ReturnType<Archipel['open']>;
}

const UNIT_PRICE = 18;

const priceOf = (quantity: number) => `${UNIT_PRICE * quantity},00&nbsp;€`;

const createLine = (id: number, name: string): FixtureLine => ({
  Id: id,
  ProductVariantId: 10_100 + id,
  Quantity: 2,
  ItemName: name,
  ItemOriginAndKey: `Catalog-${10_100 + id}`,
  ProductUrl: `/fr/catalog/product/${id}`,
  UnitPriceHtml: priceOf(1),
  MinQuantity: 1,
  MaxQuantity: 0,
  QuantityStep: 1,
});

/**
 * Creates a cart whose calls and whose page answer from the same lines.
 *
 * @param archipel The kit of the test.
 */
export function createFixtureCart(archipel: Archipel): FixtureCart {
  const cart: FixtureCart = {
    lines: ['Mug Dune', 'Bol Ourthe', 'Vase Meuse'].map((name, index) => createLine(index + 1, name)),
    open: (culture = 'fr') => archipel.open('cart', { culture, props: props() }),
  };
  const props = () => ({
    lines: cart.lines.map((line) => ({ ...line, AmountHtml: priceOf(line.Quantity) })),
  });
  const summary = () => {
    const count = cart.lines.reduce((sum, { Quantity }) => sum + Quantity, 0);
    return { ItemsCount: count, AmountTaxInclHtml: priceOf(count), AmountTaxExclHtml: priceOf(count) };
  };
  const lineOf = (id: string) => cart.lines.find(({ Id }) => String(Id) === id);

  archipel.mock('cart.setQuantity', ({ params, body }) => {
    const line = lineOf(params.id)!;
    line.Quantity = body.Quantity;
    return { ...summary(), Item: { Quantity: line.Quantity } };
  });
  archipel.mock('cart.removeLine', ({ params }) => {
    cart.lines = cart.lines.filter((line) => line !== lineOf(params.id));
    return summary();
  });
  archipel.mock('cart.readSummary', summary);
  for (const culture of ['fr', 'nl'] as const)
    archipel.fragment(`/${culture}/shoppingcarts`, () => archipel.html('cart', { culture, props: props() }));
  return cart;
}
