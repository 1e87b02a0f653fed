import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { becomeEditor, expectLibrary } from '../support/editors.ts';
import { measureSizes, openUncached, waitForLoads } from '../support/sizes.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Tests of the island asset-library and of the kit's tree.

const HIERARCHY = '/api/v1/assetslibrary/folders/hierarchy';
const LISTS = '/fr/assetslibrary/asset/assetsbyfolder/';

const item = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const heading = (page: Page) => page.locator('[data-slot="list"] h2');

async function openMedia(page: Page, query = ''): Promise<void> {
  await becomeEditor(page);
  await page.goto(`/fr/editors/media${query}`);
  await expectLibrary(page);
}

/** Records the events of the library; returns a function that reads them. */
async function recordEvents(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    for (const name of ['folder-changed', 'asset-chosen'])
      document.addEventListener(`archipel:${name}`, (event) => seen.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
}

/** Types to find a folder, with the page's time standing still: a pause of 0.7 s begins another search. */
async function typeAhead(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.keyboard.type(text);
  await page.evaluate(() => void Reflect.deleteProperty(performance, 'now'));
}

test('by keys alone: a folder is found, its list comes under its own address, and Back shows the one before [MED-06] [MED-07] [TAG-03] @react', async ({
  page,
}) => {
  await openMedia(page);
  const seen = await recordEvents(page);
  await item(page, 'Médiathèque').focus();
  const { keyboard } = page;
  await keyboard.press('ArrowDown');
  await expect(item(page, 'Produits')).toBeFocused();
  // The other folders are collapsed; typed letters move the focus to them.
  await typeAhead(page, 'sai');
  await expect(item(page, 'Saisons')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(item(page, 'Saisons')).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  const requested = page.waitForRequest((request) => request.url().includes(LISTS));
  await keyboard.press('Enter');
  expect(new URL((await requested).url()).pathname).toBe(`${LISTS}19/1`);
  await expect(heading(page)).toHaveText('Été');
  await expect(page).toHaveURL(/\/fr\/editors\/media\?folder=19$/);
  await expect(item(page, 'Été')).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText('Été : 11 fichiers');

  await keyboard.press('Home');
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Médiathèque');
  expect(await seen()).toEqual([
    { rootFolderId: '1', folderId: '19' },
    { rootFolderId: '1', folderId: '1' },
  ]);
  const tags = await page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? []);
  expect(tags.filter(({ event }) => event === 'changeFolder')).toEqual([
    { event: 'changeFolder', rootFolderId: '1', targetFolderId: '19' },
    { event: 'changeFolder', rootFolderId: '1', targetFolderId: '1' },
  ]);

  await page.goBack();
  await expect(heading(page)).toHaveText('Été');
  await expect(item(page, 'Été')).toHaveAttribute('aria-selected', 'true');
  // Expanded folders stay expanded on the next page of the tab.
  await page.goto('/fr/editors/media?folder=40');
  await expectLibrary(page);
  await expect(item(page, 'Été')).toBeVisible();
  await expect(page.locator('[data-slot="list"]')).toContainText('Ce dossier est vide.');
});

test('a dialog picks several files of several folders with shift, has no address, and says what was chosen [MED-08] [MED-09] @react', async ({
  page,
}) => {
  await openMedia(page);
  const seen = await recordEvents(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/fr/editors/media?pick=files', textContent: 'Pick' });
    link.dataset['modal'] = '';
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'Pick' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir des fichiers' });
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await dialog.getByRole('treeitem', { name: 'Documents' }).click();
  await dialog.getByRole('treeitem', { name: 'Notices' }).click();
  await dialog.getByRole('checkbox', { name: 'notice-02.pdf' }).check();
  await dialog.locator('[data-asset]', { hasText: 'notice-04.pdf' }).click({ modifiers: ['Shift'] });
  await dialog.getByRole('searchbox', { name: 'Rechercher dans ce dossier' }).fill('NOTICE-03');
  await expect(dialog.locator('[data-asset]:visible')).toHaveCount(1);
  await expect(dialog.getByText('1 sur 6')).toBeVisible();
  await dialog.getByRole('treeitem', { name: 'Tarifs' }).click();
  await dialog.getByRole('checkbox', { name: 'tarifs-01.pdf' }).press('Space');
  await expect(dialog.locator('.ar-library-choice')).toContainText('4 fichiers choisis');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Choisir', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr\/editors\/media$/);
  const chosen = (await seen()).filter((detail) => Object.hasOwn(detail as object, 'asset'));
  const names = chosen.map((detail) => (detail as { asset: { Name: string } }).asset.Name);
  expect(names).toEqual(['notice-02.pdf', 'notice-03.pdf', 'notice-04.pdf', 'tarifs-01.pdf']);
});

test('a late folder is never shown, a broken one and one that is gone say so in their place, and can be tried again [MED-07]', async ({
  page,
  faults,
}) => {
  await openMedia(page);
  await faults(
    { match: `GET ${LISTS}11/1`, isPaused: true },
    { match: `GET ${LISTS}33/1`, status: 500, times: 1 },
  );
  const list = page.locator('[data-slot="list"]');
  await item(page, 'Ateliers').click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await item(page, 'Marque').click();
  await expect(list.getByRole('alert')).toContainText('Le contenu n’a pas pu être chargé.');
  await expect(list.locator('[data-asset]:visible')).toHaveCount(0);
  await expectAccessible(page, '.ar-library');
  await list.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Marque');
  await whenIdle(page);
  await expect(heading(page)).toHaveText('Marque');
  await expect(page).toHaveURL(/folder=33$/);
  // Another editor has deleted the folder meanwhile.
  await faults({ match: `GET ${LISTS}37/1`, status: 404, body: '<p>Ce dossier n’existe plus.</p>' });
  await item(page, 'Documents').click();
  await expect(list.getByRole('alert')).toBeVisible();
});

const folder = (FolderId: number, Name: string, Children: unknown[] = []) => ({ FolderId, Name, Children });

test('5,000 folders with a circle, markup and emoji: the circle is told, not followed, and keys lead through all of it [MED-06]', async ({
  page,
  faults,
}) => {
  const many = Array.from({ length: 5000 }, (_, index) => folder(index + 10, `Dossier ${index + 1}`));
  const odd = folder(2, '<img src=x onerror=alert(1)> 🎄', [folder(1, 'Médiathèque'), folder(3, 'Dedans')]);
  const body = JSON.stringify(folder(1, 'Médiathèque', [odd, ...many]));
  await becomeEditor(page);
  await faults({ match: `GET ${HIERARCHY}`, status: 200, body, type: 'application/json' });
  const warned = page.waitForEvent('console', (message) => message.text().includes('names folders twice'));
  await page.goto('/fr/editors/media');
  await expectLibrary(page);
  await warned;
  await expect(page.getByText('Certains dossiers sont nommés deux fois')).toBeVisible();
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
  await item(page, 'Médiathèque').focus();
  const { keyboard } = page;
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(item(page, 'Dedans')).toBeVisible();
  await expect(page.locator('[role="tree"] img')).toHaveCount(0);
  await keyboard.press('End');
  const last = item(page, 'Dossier 5000');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-posinset', '5001');
  await typeAhead(page, 'dossier 2500');
  await expect(item(page, 'Dossier 2500')).toBeFocused();
  await expect(item(page, 'Dossier 2500')).toBeInViewport();
  await expectAccessible(page, '[role="tree"]');
});

test('where the script can’t be had the folders are links, those above and below the shown one are there, and the page is accessible [MED-07]', async ({
  page,
  faults,
}) => {
  await becomeEditor(page);
  await faults({ match: '/GET .*\\/archipel\\.js/', status: 404 });
  await page.goto('/fr/editors/media?folder=3');
  const folders = page.getByRole('navigation', { name: 'Dossiers' });
  await expect(folders.locator('[aria-current=page]')).toBeVisible();
  await expectAccessible(page);
  const another = folders.locator('a:not([aria-current])').first();
  const name = (await another.textContent())!;
  await another.click();
  await expect(folders.locator('[aria-current=page]')).toHaveText(name);
});

test('the editors’ pages are accessible, wide and light, narrow and dark [MED-07]', async ({ page }) => {
  await openMedia(page, '?folder=22');
  await expectAccessible(page);
  await page.locator('[data-asset] a').first().click();
  await expect(page.locator('.media-asset')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of ['media?folder=40&pick=files', 'article', 'article/preview']) {
    await page.goto(`/nl/editors/${path}`);
    await whenIdle(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels to scroll sideways at ${path}`).toBeLessThanOrEqual(0);
  }
});

test('the library, with a folder opened and searched, is at most 90,000 bytes of JavaScript [MED-07]', async ({
  page,
}) => {
  await becomeEditor(page);
  await openUncached(page, '/fr/editors/media?folder=3');
  await expectLibrary(page);
  await page.getByRole('searchbox', { name: 'Rechercher dans ce dossier' }).fill('bol-0');
  await expect(page.getByText('9 sur 14')).toBeVisible();
  await item(page, 'Saisons').click();
  await expect(heading(page)).toHaveText('Saisons');
  await waitForLoads(page);
  const { js } = await measureSizes(page);
  expect(js, 'bytes of JavaScript').toBeLessThanOrEqual(90_000);
});
