import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';
import * as shop from './steps.ts';

const BANNER = '[data-island="cookie-banner"]';
const MENU = '.site-menu details';
const FIRST_LINK = '.site-menu details[open] a[href*="/catalog"]';

const DAY_MS = 86_400_000;

/** Narrow enough for the drawer; MiniBrowser's own bar needs 447 pixels. */
const PHONE = 480;
const DRAWER = 'dialog.ar-menu-drawer';
const POPUP = '[data-island="popup"]:not([data-kind="banner"])';
const SHARE = '[data-island="share"] button';
const SORT = '.list-sort [role="combobox"]';
const DATE = '[data-island="date-field"]';
const CANDLES = 'Bougies & vases';

/** Opens the shop without a choice about cookies; the visitors of other tests have made one. */
async function enterUndecided(shopper: Shopper): Promise<void> {
  await shop.enter(shopper, 'fr');
  await shop.writeCookie(shopper, 'cookie-consent=; path=/; Max-Age=0');
  await shop.enter(shopper, 'fr');
  await shopper.expectVisible(BANNER);
}

interface Measured {
  runs: number;
  pages: string[];
}

/** Returns the number of runs of the gated script, and the titles of the pages that it was notified of. */
const measured = (shopper: Shopper): Promise<Measured> =>
  shopper.evaluate(() => {
    const { measured: tags = [] } = window as unknown as { measured?: { event?: string; title?: string }[] };
    return {
      runs: Number(document.documentElement.dataset['statisticsRuns'] ?? 0),
      pages: tags.filter(({ event }) => event === 'VirtualPageview').map(({ title }) => title ?? ''),
    };
  }, null);

/** Returns the days until the browser drops the choice; null if the browser does not say. */
const daysStored = (shopper: Shopper): Promise<number | null> =>
  shopper.evaluate(async (day) => {
    const { cookieStore: store } = globalThis as unknown as {
      cookieStore?: { get(name: string): Promise<{ expires?: number | null } | null> };
    };
    const expires = (await store?.get('cookie-consent'))?.expires;
    return expires ? (expires - Date.now()) / day : null;
  }, DAY_MS);

/**
 * Simulates the passing of a day, since only one engine can move its clock: every cookie is rewritten a day
 * older, with its timestamps and remaining life. The session's cookie has no end.
 */
