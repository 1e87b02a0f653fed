import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// Islands on the least markup that the guides require: no styles of the site, no optional attributes.

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const host = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const question = (page: Page) => page.getByRole('alertdialog');

const answerJson = (page: Page, url: string, body: object) =>
  page.route(url, (route) => route.fulfill({ json: body }));

test('a currency that was chosen without the focus is asked for, and nothing waits for the answer to a question [CUR-01]', async ({
  page,
}) => {
  await answerJson(page, '**/changeto/XXX', {
    ResponseCode: 'KO',
    ReasonType: 'warning',
    ReasonResourceKey: 'Some.Key',
  });
  await page.goto('/fixtures/plain/markup');
  await expect(host(page, 'currency-switch')).toHaveAttribute('data-island-state', 'waiting');
  await page.locator('select').selectOption('XXX');
  await expect(question(page)).toBeVisible();
  await page.evaluate(async () => {
    const archipel = await import(
      document.querySelector<HTMLScriptElement>('script[src$="archipel.js"]')!.src
    );
    await archipel.whenIdle();
  });
  await question(page).getByRole('button', { name: 'Retour' }).click();
  await expect(page.locator('select')).toHaveValue('EUR');
});

test('a request of another address knows its own way out of a dialog, where its form names none [SAL-01]', async ({
  page,
}) => {
  await page.goto('/fixtures/plain/markup');
  await page.locator('#ask').click();
  await expect(page.locator('dialog [data-island="address-request"]')).toHaveAttribute(
    'data-island-state',
    'ready',
  );
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/fr/sales/order/ChangeDeliveryAddressRequest');
});

test('a product that turns is as wide as its photo was [PRD-09]', async ({ page }) => {
  await page.goto('/fixtures/plain/markup');
  await expect(host(page, 'view-360')).toHaveAttribute('data-island-state', 'ready');
  const box = await host(page, 'view-360').locator('img').first().boundingBox();
  expect([box!.width, box!.height]).toEqual([64, 80]);
});

test('an order whose customer’s address is not written is given away by the number [SAL-02]', async ({
  page,
}) => {
  await answerJson(page, '**/api/v1/sales/customers?**', [{ Email: 'ada@example.be', CustomerId: 7 }]);
  await page.goto('/fixtures/plain/markup');
  await page
    .getByRole('textbox', { name: 'Customer' })
    .or(page.getByRole('combobox', { name: 'Customer' }))
    .fill('ada');
  await page.getByRole('option', { name: /ada@example\.be/ }).click();
  // The number and the question are written by an effect, after the next paint.
  await expect(page.locator('[name=CustomerId]')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(question(page)).toContainText('au nom du client n° 9. La mettre au nom de ada@example.be ?');
});

for (const choice of ['Accept', 'Decline'])
  test(`the banner’s “${choice}” needs no form inside it [CON-03]`, async ({ page }) => {
    await page.context().clearCookies({ name: 'cookie-consent' });
    await page.goto('/fixtures/plain/markup');
    const banner = host(page, 'cookie-banner');
    await banner.hover();
    await expect(banner).toHaveAttribute('data-island-state', 'ready');
    await banner.getByRole('button', { name: choice }).click();
    await expect(banner).toBeHidden();
    const isAll = await page.evaluate(() => window.archipelConsent?.marketing);
    expect(isAll).toBe(choice === 'Accept');
  });

test('a picture without words of its own never has those of the link before [MKT-03]', async ({ page }) => {
  await page.route('**/turns/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }));
  await page.goto('/fixtures/plain/markup');
  const picture = host(page, 'hover-picture').locator('[data-slot="picture"]');
  await host(page, 'hover-picture').getByRole('link', { name: 'side' }).focus();
  await expect(picture).toHaveAttribute('alt', 'From the side');
  await host(page, 'hover-picture').getByRole('link', { name: 'back' }).focus();
  await expect(picture).toHaveAttribute('src', /\/3\.webp$/);
  await expect(picture).toHaveAttribute('alt', 'Mugs');
});

test('what cannot work says so at once and leaves the server’s form to the browser [CRT-04] [SAL-03]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/fixtures/plain/broken');
  await expect(page.locator('[data-island-state="failed"]')).toHaveCount(3);
  expect(errors).toHaveLength(3);
  expect(errors.join()).toContain('neither data-country-id nor data-country-field');
  expect(errors.join()).toContain('no field named "Nowhere"');
  expect(errors.join()).toContain('Nothing on the page fits #nowhere');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page).toHaveURL(/\/fixtures\/plain\/markup/);
});

test('the navigation of lists marks the one of the address, whatever its fragment holds [WSH-03]', async ({
  page,
}) => {
  await page.goto('/fixtures/plain/lists');
  const current = host(page, 'wishlist-page').locator('[aria-current="page"]');
  await expect(current).toHaveText('Kitchen');
  await page.getByRole('link', { name: 'Birthday' }).click();
  await expect(page.getByRole('heading', { name: 'Another one' })).toBeVisible();
  await expect(page).toHaveURL(/\?Id=2$/);
  await expect(current).toHaveText('Birthday');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
  await expect(current).toHaveText('Kitchen');
});
