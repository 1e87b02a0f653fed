import type { Locator, Page } from '@playwright/test';
import { triggerIsland } from '../support/islands.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const list = (page: Page) => page.locator('[data-island="product-list"]');
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const status = (page: Page) => page.locator('#results');
const names = (page: Page) => page.locator('#list-results .card-name').allTextContents();

async function openList(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/fr/catalog${query}`);
  await triggerIsland(list(page));
  return list(page);
}

const filterIn = (page: Page) => new URL(page.url()).searchParams.get('filter');

/** Records the queries of requested lists. */
function watchLists(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/catalog')) requested.push(decodeURIComponent(search));
  });
  return requested;
}

test('a tick shows its list at once; the box keeps the focus, the fold stays open, and Back undoes one choice [CAT-03] [CAT-04]', async ({
  page,
}) => {
  await openList(page, '?pageindex=2&sort=name');
  const requested = watchLists(page);
  await page.locator('.filter-more > summary').first().click();
  const folded = page.locator('.filter-more[open] input').first();
  await folded.focus();
  await folded.press('Space');
  await expect(page).toHaveURL(/filter=/);
  await expect(folded).toBeFocused();
  await expect(page.locator('.filter-more').first()).toHaveAttribute('open', '');
  const first = filterIn(page);
  expect(new URL(page.url()).searchParams.get('pageindex')).toBeNull();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
  await box(page, /En stock/).check();
  await expect.poll(() => filterIn(page)).toContain('InStock');
  await page.goBack();
  await expect.poll(() => filterIn(page)).toBe(first);
  await expect(box(page, /En stock/)).not.toBeChecked();
  await expect(folded).toBeChecked();
  await expect.poll(() => requested.length).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL(/pageindex=2/);
  await expect(folded).not.toBeChecked();
  // Each of the four choices makes one request, which leaves after the boxes have changed.
  await expect.poll(() => whenIdle(page).then(() => requested.length)).toBe(4);
});

test('counts follow, the number is announced, and the title of the page is that of the list [CAT-04]', async ({
  page,
}) => {
  await openList(page);
  const event = list(page).evaluate(
    (host) =>
      new Promise((resolve) =>
        host.addEventListener('archipel:list-changed', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  );
  const glass = box(page, /^Verres/);
  // The server writes the count as an attribute too: an option without products is grey from the first paint.
  const html = await (await page.request.get('/fr/catalog?q=mug')).text();
  expect(html).toMatch(/data-list-count="[1-9]\d*"/);
  const shown = Number(await page.locator('label:has-text("Verres") [data-list-count]').textContent());
  await glass.check();
  await expect(status(page)).toHaveText(`${shown} produits`);
  expect(await event).toEqual({ count: shown });
  await expect(page.locator('body > [role="status"]')).toHaveText(`${shown} produits`);
  await expect(page).toHaveTitle(new RegExp(`${shown} produits`));
  // An option that glass products never have is still listed, with a zero.
  await expect(page.locator('label:has-text("Lin naturel") [data-list-count]')).toHaveText('0');
  await expect(page.locator('[data-list-count="0"]').first()).toBeAttached();
});

test('the list that is shown is not asked for again, however it is written, and a tick that is taken back is given up [CAT-03]', async ({
  page,
  faults,
}) => {
  const written = encodeURIComponent('{"ProductAttributes":{"1":["5","3"]},"Season":"summer"}');
  await openList(page, `?filter=${written}`);
  const requested = watchLists(page);
  await faults({ match: 'GET /fr/catalog', isPaused: true, times: 1 });
  await box(page, /En stock/).check();
  await box(page, /En stock/).uncheck();
  await page.locator('#list-grid').click();
  await faults();
  await whenIdle(page);
  expect(requested.filter((search) => !search.includes('InStock'))).toEqual([]);
  expect(filterIn(page)).toBe('{"ProductAttributes":{"1":["5","3"]},"Season":"summer"}');
  // The filter key without a checkbox survives the next choice.
  await box(page, /En stock/).check();
  await expect
    .poll(() => filterIn(page))
    .toBe('{"InStock":["true"],"Season":"summer","ProductAttributes":{"1":["3","5"]}}');
});

test('of fast ticks the last one wins, whatever the order of the answers [CAT-03] [NAV-11]', async ({
  page,
  faults,
}) => {
  await openList(page);
  await faults({ match: 'GET /fr/catalog', isPaused: true, times: 1 });
  const first = page.waitForRequest(/catalog\?.*filter=/);
  await box(page, /^Verres/).check();
  await first;
  await box(page, /En stock/).check();
  await expect.poll(() => filterIn(page)).toBe('{"Category":["4"],"InStock":["true"]}');
  await faults();
  await whenIdle(page);
  await expect(page.locator('.chips li')).toHaveCount(3);
});

test('a failure leaves the list of before, its boxes and its address; it is told at the list and can be tried again [CAT-03]', async ({
  page,
  faults,
}) => {
  await openList(page);
  const before = await names(page);
  await faults({ match: 'GET /fr/catalog', status: 500 });
  // The test uses `click`: after a quick failure the box is unchecked before `check` verifies it.
  await box(page, /^Verres/).click();
  const alert = page.locator('#catalogue-list [role="alert"]');
  await expect(alert).toContainText('n’a pas pu être actualisée');
  await expect(box(page, /^Verres/)).not.toBeChecked();
  expect(await names(page)).toEqual(before);
  expect(filterIn(page)).toBeNull();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('[data-list-part][aria-busy]')).toHaveCount(0);
  await faults();
  await alert.getByRole('button').click();
  await expect.poll(() => filterIn(page)).toBe('{"Category":["4"]}');
  await expect(box(page, /^Verres/)).toBeChecked();
  await expect(alert).toHaveCount(0);
  await expect(status(page)).toBeFocused();
});

test('order, page size, display and chips change the list in place, and the pager leads to its heading [CAT-02] [CAT-06]', async ({
  page,
}) => {
  await openList(page, '?filter=%7B%22Category%22:%5B%221%22,%224%22%5D%7D');
  await page.locator('#list-size').selectOption('24');
  await expect(page).toHaveURL(/pageSize=24/);
  await page.locator('#list-table').click();
  await expect(page.locator('.product-table')).toBeVisible();
  await expect(page.locator('#list-table')).toBeFocused();
  await page.locator('#list-grid').click();
  await expect(page.locator('.cards').first()).toBeVisible();
  await page.locator('.chips a', { hasText: 'Verres' }).click();
  await expect(box(page, /^Verres/)).not.toBeChecked();
  await expect(status(page)).toBeFocused();
  await page.locator('.chip-clear').click();
  await expect(page.locator('.chips')).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr\/catalog\?pageSize=24$/);
  await page.locator('[rel="next"]').click();
  await expect(page).toHaveURL(/pageindex=2/);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toBeInViewport();
  await expect(status(page)).toContainText('page 2');
});

test('on a small screen the filter is a drawer, which says how many products a choice shows before it applies [CAT-04] [CAT-05]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openList(page);
  const opener = page.locator('[data-list-drawer] > summary');
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  const apply = drawer.locator('#list-apply');
  await expect(drawer).toBeVisible();
  await faults({ match: 'GET /fr/widget/catalog/ListFilter', delay: 300, times: 1 });
  await box(page, /^Verres/).check();
  await box(page, /En stock/).check();
  await expect(apply).toHaveText(/Voir \d+ produits/);
  expect(page.url()).not.toContain('filter');
  // Closing the drawer applies no choice.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(box(page, /^Verres/)).not.toBeChecked();
  await box(page, /^Verres/).check();
  await expect(apply).toHaveText('Voir 10 produits');
  await apply.click();
  await expect.poll(() => filterIn(page)).toBe('{"Category":["4"]}');
  await expect(drawer).toBeHidden();
  await expect(status(page)).toHaveText('10 produits');
  await expect(status(page)).toBeFocused();
  await expect(opener).toContainText('(1)');
});

test('every way out of the drawer has a name, and leads back to its opener, that of the choice to the results [CAT-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await openList(page);
  const opener = page.locator('[data-list-drawer] > summary');
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  const outs = [
    [() => drawer.getByRole('button', { name: 'Fermer' }).click(), opener],
    [() => page.keyboard.press('Escape'), opener],
    [() => drawer.getByRole('button', { name: /^Voir/ }).click(), status(page)],
  ] as const;
  for (const [leave, focused] of outs) {
    await opener.click();
    await expect(drawer).toBeVisible();
    await leave();
    await expect(drawer).toBeHidden();
    await expect(focused).toBeFocused();
  }
});

test('the journey of a filter works without JavaScript too, and keeps what no box says [CAT-02] [CAT-03] [CAT-05]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/fr/catalog?filter={"Season":["summer"]}&pageindex=2');
  await box(page, /^Verres/).check();
  await page.locator('#list-apply').click();
  await expect.poll(() => filterIn(page)).toBe('{"Category":["4"],"Season":["summer"]}');
  await expect(status(page)).toHaveText('10 produits');
  await page.locator('.chips a').first().click();
  await expect(box(page, /^Verres/)).not.toBeChecked();
  await page.setViewportSize({ width: 1000, height: 720 });
  await page.goto('/fr/catalog');
  await expect(box(page, /^Verres/)).toBeVisible();
  await expect(page.locator('.ar-neighbour').first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 720 });
  await expect(box(page, /^Verres/)).toBeHidden();
  await expect(page.locator('.ar-neighbour').first()).toBeHidden();
  await context.close();
});