const letADayPass = (shopper: Shopper): Promise<string> =>
  shopper.evaluate((day) => {
    const read = (name: string) => {
      const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
      return decodeURIComponent(found?.slice(name.length + 1) ?? '');
    };
    const write = (name: string, value: string, hours: number) => {
      const left = (hours * 3_600_000 - day) / 1_000;
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; Max-Age=${left}; SameSite=Lax`;
    };
    const dismissed = JSON.parse(read('popups')) as { id: string; timestamp: number }[];
    const older = dismissed.map(({ id, timestamp }) => ({ id, timestamp: timestamp - day }));
    write('popups', JSON.stringify(older), 9_999);
    write('cookie-consent', read('cookie-consent'), 8_760);
    // Chromium writes asynchronously; a cookie that can be read is sent with the next page.
    return document.cookie;
  }, DAY_MS);

/** Opens the candles through the drawer of a narrow window. */
async function openCandlesFromDrawer(shopper: Shopper): Promise<void> {
  await shopper.click('.menu-link');
  await shopper.expectVisible(DRAWER);
  await shopper.click({ css: `${DRAWER} button`, text: CANDLES });
  await shopper.click(`${DRAWER} a[href$="categoryId=6"]`);
  await shopper.expectUrl(/categoryId=6$/);
  await shopper.expectHidden(DRAWER);
}

/**
 * Returns the message after a link was copied; without a clipboard, the address in the field to copy from.
 */
const shared = (shopper: Shopper): Promise<string> =>
  shopper.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('.ar-copy-by-hand input');
    return field?.value ?? document.querySelector('body > [role="status"]')?.textContent ?? '';
  }, null);

/** Returns the label of the focused day of the calendar; null when no day has the focus. */
const focusedDay = (shopper: Shopper): Promise<string | null> =>
  shopper.evaluate(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? null,
    null,
  );

/** Picks the second day that the calendar offers, by keyboard; returns the value of the field. */
async function pickDay(shopper: Shopper): Promise<string> {
  await shopper.focus(`${DATE} input`);
  await shopper.expectAttribute(DATE, 'data-island-state', 'ready');
  await shopper.press('Enter', `${DATE} button`);
  await shopper.expectFocused('calendar-month');
  const first = await focusedDay(shopper);
  await shopper.press('ArrowRight');
  // The first day of another month is drawn before it has the focus, and the row of the day before is gone by then.
  await expect.poll(() => focusedDay(shopper)).not.toBe(first);
  await shopper.expectFocused('calendar-month');
  await shopper.press('Enter');
  await shopper.expectValue(`${DATE} input`, /^\d\d\/\d\d\/\d\d$/);
  await shopper.expectFocused(`${DATE} button`);
  return shopper.value(`${DATE} input`);
}

async function openFromMenu(shopper: Shopper): Promise<void> {
  await shopper.click(`${MENU} summary`);
  await shopper.expectVisible(`${MENU}[open]`);
  await shopper.click(FIRST_LINK);
  await shopper.expectUrl(/\/fr\/catalog/);
  await shopper.whenIdle();
  await shopper.expectCount(`${MENU}[open]`, 0);
}

test(
  'a first visitor declines cookies, goes through the menu and comes back to no banner; accepts, and the script that waited runs once, and hears of each page [CON-01] [CON-03] [CON-05] [TAG-02] [MNU-01]',
  { tag: ['@firefox'] },
  async ({ shopper }) => {
    test.slow();
    await enterUndecided(shopper);
    await shopper.click({ css: `${BANNER} button`, text: 'Tout refuser' });
    await shopper.expectHidden(BANNER);
    await openFromMenu(shopper);
    await shopper.expectHidden(BANNER);
    expect(await measured(shopper)).toEqual({ runs: 0, pages: [] });
    const days = await daysStored(shopper);
    if (days !== null) expect(Math.round(days)).toBe(365);

    const later = await shopper.newTab();
    await shop.enter(later, 'fr');
    await later.expectHidden(BANNER);
    await later.click({ css: 'footer a', text: 'Gérer les cookies' });
    await later.expectVisible('dialog form[data-island-state="ready"]');
    await later.click({ css: 'dialog button', text: 'Tout accepter' });
    await later.expectCount('dialog', 0);
    await expect.poll(async () => (await measured(later)).runs).toBe(1);

    await openFromMenu(later);
    await shop.goHome(later);
    await later.back();
    await later.expectUrl(/\/fr\/catalog/);
    await later.whenIdle();
    const { runs, pages } = await measured(later);
    expect(runs).toBe(1);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toBe(pages[2]);
    expect(pages[1]).toMatch(/^Îlot/);
    await later.close();
  },
);

test(
  'a first visitor declines cookies, finds the candles in the drawer and reads a popup; the next day neither banner nor popup is there [CON-01] [CON-07] [MNU-02] [POP-01]',
  { tag: ['@webkit'] },
  async ({ shopper }) => {
    test.slow();
    await shopper.resize(PHONE);
    await enterUndecided(shopper);
    await shopper.click({ css: `${BANNER} button`, text: 'Tout refuser' });
    await shopper.expectHidden(BANNER);
    await openCandlesFromDrawer(shopper);
    await shopper.expectText('dialog[open] h2', 'Coulez votre bougie à Louvain');
    await shopper.press('Escape');
    await shopper.expectCount('dialog[open]', 0);
    // The close event of a dialog fires a moment after it is closed.
    await expect.poll(() => shopper.evaluate(() => document.cookie, null)).toContain('popups=');

    await letADayPass(shopper);
    const tomorrow = await shopper.newTab();
    await tomorrow.resize(PHONE);
    await shop.enter(tomorrow, 'fr');
    await tomorrow.expectHidden(BANNER);
    await openCandlesFromDrawer(tomorrow);
    await tomorrow.whenIdle();
    await tomorrow.expectCount(POPUP, 0);
    await tomorrow.expectVisible('[data-island="popup"][data-kind="banner"]');
    await tomorrow.close();
  },
);

test(
  'a visitor shares a page, has a list sorted and picks a day of delivery, by keys [PGE-03] [PGE-04] [PGE-07]',
  { tag: '@firefox' },
  async ({ shopper }) => {
    test.slow();
    await shopper.goto('/fr/journal/four-durbuy');
    await shopper.focus('[data-island="share"] a');
    await shopper.click({ css: SHARE, text: 'Copier le lien' });
    await expect.poll(() => shared(shopper)).toMatch(/^Lien copié$|\/fr\/journal\/four-durbuy$/);

    await shopper.goto('/fr/catalog');
    await shopper.expectVisible(SORT);
    await shopper.press('ArrowDown', SORT);
    await shopper.expectAttribute(SORT, 'aria-expanded', 'true');
    await shopper.press('p');
    await shopper.press('Enter');
    await shopper.expectText(SORT, 'Prix croissant');
    await shopper.expectValue('#list-sort', 'price-asc');
    await shopper.expectUrl(/price-asc/);
    await shopper.whenIdle();

    await shopper.goto('/fr/catalog/product/vase-lune');
    await shopper.whenIdle();
    await shop.addToCart(shopper);
    await shopper.goto('/fr/checkout');
    await shop.fillOrder(shopper);
    await shopper.click('.order-more > summary');
    const day = await pickDay(shopper);
    await shop.sendOrder(shopper);
    await shopper.expectVisible({ css: 'main p', text: new RegExp(`Livraison souhaitée le ${day}`) });
  },
);
