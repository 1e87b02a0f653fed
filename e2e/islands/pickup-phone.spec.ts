import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart } from '../support/shop.ts';
import { whenStill } from '../support/still.ts';
import { expect, test, whenIdle, type Fault } from '../support/test.ts';

const SEARCH = 'POST /api/v1/shipping/relais/getpickuppoints';
const PHONE = { width: 375, height: 812 };

test.use({ viewport: PHONE, hasTouch: true });

const dialogOf = (page: Page) => page.locator('dialog[open]');
const openerOf = (page: Page) => page.locator('#pickup-2');

/** Opens the popup from the order page. */
async function openSheet(page: Page, address: { code: string; culture?: string }): Promise<void> {
  const { code, culture = 'fr' } = address;
  await page.goto(`/${culture}`);
  await addToCart(page);
  await page.goto(`/${culture}/checkout`);
  await page.locator('[name=BillingPostalCode]').fill(code);
  await whenIdle(page);
  await openerOf(page).click();
  await expect(page.locator('dialog [data-island="pickup-search"]')).toHaveAttribute(
    'data-island-state',
    'ready',
  );
  await whenIdle(page);
  await whenStill(dialogOf(page));
}

/** Counts the points that are whole between the sheet's top and its footer. */
const countWholePoints = (page: Page): Promise<number> =>
  dialogOf(page).evaluate((dialog) => {
    const { top } = dialog.querySelector('.ar-dialog-footer')!.getBoundingClientRect();
    const boxes = [...dialog.querySelectorAll('.ar-pickup-item')].map((item) => item.getBoundingClientRect());
    return boxes.filter(({ height, bottom }) => height > 0 && bottom <= top).length;
  });

/** Returns the classes of what reaches beyond the window, in the dialog. */
const findOverflow = (page: Page): Promise<string[]> =>
  dialogOf(page).evaluate((dialog) => {
    const { clientWidth } = document.documentElement;
    const reachesOut = (box: Element) => {
      const { left, right, width } = box.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    };
    const boxes = [dialog, ...dialog.querySelectorAll('*:not(.ar-map *, .ar-visually-hidden)')];
    return boxes.filter(reachesOut).map((box) => box.outerHTML.slice(0, 80));
  });

test('on a phone the search is a sheet: four points in sight, a tab stop for all, the filters behind one button, the choice at its foot [PUP-01] [PUP-03] @react', async ({
  page,
}) => {
  await openSheet(page, { code: '5000' });
  const dialog = dialogOf(page);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  expect((await dialog.locator('.ar-dialog-header').boundingBox())?.height).toBeLessThanOrEqual(48);
  expect(await countWholePoints(page)).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('button', { name: 'Actualiser la liste' })).toBeHidden();
  await expect(page.getByLabel('Ouvert maintenant')).toBeHidden();

  await page.getByRole('button', { name: 'Filtres', exact: true }).press('Enter');
  await page.getByLabel('Type de point').selectOption('Consigne');
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(2);
  await expect(page.getByText('2 points relais trouvés.')).toBeAttached();
  const filters = page.getByRole('button', { name: 'Filtres (1)' });
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Type de point').selectOption('');
  await page.getByRole('button', { name: 'Filtres', exact: true }).press('Enter');
  await expect(page.getByLabel('Type de point')).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialogOf(page).getByRole('radio').nth(1)).toBeChecked();
  await expect(dialogOf(page).getByRole('radio').nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('link', { name: /^Itinéraire/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choisir', exact: true })).toBeFocused();

  // A card above closes its details: the pressed one stays under the finger.
  const third = page.locator('.ar-pickup-item label').nth(2);
  await dialog.evaluate((element) => element.scrollBy(0, 200));
  const before = (await third.boundingBox())!.y;
  await third.click();
  await expect(dialogOf(page).getByRole('radio').nth(2)).toBeChecked();
  expect(Math.abs((await third.boundingBox())!.y - before)).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
});

test('on a phone the map fills the sheet above the card of its chosen point, and the list has that point in sight [PUP-03] @react', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openSheet(page, { code: '5000' });
  await expect(page.locator('[data-map]')).toHaveCount(0);
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await expect(dialogOf(page).getByRole('radio').first()).toBeHidden();
  expect((await page.locator('.ar-map-frame').boundingBox())!.height).toBeGreaterThan(450);
  await page.getByRole('button', { name: 'Consigne de la Gare Jambes', exact: true }).click();
  const card = page.locator('.ar-pickup-panes > .ar-pickup-item');
  await expect(card).toContainText(/Place de la Station 1, 5100 Jambes/);
  await expect(page.locator('.leaflet-popup')).toHaveCount(0);
  await expect(card).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.ar-map-frame').boundingBox())!.height).toBeGreaterThan(300);
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const point = dialogOf(page).getByRole('radio', { name: /Consigne de la Gare Jambes/ });
  await expect(point).toBeChecked();
  await expect(point).toBeInViewport();

  await page.setViewportSize({ width: 812, height: 375 });
  await expect(point).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Choisir', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await findOverflow(page)).toEqual([]);
});

