import { expect, isSameDocument, markDocument, test } from '../support/test.ts';

import { openCart } from '../support/cart.ts';

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
});

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
