import type { Page } from '@playwright/test';
import { press } from '../support/answers.ts';
import { openOtherSite } from '../support/other-site.ts';
import { ledgerOf, signIn } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const STATUSES = [302, 303, 307, 308] as const;

/** Changes the cart as its store does. */
const putQuantity = (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { requestJson } = (await import(script.src.replace('archipel.js', 'authoring.js'))) as {
      requestJson(url: string, request: object): Promise<unknown>;
    };
    const request = { method: 'PUT', body: { Quantity: 7 }, keepalive: true };
    await requestJson('/api/v1/shoppingcarts/shoppingcartitems/1', request).catch(() => {});
  });

/** Returns the number of failures that forms and links have reported. */
const failures = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { log: string[] }).log.filter((step) => step === 'failure').length,
  );

test('no token and no body follows a redirect to another site, whatever redirects [NAV-04] [FRM-05] @policy', async ({
  page,
  faults,
  trouble,
}) => {
  const other = await openOtherSite();
  for (const status of STATUSES) {
    const redirect = { to: other.url, status };
    await page.goto('/fixtures/ajax/page');
    await whenIdle(page);
    await faults({ match: 'POST /echo', redirect }, { match: 'PUT /api/v1/shoppingcarts', redirect });
    await press(page, '#save');
    await press(page, '#put');
    await putQuantity(page);
    await expect.poll(() => failures(page), `status ${status}`).toBe(2);
    await expect(page.getByRole('alertdialog')).toContainText('Aucune réponse');
    await expect(page.locator('[name=text]')).toHaveValue('a b&é');
    expect(await page.evaluate(() => location.pathname)).toBe('/fixtures/ajax/page');
  }
  await other.close();
  expect(other.received).toEqual([]);
  trouble.violations.length = 0;
});

const ADD = '/api/v1/catalog/products/addtocart';

/** Returns the headers and the body of a request of a fixture page. */
async function sent(page: Page, path: string, button: string) {
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await page.click(button);
  const request = await requested;
  return { headers: request.headers(), body: request.postData() ?? '' };
}

const SERVERS = [
  { server: 'aspnet', field: '__RequestVerificationToken', header: 'requestverificationtoken' },
  { server: 'django', field: 'csrfmiddlewaretoken', header: 'x-csrftoken' },
  { server: 'laravel', field: '_token', header: 'x-csrf-token' },
  { server: 'rails', field: 'authenticity_token', header: 'x-csrf-token', ofForm: 'own' },
  { server: 'spring', field: '_csrf', header: 'x-csrf-token' },
  { server: 'symfony', field: '_token', header: 'x-csrf-token' },
  { server: 'own', field: 'guard', header: 'x-guard' },
];

test('a token travels where its server looks for it, and never inside JSON [PRD-06] [FRM-04]', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/tokens');
  await faults(
    { match: `POST ${ADD}`, status: 200, type: 'application/json', body: '{}' },
    { match: 'POST /echo', status: 200, body: '<p>Done</p>' },
  );
  for (const { server, field, header, ofForm = 'secret' } of SERVERS) {
    await page.goto(`/fixtures/tokens?server=${server}`);
    await whenIdle(page);
    const added = await sent(page, ADD, '#add button');
    expect(added.headers[header], server).toBe('secret');
    expect(JSON.parse(added.body)).toEqual({ ProductVariantId: 7, Name: 'Mug', Quantity: 1 });
    const form = await sent(page, '/echo', '#form button');
    expect(form.headers[header], server).toBe(ofForm);
    expect(new URLSearchParams(form.body).get(field), server).toBe(ofForm);
    await expect(page.locator('#target')).toHaveText('Done');
  }
});

test('after a login in another tab an open tab goes on writing: cart and forms [FRM-05] [PRD-06]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-dune');
  await whenIdle(page);
  await signIn(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response.status());
  });
  await page.locator('form.add-to-cart .ar-button[type=submit]').click();
  await expect(page.locator('.ar-growl-link')).toBeVisible();
  expect(answers).toEqual([400, 200]);
  expect(await ledgerOf(page)).toHaveLength(1);
  await page.goto('/fixtures/ajax/page');
  await whenIdle(page);
  await signIn(page, 'daan');
  await page.click('#save');
  await expect(page.locator('#target [data-method]')).toHaveText('POST');
  await expect(page.locator('#target [data-field=text]')).toHaveText('"a b&é"');
});
