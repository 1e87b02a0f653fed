import { ORDER } from '../support/shop.ts';
import { expect } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';

/** Steps of a shopper for journeys. Each one ends when its result is visible. */

const COUNT = '.mini-cart-count';
const TOGGLE = '.mini-cart-toggle';
const PANEL = '.mini-cart-panel';
const LINES = '[data-cart-row]:not(.cart-removed)';
const PLUS = `${LINES} [data-quantity-plus]`;
const FIELD = `${LINES} .ar-quantity input`;
const ADD = 'form.add-to-cart .ar-button[type=submit]';

/** Opens the home page in a language. */
export async function enter(shopper: Shopper, culture: 'fr' | 'nl' = 'fr'): Promise<void> {
  await shopper.goto(`/${culture}`);
  await shopper.expectAttribute('html', 'lang', culture);
  await shopper.whenIdle();
}

/**
 * Writes a cookie in the page. It is read afterwards: Chromium writes asynchronously, and a page that is opened
 * at once could be requested with the cookies from before.
 */
export const writeCookie = (shopper: Shopper, text: string): Promise<string> =>
  shopper.evaluate((written) => {
    document.cookie = written;
    return document.cookie;
  }, text);

/** Follows the shop's name to the home page. */
export async function goHome(shopper: Shopper): Promise<void> {
  await shopper.click('header a.brand');
  await expectHome(shopper);
}

/** Expects the home page: its address and its heading. */
export async function expectHome(shopper: Shopper): Promise<void> {
  await shopper.expectUrl(/\/(fr|nl)$/);
  await shopper.expectVisible('.hero h1');
  await shopper.whenIdle();
}

/** Searches with the field in the header. */
export async function search(shopper: Shopper, query: string): Promise<void> {
  await shopper.fill('#search-q', query);
  await shopper.press('Enter');
  await shopper.expectUrl(new RegExp(`/catalog\\?(.*&)?q=${encodeURIComponent(query)}`));
  await shopper.expectVisible('.cards .card');
  await shopper.whenIdle();
}

