import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const SEARCH = 'POST /api/v1/shipping/relais/getpickuppoints';
const PAGE =
  '/fr/shippings/pickuppoint/search?shippingMethodId=2&carrierGatewayId=11&countryId=BE&postCode=5000&city=Namur';

const point = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const marker = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const select = (page: Page) => page.getByRole('button', { name: /^Choisir( ce point)?$/ });

async function openSearch(page: Page, url = PAGE): Promise<void> {
  await page.goto(url);
  await expect(page.locator('[data-island="pickup-search"]')).toHaveAttribute('data-island-state', 'ready');
  await whenIdle(page);
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test('where the page asks for consent the list works without the map, which asks nobody for anything before the yes, this time or always [PUP-03] [MAP-01] @react', async ({
  page,
}) => {
  const tiles: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-ins/') && tiles.push(request.url()));
  await page.route(/\/pickuppoint\/search\?/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const host = 'data-island="pickup-search"';
    await route.fulfill({ response, body: html.replace(host, `${host} data-category="marketing"`) });
  });
  await openSearch(page);
  await point(page, /Librairie du Pont Namur/).check();
  await expect(page.getByText('Point choisi : Librairie du Pont Namur')).toBeVisible();
  await expect(select(page)).toBeEnabled();
  const once = page.getByRole('button', { name: 'Charger cette fois' });
  await expect(once).toBeVisible();
  await expectAccessible(page);
  expect(tiles).toEqual([]);
  await once.press('Enter');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(6);
  await expect(marker(page, 'Librairie du Pont Namur')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => tiles.length).toBeGreaterThan(0);

  await openSearch(page);
  await page.getByRole('button', { name: 'Toujours autoriser' }).click();
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(6);
  await openSearch(page);
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(6);
});

