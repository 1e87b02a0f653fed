import { expect, type Page } from '@playwright/test';
import { fillAddress } from './addresses.ts';
import { openCart } from './cart.ts';
import { leaveUntouched } from './sizes.ts';
import { whenIdle, type Fault, type Trouble } from './test.ts';
import { becomeCustomer } from './wishlists.ts';

/** A form of the shop that is filled and ready to be sent. */
export interface SentForm {
  /** What its request is to a fault. */
  readonly match: string;
  /** Opens its page and fills it. */
  open(page: Page): Promise<void>;
  /** Selector of its button. */
  readonly button: string;
  /** A field that was typed into, and its text. */
  readonly field: string;
  readonly typed: string;
  /** What the page says once the shop has it. */
  readonly done: string;
}

export const CONTACT: SentForm = {
  match: 'POST /fr/contact',
  async open(page) {
    await page.goto('/fr/contact');
    await whenIdle(page);
    const values = { Name: 'Ada', Email: 'ada@example.be', Message: 'Une question.' };
    for (const [name, value] of Object.entries(values))
      await page.locator(`#contact [name=${name}]`).fill(value);
  },
  button: '#contact .actions button:not([name])',
  field: '#contact [name=Message]',
  typed: 'Une question.',
  done: 'Merci, votre message est arrivé',
};

export const NOTIFICATION: SentForm = {
  match: '/POST .*stocknotification/',
  async open(page) {
    await page.goto('/fr/catalog/stocknotification/subscribe?ProductVariantId=10207&ProductId=102');
    await whenIdle(page);
    await page.locator(this.field).fill(this.typed);
  },
  button: '#stock-notification button[type=submit]',
  field: '#stock-notification [name=Email]',
  typed: 'lou@example.com',
  done: 'Nous vous écrivons à lou@example.com',
};

/** A plain form with rules: the browser sends it. */
export const ADDRESS: SentForm = {
  match: 'POST /fr/account/address',
  async open(page) {
    await becomeCustomer(page);
    await page.goto('/fr/account/address');
    await fillAddress(page.locator('#address-form'));
    await whenIdle(page);
  },
  button: '#address-form .actions button[type=submit]',
  field: '#address-form [name=Street1]',
  typed: 'Rue des Potiers',
  done: 'Votre adresse est enregistrée.',
};

/**
 * Opens a page that loads nothing by the clock, and takes the network away before anything more has come.
 *
 * @param page A fresh page.
 * @param path The page's path.
 */
export async function openThenOffline(page: Page, path: string): Promise<void> {
  await leaveUntouched(page);
  await page.goto(path);
  await page.waitForSelector('[data-island-state]', { state: 'attached' });
  await page.context().setOffline(true);
}

/**
 * Follows a link as a click does, and takes note of the browser's own message.
 *
 * @param page The page.
 * @param link Selector of the link.
 * @returns The message.
 */
export async function followOffline(page: Page, link: string): Promise<string> {
  const shown = page.waitForEvent('dialog');
  await page.locator(link).first().dispatchEvent('click', { bubbles: true, cancelable: true });
  const dialog = await shown;
  await dialog.accept();
  return dialog.message();
}

/** Opens the list of products, with the button and the panel of a quick view. */
export async function openQuickView(page: Page) {
  await page.goto('/fr/catalog');
  await whenIdle(page);
  const button = page.getByRole('button', { name: /^Mug Dune ?, Aperçu rapide/ });
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
  const heading = panel.getByRole('heading', { name: 'Mug Dune' });
  return { button, panel, heading };
}

/** Opens the cart without the code of an island. */
export async function openCartWithout(
  page: Page,
  faults: (...faults: Fault[]) => Promise<void>,
  island: string,
): Promise<void> {
  await page.goto('/fr');
  await faults({ match: `/\\/${island}-[^.]*(\\.dep)?\\.js/`, status: 404 });
  await openCart(page, 1);
}

/** Ends the sign-in as another tab does: this one hears nothing of it. */
export const signOutElsewhere = (page: Page) =>
  page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: false } });

/** The policy stops the answer at the other site, and the browser writes it to the console. */
export function expectStopped(trouble: Trouble, directive: string): void {
  expect(trouble.violations.splice(0).join('\n')).toContain(directive);
}

/**
 * Keeps timers of ten seconds from now on, for `passTenSeconds`. The driver's own clock stands still while a navigation
 * waits, and one that is answered by 204 never ends.
 */
export const delayTenSeconds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const real = window.setTimeout;
    const due: TimerHandler[] = [];
    const defer = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 10_000 ? due.push(run) : real(run, ms, ...rest);
    Object.assign(window, { setTimeout: defer, due });
  });

/** Runs what waits for ten seconds. */
export const passTenSeconds = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { due: (() => void)[] }).due.forEach((run) => run()));