test('without an address the sheet asks for one, in the focused field; a slow search moves nothing, a failed one can be repeated [PUP-01] [PUP-02] [PUP-07]', async ({
  page,
  faults,
}) => {
  await openSheet(page, { code: '' });
  const field = page.getByLabel('Rue, localité ou code postal');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Indiquez une rue, une localité ou un code postal.');
  await expect(page.getByRole('button', { name: 'Autour de moi' })).toBeVisible();
  await expect(page.getByText('Les points relais les plus proches apparaîtront ici.')).toBeVisible();
  await expect(page.getByText(/Aucun point relais|Choisissez un point/)).toHaveCount(0);

  await faults({ match: SEARCH, isPaused: true });
  await field.fill('5000 Namur');
  await field.press('Enter');
  await expect(page.locator('.ar-pickup-skeleton')).toHaveCount(4);
  const boxesOf = (card: string) =>
    Promise.all(
      [card, '.ar-pickup-search', '.ar-pickup-filter-button', '.ar-dialog-footer'].map((css) =>
        page.locator(`dialog ${css}`).first().boundingBox(),
      ),
    );
  const before = await boxesOf('.ar-pickup-skeleton');
  await faults();
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(8);
  const after = await boxesOf('.ar-pickup-item');
  expect(Math.abs(after[0]!.height - before[0]!.height)).toBeLessThan(4);
  expect([after[0]!.y, ...after.slice(1)]).toEqual([before[0]!.y, ...before.slice(1)]);

  await faults({ match: SEARCH, status: 500 });
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(page.locator('.ar-pickup-failed')).toBeVisible();
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(8);
  await faults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('.ar-pickup-failed')).toHaveCount(0);
});

const NAME = 'Handelaarsverenigingsvoorzitterswoning'.repeat(2).padEnd(80, 'x');
const pointsOf = (count: number): Fault => ({
  match: SEARCH,
  type: 'application/json',
  body: JSON.stringify({
    ResponseStatusDescription: 'Success',
    PickupPointViewModels: Array.from({ length: count }, (_, index) => ({
      PublicAccessPointID: `p${index}`,
      ConsigneeName: NAME,
      Address: NAME,
      PostCode: '5000',
      City: NAME,
      Distance: index / 10,
      PickupPointType: index % 2 ? 'A' : 'B',
      StandardHoursOfOperation: 'ma-vr: 07:30-12:30, 13:30-18:30; za: 08:00-13:00',
      Informations: NAME,
      Geocode: { Latitude: 50.4 + index / 1000, Longitude: 4.8 },
    })),
  }),
});

test('at 320 px with text of 200 %, 200 points with names of 80 letters and none overflow nowhere, in Dutch [PUP-02] [PUP-08]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await page.goto('/nl');
  await faults(pointsOf(200));
  await openSheet(page, { code: '5000', culture: 'nl' });
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(25);
  expect(await findOverflow(page)).toEqual([]);
  await dialogOf(page).getByRole('radio').nth(3).check();
  await expect(page.locator('.ar-pickup-details')).toContainText('maandag – vrijdag');
  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kaart', exact: true }).press('Enter');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(200);
  expect(await findOverflow(page)).toEqual([]);

  await faults(pointsOf(0));
  await page.getByRole('button', { name: 'Lijst', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).press('Enter');
  await expect(page.getByText('Geen afhaalpunt binnen 10 km.')).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