test('points load at once; list and map choose in step, and each says all of a point [PUP-01] [PUP-02] [PUP-03] [PUP-07] [PUP-08] @react', async ({
  page,
}) => {
  const requested = page.waitForRequest(/getpickuppoints/);
  await openSearch(page);
  expect(bodyOf(await requested)).toEqual({
    City: 'Namur',
    PostalCode: '5000',
    CountryCode: 'BE',
    Address: '',
    ShippingMethodId: '2',
    SearchRadius: 10,
    MaximumListSize: 20,
    CultureName: 'fr',
  });
  await expect(page.getByRole('radio')).toHaveCount(8);
  await expect(select(page)).toBeDisabled();
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(6);
  await expectAccessible(page);

  await point(page, /Librairie du Pont Namur/).check();
  await expect(marker(page, 'Librairie du Pont Namur')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.leaflet-popup')).toContainText('Rue du Pont 4');
  await expect(select(page)).toBeEnabled();
  // The map pans to bring its popup into view; a marker that moves under a press is not pressed.
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0);
  await marker(page, 'Consigne de la Gare Namur').click();
  await expect(point(page, /Consigne de la Gare Namur/)).toBeChecked();
  await expect(page.getByText('Point choisi : Consigne de la Gare Namur')).toBeVisible();

  // The list is one tab stop, and the way to the chosen point another.
  await point(page, /Librairie du Pont Namur/).check();
  const details = page.locator('.ar-pickup-details');
  await expect(point(page, /Librairie du Pont Namur/)).toHaveAccessibleDescription(/Entrée par la cour/);
  await expect(
    details.getByRole('row', { name: 'lundi – vendredi 7 h 30–12 h 30, 13 h 30–18 h 30' }),
  ).toBeVisible();
  await expect(details.getByRole('row', { name: 'dimanche fermé' })).toBeVisible();
  await expectAccessible(page, '.ar-pickup');
  await expect(details).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Itinéraire vers Librairie du Pont Namur/ })).toBeFocused();

  await page.getByLabel('Type de point').selectOption('Consigne');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('any other status is told in the specification’s words, the list stays, and another try helps [PUP-02] [PUP-07]', async ({
  page,
  faults,
}) => {
  await openSearch(page);
  const body = JSON.stringify({ ResponseStatusDescription: 'Down', PickupPointViewModels: [] });
  await faults({ match: SEARCH, body, type: 'application/json' });
  await page.getByRole('button', { name: 'Actualiser la liste' }).click();
  await expect(
    page.locator('.ar-growl, [role=alert]').filter({ hasText: 'Erreur : Une erreur est survenue.' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(8);
  await faults();
  await page.locator('.ar-pickup-failed button').click();
  await expect(page.locator('.ar-pickup-failed')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(8);
});

test('a refused point says why in the server’s words, as text, and an answer that says nothing is no yes [PUP-04]', async ({
  page,
  faults,
}) => {
  await openSearch(page);
  const SAVE = 'POST /api/v1/shoppingcarts/externalpickuppoint';
  const alert = page.locator('.ar-pickup-choice [role=alert]');
  await point(page, /Librairie du Pont Namur/).check();
  const rejections = [
    [409, '{ "Message": "Point <b>plein</b>" }', 'Point <b>plein</b>'],
    [422, '{ "Message": "" }', 'Le point n’a pas pu être enregistré'],
    [403, '<h1>Interdit</h1>', 'Le point n’a pas pu être enregistré'],
  ] as const;
  for (const [status, body, text] of rejections) {
    await faults({ match: SAVE, status, body, type: 'application/json' });
    await select(page).click();
    await expect(alert).toContainText(text);
  }
  await faults({ match: SAVE, status: 200, body: 'null', type: 'application/json' });
  await select(page).click();
  await expect(page.locator('.ar-growl')).toContainText('Le serveur n’a rien confirmé');
});

test('without a place nothing is searched and nothing is claimed; the visitor’s own place can be used [PUP-01] [PUP-06]', async ({
  page,
  context,
}) => {
  let searches = 0;
  page.on('request', (request) => (searches += request.url().includes('getpickuppoints') ? 1 : 0));
  await openSearch(page, PAGE.replace('postCode=5000', 'postCode=').replace('city=Namur', 'city='));
  await expect(page.getByText('Indiquez une rue, une localité ou un code postal.')).toBeVisible();
  await expect(page.getByText(/Aucun point relais|Choisissez un point/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await expect(page.getByLabel('Rue, localité ou code postal')).toBeFocused();
  expect(searches).toBe(0);
  await expectAccessible(page, '.ar-pickup');
  const aroundMe = page.getByRole('button', { name: 'Autour de moi' });
  await aroundMe.click();
  await expect(page.getByRole('alert')).toHaveText(/ne communique pas votre position/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.4669, longitude: 4.8675 });
  await aroundMe.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByLabel('Rue, localité ou code postal')).not.toHaveValue('');
  expect(searches).toBe(1);
});

const WRITTEN = { ConsigneeName: 'Point', Address: 'Rue Haute', PostCode: '5000', City: 'Namur' };
const answerOf = (points: unknown) =>
  JSON.stringify({ ResponseStatusDescription: 'Success', PickupPointViewModels: points });
const many = Array.from({ length: 200 }, (_, index) => ({
  ...WRITTEN,
  PublicAccessPointID: `p${index}`,
  ConsigneeName: `Point ${index}`,
  Geocode: { Latitude: 50.4 + index / 1000, Longitude: 4.8 },
}));

test('200 points, none, and points without hours or place are shown as what they are; a wider search is offered [PUP-02] [PUP-08]', async ({
  page,
  faults,
}) => {
  await openSearch(page);
  const answer = async (points: unknown) => {
    await faults({ match: SEARCH, body: answerOf(points), type: 'application/json' });
    await page.getByRole('button', { name: 'Actualiser la liste' }).click();
  };
  await answer(many);
  await expect(page.getByRole('radio')).toHaveCount(25);
  await page.getByRole('button', { name: 'Afficher 25 autres' }).click();
  await expect(page.getByRole('radio')).toHaveCount(50);

  await answer([{ ...WRITTEN, PublicAccessPointID: 'bare' }, { City: 'Namur' }, null]);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByText('Ces points n’ont pas de coordonnées')).toBeVisible();
  await expect(page.getByLabel('Ouvert maintenant')).toHaveCount(0);

  await answer([]);
  await expect(page.getByText('Aucun point relais à moins de 10 km.')).toBeVisible();
  await expectAccessible(page, '.ar-pickup');
  await faults();
  const requested = page.waitForRequest(/getpickuppoints/);
  await page.getByRole('button', { name: 'Chercher jusqu’à 30 km' }).click();
  expect(bodyOf(await requested)).toMatchObject({ SearchRadius: 30 });
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('an address is suggested in the chosen country, and gets its postal code; a dead geocoder costs no search [PUP-06] @react', async ({
  page,
  faults,
}) => {
  await openSearch(page);
  const field = page.getByLabel('Rue, localité ou code postal');
  await expect(field).toHaveValue('5000 Namur');
  await field.fill('');
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('rue des potiers li');
  const option = page.getByRole('listbox').getByRole('option').filter({ hasText: 'Rue des Potiers, Liège' });
  await expect(option).toBeVisible();
  await expectAccessible(page, '.ar-pickup');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await field.press('ArrowDown');
  const requested = page.waitForRequest(/getpickuppoints/);
  await field.press('Enter');
  expect(bodyOf(await requested)).toMatchObject({
    Address: 'Rue des Potiers',
    City: 'Liège',
    PostalCode: '4000',
  });
  await expect(point(page, /Librairie du Pont Liège/)).toBeVisible();

  await faults({ match: 'GET /stand-ins/geocoder', status: 503 });
  await field.fill('Gent');
  const again = page.waitForRequest(/getpickuppoints/);
  await field.press('Enter');
  expect(bodyOf(await again)).toMatchObject({ Address: '', City: 'Gent', PostalCode: '' });
  await expect(point(page, /Librairie du Pont Gent/)).toBeVisible();
});
