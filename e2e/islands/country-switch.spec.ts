import { openCart } from '../support/cart.ts';
import { addToCart, ORDER } from '../support/shop.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const CHANGE = '/api/v1/salestaxes/currentcountry';

test('another country is put behind the cart’s writes, its delivery is shown without a reload of the page, and the choice keeps the focus [CHK-06] @react', async ({
  page,
  faults,
}) => {
  await openCart(page);
  await markDocument(page);
  const form = page.locator('.site-footer [data-island="country-switch"]');
  const country = form.locator('select');
  await country.focus();
  await expect(form).toHaveAttribute('data-island-state', 'ready');
  const put = page.waitForRequest((request) => request.url().endsWith(CHANGE));
  await country.selectOption('FR');
  expect((await put).method()).toBe('PUT');
  expect((await put).postDataJSON()).toEqual({ currentCountry: 'FR' });
  await expect(country.locator('option[value=FR]')).toHaveAttribute('selected', '');
  await expect(page.locator('main')).toContainText('France');
  expect(await isSameDocument(page)).toBe(true);
  await expect(country).toBeFocused();

  await test.step('a refusal gives the old one back, with the server’s words', async () => {
    const body = JSON.stringify({ Message: 'Nous ne livrons pas encore dans ce pays.' });
    await faults({ match: `PUT ${CHANGE}`, status: 422, body, type: 'application/json' });
    await country.selectOption('DE');
    await expect(page.locator('.ar-growl [role=alert]')).toHaveText(
      'Nous ne livrons pas encore dans ce pays.',
    );
    await expect(country).toHaveValue('FR');
    await expect(country).toBeFocused();
  });

  await test.step('an answer that says nothing is no yes: the page says which country counts', async () => {
    for (const [status, body] of [
      [200, 'null'],
      [200, ''],
      [204, ''],
    ] as const) {
      await page.locator('.ar-growl button').first().click();
      await faults({ match: `PUT ${CHANGE}`, status, body, type: 'application/json' });
      await country.selectOption('DE');
      await expect(page.locator('.ar-growl')).toContainText('Le serveur n’a rien confirmé');
      await expect(country).toHaveValue('FR');
    }
  });
});

for (const reload of ['content', 'page']) {
  test(`on the page of an order what was typed survives another country, and the amounts are those of the server: ${reload} [CHK-06] [CHK-01]`, async ({
    page,
  }) => {
    await page.goto('/fr');
    await addToCart(page);
    await page.goto('/fr/checkout');
    // The draft takes typed text at the next change, once its code has loaded.
    await whenIdle(page);
    const named = (name: string) => page.locator(`.order-form [name="${name}"]`);
    for (const [name, value] of Object.entries(ORDER)) await named(name).fill(value);
    await page.locator('.order-more summary').click();
    await named('Remarks').fill('Sonnez deux fois');
    await page.locator('#ShippingMethodId-4').check();
    await whenIdle(page);
    const before = (await page.locator('[data-checkout-total]').textContent())!;
    const form = page.locator('.site-footer [data-island="country-switch"]');
    await form.evaluate((host, kind) => (host.dataset['reload'] = kind), reload);
    await markDocument(page);
    await form.locator('select').selectOption('FR');
    await expect(form.locator('option[value=FR]')).toHaveAttribute('selected', '');
    expect(await isSameDocument(page)).toBe(reload === 'content');
    await expect(page.locator('[data-checkout-total]')).not.toHaveText(before);
    for (const [name, value] of Object.entries(ORDER)) await expect(named(name)).toHaveValue(value);
    await expect(named('Remarks')).toHaveValue('Sonnez deux fois');
    await whenIdle(page);
    // The delivery country is the last one chosen, here and at the server; the amounts of both agree.
    await expect(named('ShippingCountryId')).toHaveValue('FR');
    const server = await (await page.request.get('/fr/checkout')).text();
    const shown = await named('ShownTotal').inputValue();
    expect(server).toContain(`name="ShownTotal" value="${shown}"`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form changes the country and comes back to the page [CHK-06]', async ({ page }) => {
    await page.goto('/fr/contact');
    const form = page.locator('.site-footer form[action="/country"]');
    await form.locator('select').selectOption('NL');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/fr\/contact$/);
    await expect(form.locator('select')).toHaveValue('NL');
  });
});