/** Opens a product of the visible list; returns its name. */
export async function openProduct(shopper: Shopper, name: string): Promise<string> {
  await shopper.click({ css: '.cards .card-link', text: new RegExp(`${name}$`) });
  await shopper.expectUrl(/\/catalog\/product\//);
  await shopper.expectText('.product h1', name);
  await shopper.whenIdle();
  return shopper.text('.product h1');
}

/** Chooses the first available, unselected variation and waits for the page to follow; returns its name. */
export async function chooseAnotherVariation(shopper: Shopper): Promise<string> {
  const before = await shopper.text('.stock-state');
  const free = '.variations input[type=radio]:enabled:not(:checked)';
  const [name, value] = [await shopper.attribute(free, 'name'), await shopper.attribute(free, 'value')];
  await shopper.check(`.variations input[name="${name}"][value="${value}"]`);
  await expect.poll(() => shopper.text('.stock-state')).not.toBe(before);
  await shopper.whenIdle();
  return (await shopper.text('.stock-state .muted')).replace(/^· /, '');
}

/** Returns the number of articles in the header. */
export async function cartCount(shopper: Shopper): Promise<number> {
  return Number.parseInt(await shopper.text(COUNT), 10);
}

/** Presses the product's button without waiting, for journeys in which the response is slow or fails. */
export async function pressAdd(shopper: Shopper): Promise<void> {
  await shopper.click(ADD);
}

/** Adds the product of the page to the cart. */
export async function addToCart(shopper: Shopper): Promise<void> {
  await shopper.expectCount(`${ADD}[aria-busy=true]`, 0);
  const before = await cartCount(shopper);
  await pressAdd(shopper);
  await expect.poll(() => cartCount(shopper), { timeout: 10_000 }).toBeGreaterThan(before);
  await shopper.whenIdle();
}

/** Opens the mini-cart and waits for its lines. */
export async function openMiniCart(shopper: Shopper): Promise<void> {
  await shopper.click(TOGGLE);
  await shopper.expectAttribute(TOGGLE, 'aria-expanded', 'true');
  await shopper.expectVisible(`${PANEL} .mini-cart-line`);
}

/** Follows the link of the mini-cart to the cart page. */
export async function goFromMiniCartToCart(shopper: Shopper): Promise<void> {
  await shopper.click(`${PANEL} .mini-cart-actions a[href$="/shoppingcarts"]`);
  await expectCartPage(shopper);
}

/** Expects the cart page, with its islands mounted. */
export async function expectCartPage(shopper: Shopper): Promise<void> {
  await shopper.expectUrl(/\/shoppingcarts$/);
  await shopper.expectAttribute('[data-island="cart"]', 'data-island-state', 'ready');
  await shopper.whenIdle();
}

/** Expects a line for a product, and the number of all lines. */
export async function expectInCart(shopper: Shopper, name: string | RegExp, lines = 1): Promise<void> {
  await shopper.expectVisible({ css: `${LINES} .cart-product a`, text: name });
  await shopper.expectCount(LINES, lines);
}

/** Returns the value of the first line's quantity field. */
export async function lineQuantity(shopper: Shopper): Promise<number> {
  return Number(await shopper.value(FIELD));
}

/** Raises the first line by clicks that are faster than any driver's; returns the quantity that it shows. */
export async function raiseQuickly(shopper: Shopper, times: number): Promise<number> {
  await shopper.expectVisible(PLUS);
  const click = ({ selector, count }: { selector: string; count: number }) => {
    const button = document.querySelector<HTMLElement>(selector)!;
    for (let press = 0; press < count; press += 1) button.click();
  };
  await shopper.evaluate(click, { selector: PLUS, count: times });
  return lineQuantity(shopper);
}

/** Waits until the server has every change, and the amounts are the server's. */
export async function expectSaved(shopper: Shopper): Promise<void> {
  await shopper.expectCount('.cart-area [aria-busy=true], [data-cart-part][aria-busy=true]', 0);
  await shopper.whenIdle();
}

/** Removes the line of a product; the removal can be undone. */
export async function removeLine(shopper: Shopper, name: string): Promise<void> {
  await shopper.click({
    css: `${LINES} button`,
    name: new RegExp(`(Supprimer ${name}|${name} verwijderen)`),
  });
  await shopper.expectVisible({ css: '.cart-removed', text: new RegExp(name) });
}

/** Undoes the last removal, and waits until its line is back. */
export async function undoRemoval(shopper: Shopper): Promise<void> {
  await shopper.click('.cart-removed button');
  await shopper.expectCount('.cart-removed', 0);
}

/** Changes the language with the link in the header. */
export async function switchTo(shopper: Shopper, culture: 'fr' | 'nl'): Promise<void> {
  await shopper.click(`a[data-culture="${culture}"]`);
  await shopper.expectUrl(new RegExp(`/${culture}(/|$)`));
  await shopper.expectAttribute('html', 'lang', culture);
  await shopper.whenIdle();
}

/** Goes from the cart page to the order form. */
export async function startOrder(shopper: Shopper): Promise<void> {
  await shopper.click('.summary a[href$="/checkout"]');
  await shopper.expectUrl(/\/checkout$/);
  await shopper.expectVisible('.order-form');
  await shopper.whenIdle();
}

/** Presses a heart as a guest, signs in as a new customer, and creates the list that the product is added to. */
export async function addToFirstList(shopper: Shopper, heart: string, name: string): Promise<void> {
  const { body } = await shopper.request('POST', '/demo/customer', {});
  const { Email, Password } = JSON.parse(body) as { Email: string; Password: string };
  await shopper.click(heart);
  await shopper.fill('dialog [name="Email"]', Email);
  await shopper.fill('dialog [name="Password"]', Password);
  await shopper.press('Enter');
  await shopper.fill('dialog [name="Name"]', name);
  await shopper.press('Enter');
  await shopper.expectVisible({ css: 'dialog a', text: 'Voir la liste' });
  await shopper.expectAttribute(heart, 'aria-pressed', 'true');
}

export async function fillOrder(shopper: Shopper): Promise<void> {
  for (const [name, value] of Object.entries(ORDER)) await shopper.fill(`[name="${name}"]`, value);
  await shopper.check('[name="PaymentMethod"][value="BankTransfer"]');
}

/** Sends the order form and waits for the confirmation. */
export async function sendOrder(shopper: Shopper): Promise<void> {
  await shopper.click('.order-form .actions button[type=submit]');
  await shopper.expectUrl(/\/checkout\/confirmation\//);
  await shopper.expectVisible('.confirmation h1');
}
