import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillAddress } from './addresses.ts';
import { openCart } from './cart.ts';
import { leaveUntouched } from './sizes.ts';
import { whenIdle, type Fault } from './test.ts';
import { becomeCustomer } from './wishlists.ts';

/** A form of the shop that is filled and ready to be sent. */
export interface SentForm {
  /** The `match` of a fault for its request. */
  readonly match: string;
  /** Opens its page and fills it. */
  open(page: Page): Promise<void>;
  /** Selector of its submit button. */
  readonly button: string;
  /** A field that was filled, and its text. */
  readonly field: string;
  readonly typed: string;
  /** Text of the page after the shop has accepted the form. */
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

/** A plain form with rules, which the browser submits. */
export const REGISTRATION: SentForm = {
  match: 'POST /fr/security/register',
  async open(page) {
    await page.goto('/fr/security/register');
    await whenIdle(page);
    const values = {
      FirstName: 'Ada',
      LastName: 'Lovelace',
      Email: `${randomBytes(5).toString('hex')}@example.com`,
      Password: 'table-ouverte-9',
      PasswordRepeat: 'table-ouverte-9',
    };
    for (const [name, value] of Object.entries(values)) await page.locator(`#register-${name}`).fill(value);
    // The rules of the password come with its island, above the box: a press in that moment would miss it.
    await whenIdle(page);
    await page.locator('.register-form [name=Terms]').check();
    await whenIdle(page);
    await page.request.delete('/demo/ledger');
  },
  button: '.register-form .actions button[type=submit]',
  field: '#register-LastName',
  typed: 'Lovelace',
  done: 'Bonjour Ada',
};

export const ADDRESS: SentForm = {
  match: 'POST /fr/account/address',
  async open(page) {
    await becomeCustomer(page);
    await page.goto('/fr/account/address');
    await whenIdle(page);
    await fillAddress(page.locator('#address-form'));
    await whenIdle(page);
  },
  button: '#address-form .actions button[type=submit]',
  field: '#address-form [name=Street1]',
  typed: 'Rue des Potiers',
  done: 'Votre adresse est enregistrée.',
};

/** Opens a page without timed loading, and goes offline before anything more has loaded. */
export async function openThenOffline(page: Page, path: string): Promise<void> {
  await leaveUntouched(page);
  await page.goto(path);
  await page.waitForSelector('[data-island-state]', { state: 'attached' });
  await page.context().setOffline(true);
}

/**
 * Clicks a link; accepts the browser's native dialog and returns its message.
 *
 * @param link Selector of the link.
 */
export async function followOffline(page: Page, link: string): Promise<string> {
  const shown = page.waitForEvent('dialog');
  await page.locator(link).first().dispatchEvent('click', { bubbles: true, cancelable: true });
  const dialog = await shown;
  await dialog.accept();
  return dialog.message();
}

/** Opens the product list; returns button, panel and heading of a quick view. */
export async function openQuickView(page: Page) {
  await page.goto('/fr/catalog');
  await whenIdle(page);
  const button = page.getByRole('button', { name: /^Mug Dune ?, Aperçu rapide/ });
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
  const heading = panel.getByRole('heading', { name: 'Mug Dune' });
  return { button, panel, heading };
}

/** Opens the cart while the code of an island can't be loaded. */
export async function openCartWithout(
  page: Page,
  faults: (...faults: Fault[]) => Promise<void>,
  island: string,
): Promise<void> {
  await page.goto('/fr');
  await faults({ match: `/\\/${island}-[^.]*(\\.dep)?\\.js/`, status: 404 });
  await openCart(page, 1);
}

/** Ends the session as another tab does: this tab is not notified. */
export const signOutElsewhere = (page: Page) =>
  page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: false } });

/** Drops timers of ten seconds from now on. */
export const delayTenSeconds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const real = window.setTimeout;
    const defer = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 10_000 ? 0 : real(run, ms, ...rest);
    Object.assign(window, { setTimeout: defer });
  });
