import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';
import * as shop from './steps.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

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

/** The tests' visitors come with a choice about cookies; this one has never been here. */
async function enterUndecided(visitor: Visitor): Promise<void> {
  await shop.enter(visitor, 'fr');
  await visitor.evaluate(() => (document.cookie = 'cookie-consent=; path=/; Max-Age=0'), null);
  await shop.enter(visitor, 'fr');
  await visitor.expectVisible(BANNER);
}

interface Measured {
  runs: number;
  pages: string[];
}

/** How often the script that waited for a yes has run, and of which pages it was told. */
const measured = (visitor: Visitor): Promise<Measured> =>
  visitor.evaluate(() => {
    const { measured: tags = [] } = window as unknown as { measured?: { event?: string; title?: string }[] };
    return {
      runs: Number(document.documentElement.dataset['statisticsRuns'] ?? 0),
      pages: tags.filter(({ event }) => event === 'VirtualPageview').map(({ title }) => title ?? ''),
    };
  }, null);

/** For how many days the browser will keep the choice; nothing where it does not say. */
const daysStored = (visitor: Visitor): Promise<number | null> =>
  visitor.evaluate(async (day) => {
    const { cookieStore: store } = globalThis as unknown as {
      cookieStore?: { get(name: string): Promise<{ expires?: number | null } | null> };
    };
    const expires = (await store?.get('cookie-consent'))?.expires;
    return expires ? (expires - Date.now()) / day : null;
  }, DAY_MS);

/**
 * Lets a day pass for what is kept: no engine but one lets its clock be moved. Each cookie is as it would be tomorrow, with the
 * moments in it and what is left of its life a day older. The one without an end, the session's, lives as long as the browser.
 */
const letADayPass = (visitor: Visitor): Promise<void> =>
  visitor.evaluate((day) => {
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
  }, DAY_MS);

/** Goes to the candles by the drawer of a narrow window. */
async function openCandlesFromDrawer(visitor: Visitor): Promise<void> {
  await visitor.click('.menu-link');
  await visitor.expectVisible(DRAWER);
  await visitor.click({ css: `${DRAWER} button`, text: CANDLES });
  await visitor.click(`${DRAWER} a[href$="categoryId=6"]`);
  await visitor.expectUrl(/categoryId=6$/);
  await visitor.expectHidden(DRAWER);
}

/** What is said once a link was copied; where the browser gives no clipboard, the address in a field to copy it from. */
const shared = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('.ar-copy-by-hand input');
    return field?.value ?? document.querySelector('body > [role="status"]')?.textContent ?? '';
  }, null);

/** Opens the calendar by the keyboard and takes the second day that it offers; returns what is in the field then. */
async function pickDay(visitor: Visitor): Promise<string> {
  await visitor.focus(`${DATE} input`);
  await visitor.expectAttribute(DATE, 'data-island-state', 'ready');
  await visitor.press('Enter', `${DATE} button`);
  await visitor.expectFocused('calendar-month');
  await visitor.press('ArrowRight');
  await visitor.press('Enter');
  await visitor.expectValue(`${DATE} input`, /^\d\d\/\d\d\/\d\d$/);
  await visitor.expectFocused(`${DATE} button`);
  return visitor.value(`${DATE} input`);
}

async function openFromMenu(visitor: Visitor): Promise<void> {
  await visitor.click(`${MENU} summary`);
  await visitor.expectVisible(`${MENU}[open]`);
  await visitor.click(FIRST_LINK);
  await visitor.expectUrl(/\/fr\/catalog/);
  await visitor.whenIdle();
  await visitor.expectCount(`${MENU}[open]`, 0);
}

test(
  'a first visitor declines cookies, goes through the menu and comes back to no banner; accepts, and the script that waited runs once, and hears of each page [CON-01] [CON-03] [CON-05] [TAG-02] [MNU-01]',
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    await enterUndecided(visitor);
    await visitor.click({ css: `${BANNER} button`, text: 'Tout refuser' });
    await visitor.expectHidden(BANNER);
    await openFromMenu(visitor);
    await visitor.expectHidden(BANNER);
    expect(await measured(visitor)).toEqual({ runs: 0, pages: [] });
    const days = await daysStored(visitor);
    if (days !== null) expect(Math.round(days)).toBe(365);

    const later = await visitor.newTab();
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
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    await visitor.resize(PHONE);
    await enterUndecided(visitor);
    await visitor.click({ css: `${BANNER} button`, text: 'Tout refuser' });
    await visitor.expectHidden(BANNER);
    await openCandlesFromDrawer(visitor);
    await visitor.expectText('dialog[open] h2', 'Coulez votre bougie à Louvain');
    await visitor.press('Escape');
    await visitor.expectCount('dialog[open]', 0);
    // A dialog tells of its end a moment after it is closed.
    await expect.poll(() => visitor.evaluate(() => document.cookie, null)).toContain('popups=');

    await letADayPass(visitor);
    const tomorrow = await visitor.newTab();
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
  EVERYWHERE,
  async ({ visitor }) => {
    test.slow();
    await visitor.goto('/fr/journal/four-durbuy');
    await visitor.focus('[data-island="share"] a');
    await visitor.click({ css: SHARE, text: 'Copier le lien' });
    await expect.poll(() => shared(visitor)).toMatch(/^Lien copié$|\/fr\/journal\/four-durbuy$/);

    await visitor.goto('/fr/catalog');
    await visitor.expectVisible(SORT);
    await visitor.press('ArrowDown', SORT);
    await visitor.expectAttribute(SORT, 'aria-expanded', 'true');
    await visitor.press('p');
    await visitor.press('Enter');
    await visitor.expectText(SORT, 'Prix croissant');
    await visitor.expectValue('#list-sort', 'price-asc');
    await visitor.expectUrl(/price-asc/);
    await visitor.whenIdle();

    await visitor.goto('/fr/catalog/product/vase-lune');
    await visitor.whenIdle();
    await shop.addToCart(visitor);
    await visitor.goto('/fr/checkout');
    await shop.fillOrder(visitor);
    const day = await pickDay(visitor);
    await shop.sendOrder(visitor);
    await visitor.expectVisible({ css: 'main p', text: new RegExp(`Livraison souhaitée le ${day}`) });
  },
);
