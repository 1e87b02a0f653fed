import { ORDER } from '../support/shop.ts';
import { expect } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';

/** Steps of a shopper, for journeys. Each one ends when the shopper sees that it is done. */

const COUNT = '.mini-cart-count';
const TOGGLE = '.mini-cart-toggle';
const PANEL = '.mini-cart-panel';
const LINES = '[data-cart-row]:not(.cart-removed)';
const PLUS = `${LINES} [data-quantity-plus]`;
const FIELD = `${LINES} .ar-quantity input`;
const ADD = 'form.add-to-cart .ar-button[type=submit]';

/** Opens the home page of a language. */
export async function enter(visitor: Visitor, culture: 'fr' | 'nl' = 'fr'): Promise<void> {
  await visitor.goto(`/${culture}`);
  await visitor.expectAttribute('html', 'lang', culture);
  await visitor.whenIdle();
}

/** Follows the shop's name to the home page. */
export async function goHome(visitor: Visitor): Promise<void> {
  await visitor.click('header a.brand');
  await expectHome(visitor);
}

/** Expects the home page: its address, and what stands there. */
export async function expectHome(visitor: Visitor): Promise<void> {
  await visitor.expectUrl(/\/(fr|nl)$/);
  await visitor.expectVisible('.hero h1');
  await visitor.whenIdle();
}

/** Searches with the field in the header. */
export async function search(visitor: Visitor, words: string): Promise<void> {
  await visitor.fill('#search-q', words);
  await visitor.press('Enter');
  await visitor.expectUrl(new RegExp(`/catalog\\?(.*&)?q=${encodeURIComponent(words)}`));
  await visitor.expectVisible('.cards .card');
  await visitor.whenIdle();
}

/** Opens a product of the list that is seen; returns its name. */
export async function openProduct(visitor: Visitor, name: string): Promise<string> {
  await visitor.click({ css: '.cards .card-link', text: new RegExp(`${name}$`) });
  await visitor.expectUrl(/\/catalog\/product\//);
  await visitor.expectText('.product h1', name);
  await visitor.whenIdle();
  return visitor.text('.product h1');
}

/** Chooses the first variation that is free and not yet chosen, which the page follows; returns how it is called. */
export async function chooseAnotherVariation(visitor: Visitor): Promise<string> {
  const before = await visitor.text('.stock-state');
  const free = '.variations input[type=radio]:enabled:not(:checked)';
  const [name, value] = [await visitor.attribute(free, 'name'), await visitor.attribute(free, 'value')];
  await visitor.check(`.variations input[name="${name}"][value="${value}"]`);
  await expect.poll(() => visitor.text('.stock-state')).not.toBe(before);
  await visitor.whenIdle();
  return (await visitor.text('.stock-state .muted')).replace(/^· /, '');
}

/** How many articles the header tells. */
export async function cartCount(visitor: Visitor): Promise<number> {
  return Number.parseInt(await visitor.text(COUNT), 10);
}

/** Presses the product's button and waits for nothing, for journeys in which that takes long or fails. */
export async function pressAdd(visitor: Visitor): Promise<void> {
  await visitor.click(ADD);
}

/** Adds the product that is seen to the cart. */
export async function addToCart(visitor: Visitor): Promise<void> {
  await visitor.expectCount(`${ADD}[aria-busy=true]`, 0);
  const before = await cartCount(visitor);
  await pressAdd(visitor);
  await expect.poll(() => cartCount(visitor), { timeout: 10_000 }).toBeGreaterThan(before);
  await visitor.whenIdle();
}

/** Opens the mini-cart and waits for its lines. */
export async function openMiniCart(visitor: Visitor): Promise<void> {
  await visitor.click(TOGGLE);
  await visitor.expectAttribute(TOGGLE, 'aria-expanded', 'true');
  await visitor.expectVisible(`${PANEL} .mini-cart-line`);
}

/** Follows the mini-cart's way to the cart page. */
export async function goFromMiniCartToCart(visitor: Visitor): Promise<void> {
  await visitor.click(`${PANEL} .mini-cart-actions a[href$="/shoppingcarts"]`);
  await expectCartPage(visitor);
}

/** Expects the cart page, with its islands at work. */
export async function expectCartPage(visitor: Visitor): Promise<void> {
  await visitor.expectUrl(/\/shoppingcarts$/);
  await visitor.expectAttribute('[data-island="cart"]', 'data-island-state', 'ready');
  await visitor.whenIdle();
}

/** Expects a line for a product, and so many lines in all. */
export async function expectInCart(visitor: Visitor, name: string | RegExp, lines = 1): Promise<void> {
  await visitor.expectVisible({ css: `${LINES} .cart-product a`, text: name });
  await visitor.expectCount(LINES, lines);
}

/** What a line's quantity field holds. */
export async function lineQuantity(visitor: Visitor): Promise<number> {
  return Number(await visitor.value(FIELD));
}

/** Raises the first line by many steps, faster than any driver clicks; returns the quantity that it shows then. */
export async function raiseQuickly(visitor: Visitor, times: number): Promise<number> {
  await visitor.expectVisible(PLUS);
  const click = ({ selector, count }: { selector: string; count: number }) => {
    const button = document.querySelector<HTMLElement>(selector)!;
    for (let press = 0; press < count; press += 1) button.click();
  };
  await visitor.evaluate(click, { selector: PLUS, count: times });
  return lineQuantity(visitor);
}

/** Waits until the server has every change and the amounts are its own. */
export async function expectSaved(visitor: Visitor): Promise<void> {
  await visitor.expectCount('.cart-area [aria-busy=true], [data-cart-part][aria-busy=true]', 0);
  await visitor.whenIdle();
}

/** Removes the line of a product; that can be undone. */
export async function removeLine(visitor: Visitor, name: string): Promise<void> {
  await visitor.click({
    css: `${LINES} button`,
    name: new RegExp(`(Supprimer ${name}|${name} verwijderen)`),
  });
  await visitor.expectVisible({ css: '.cart-removed', text: new RegExp(name) });
}

/** Takes the last removal back, and waits until its line is there again. */
export async function undoRemoval(visitor: Visitor): Promise<void> {
  await visitor.click('.cart-removed button');
  await visitor.expectCount('.cart-removed', 0);
}

/** Changes the language with the link in the header. */
export async function switchTo(visitor: Visitor, culture: 'fr' | 'nl'): Promise<void> {
  await visitor.click(`a[data-culture="${culture}"]`);
  await visitor.expectUrl(new RegExp(`/${culture}(/|$)`));
  await visitor.expectAttribute('html', 'lang', culture);
  await visitor.whenIdle();
}

/** Goes from the cart page to the order form. */
export async function startOrder(visitor: Visitor): Promise<void> {
  await visitor.click('.summary a[href$="/checkout"]');
  await visitor.expectUrl(/\/checkout$/);
  await visitor.expectVisible('.order-form');
  await visitor.whenIdle();
}

/** Fills the order form. */
export async function fillOrder(visitor: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(ORDER)) await visitor.fill(`[name="${name}"]`, value);
  await visitor.check('[name="PaymentMethod"][value="BankTransfer"]');
}

/** Sends the order form and waits for the shop's thanks. */
export async function sendOrder(visitor: Visitor): Promise<void> {
  await visitor.click('.order-form .actions button[type=submit]');
  await visitor.expectUrl(/\/checkout\/confirmation\//);
  await visitor.expectVisible('.confirmation h1');
}
