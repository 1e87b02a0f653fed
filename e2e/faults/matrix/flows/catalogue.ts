import type { Locator, Page } from '@playwright/test';
import { openCart } from '../../../support/cart.ts';
import { whenIdle } from '../../../support/test.ts';
import type { Flow } from '../flow.ts';

const PICKUP =
  '/fr/shippings/pickuppoint/search?shippingMethodId=2&carrierGatewayId=11&countryId=BE&postCode=5000&city=Namur';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenIdle(page);
}

/** Presses the button that the server's page has where an island has failed. */
async function useFallback(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.click({ noWaitAfter: true, timeout: 5_000 });
}

export const nextPage: Flow = {
  name: 'the second page of the catalogue is opened',
  match: 'GET /fr/catalog?',
  open: (page) => openPage(page, '/fr/catalog'),
  control: (page) => page.locator('main a[href="/fr/catalog?pageindex=2#results"]').first(),
  isDone: async (page) =>
    page.url().includes('pageindex=2') && (await page.locator('#list-results').isVisible()),
};

export const filterList: Flow = {
  name: 'a list is filtered',
  match: '/GET \\/fr\\/catalog.*filter=/',
  open: (page) => openPage(page, '/fr/catalog'),
  control: (page) => page.getByRole('checkbox', { name: /En stock/ }),
  async press(page) {
    const again = page.locator('.ar-list-failed').getByRole('button', { name: 'Réessayer' });
    const control = (await again.isVisible()) ? again : this.control(page);
    const isChosen = await this.control(page).isChecked();
    if (!isChosen || control === again) await control.click({ noWaitAfter: true, timeout: 5_000 });
    await useFallback(page.locator('[data-island="product-list"][data-island-state="failed"] #list-apply'));
  },
  isDone: async (page) =>
    page.url().includes('filter=') && (await page.getByRole('checkbox', { name: /En stock/ }).isChecked()),
};

export const search: Flow = {
  name: 'a product is searched',
  match: 'GET /fr/catalog?',
  async open(page) {
    await openPage(page, '/fr');
    await page.locator('form.search [name=q]').fill('mug');
    await whenIdle(page);
  },
  control: (page) => page.locator('form.search').getByRole('button').first(),
  async press(page) {
    const field = page.locator('form.search [name=q]');
    if ((await field.inputValue()) === '') await field.fill('mug');
    await this.control(page).click({ noWaitAfter: true, timeout: 5_000 });
  },
  isVisit: true,
  typed: { 'form.search [name=q]': 'mug' },
  isDone: async (page) => page.url().includes('q=mug') && (await page.locator('#list-results').isVisible()),
};

export const chooseVariant: Flow = {
  name: 'a variant is chosen',
  match: 'GET /api/v1/catalog/products/101/productvariants',
  open: (page) => openPage(page, '/fr/catalog/product/mug-dune'),
  control: (page) => page.getByRole('radio', { name: /45 cl/ }),
  async press(page) {
    await page.locator('.value', { hasText: '45 cl' }).click({ noWaitAfter: true, timeout: 5_000 });
    await useFallback(page.locator('.choose-variant').first());
  },
  isDone: async (page) => /26,00/.test((await page.locator('.price strong').first().textContent()) ?? ''),
};

export const quickView: Flow = {
  name: 'a quick view is opened',
  match: 'GET /fr/catalog/quickview',
  open: (page) => openPage(page, '/fr/catalog'),
  control: (page) => page.getByRole('button', { name: /^Mug Dune ?, Aperçu rapide/ }),
  async press(page) {
    const again = page.locator('#quick-101').getByRole('button', { name: 'Réessayer' });
    const button = (await again.isVisible()) ? again : this.control(page);
    await button.click({ noWaitAfter: true, timeout: 5_000 });
  },
  // The panel shows the page that its address redirects to, as a dialog does.
  isDone: async (page) =>
    (await page.locator('#quick-101').getByRole('heading').first().isVisible()) ||
    page.url().includes('/catalog/product/mug-dune'),
};

export const switchCountry: Flow = {
  name: 'the country of the prices is changed',
  match: 'PUT /api/v1/salestaxes/currentcountry',
  async open(page) {
    await openCart(page, 1);
    await whenIdle(page);
  },
  control: (page) => page.locator('.site-footer [data-island="country-switch"] select'),
  async press(page) {
    await this.control(page).selectOption('FR', { noWaitAfter: true, timeout: 5_000 });
    await useFallback(page.locator('.site-footer [data-island="country-switch"] button'));
  },
  isDone: async (page) => (await page.locator('.totals').first().textContent())?.includes('France') === true,
  write: /currentcountry/,
  isIdempotent: true,
};

export const findPickup: Flow = {
  name: 'pickup points are searched',
  match: 'POST /api/v1/shipping/relais/getpickuppoints',
  async open(page) {
    await openPage(page, PICKUP);
    await page.locator('[data-island="pickup-search"][data-island-state="ready"]').waitFor();
    await whenIdle(page);
    await page.getByLabel('localité').fill('4000 Liège');
    await whenIdle(page);
  },
  control: (page) => page.getByRole('button', { name: 'Chercher', exact: true }),
  async press(page) {
    const field = page.getByLabel('localité');
    if ((await field.inputValue()) !== '4000 Liège') await field.fill('4000 Liège');
    await this.control(page).click({ noWaitAfter: true, timeout: 5_000 });
  },
  typed: { '[data-island="pickup-search"] [id$="-where"]': '4000 Liège' },
  isDone: async (page) => (await page.getByRole('radio', { name: /Liège/ }).count()) > 0,
};
