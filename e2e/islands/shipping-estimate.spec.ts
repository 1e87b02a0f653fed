import { expect, test, whenIdle } from '../support/test.ts';

const CALLS = '/api/v1/shoppingcarts/';

test('country, way and place are saved when they are chosen, and the totals follow [CRT-03] [CRT-04]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
  await page.request.post('/api/v1/catalog/products/addtocart', {
    headers: { RequestVerificationToken: token! },
    data: { ProductVariantId: 10101, Quantity: 1 },
  });
  await page.goto('/fr/shoppingcarts');
  const form = page.locator('[data-island="shipping-estimate"]');
  const totals = page.locator('.summary .totals');
  await expect(totals).toContainText('5,00');

  await form.locator('summary').click();
  const country = form.getByLabel('Pays de livraison');
  const saved = page.waitForRequest((request) => request.url().endsWith(`${CALLS}shippingcountries`));
  await country.focus();
  await country.selectOption('DE');
  expect((await saved).postDataJSON()).toEqual({ CountryCode: 'DE' });
  await expect(totals).toContainText('9,00');
  // Germany has no pickup points.
  await expect(form.getByRole('radio')).toHaveCount(2);
  await expect(country).toBeFocused();
  await country.selectOption('BE');
  // The answer replaces the radio buttons, also one that is just being pressed.
  await expect(form.getByRole('radio')).toHaveCount(4);
  await form.getByRole('radio', { name: /Express/ }).check();
  await expect(totals).toContainText('12,00');

  await test.step('a place by its code or its name, in the list of the kit', async () => {
    const field = page.locator('[data-island="city-field"] input');
    await field.pressSequentially('500');
    await expect(field).not.toHaveAttribute('aria-expanded', 'true');
    await field.pressSequentially('0');
    await expect(page.locator('.ar-combobox-option').first()).toHaveText('5000 Namur');
    await field.fill('Namur');
    // Rows of the previous text are gone when this one is marked.
    await expect(page.locator('.ar-combobox-option mark')).toHaveText(['Namur']);
    await expect(page.locator('.ar-combobox-option')).toHaveText(['5000 Namur']);
    const saveRequest = page.waitForRequest((request) => request.url().endsWith(`${CALLS}city`));
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('5000 Namur');
    expect(Object.keys((await saveRequest).postDataJSON() as object)).toEqual(['CityId']);
    await field.fill('zzzz');
    await expect(page.locator('.ar-combobox-note')).toHaveText('Aucune localité trouvée.');
    await field.press('Escape');
  });

  await test.step('what is refused gives way to the choice before', async () => {
    // The text that is no place has cleared the saved one, and that answer replaces the radio buttons, too.
    await whenIdle(page);
    await faults({ match: `POST ${CALLS}shippingmethods`, status: 500 });
    await form.getByRole('radio', { name: /À domicile/ }).click();
    await expect(form.getByRole('alert')).toContainText('n’a pas pu être enregistré');
    await expect(form.getByRole('radio', { name: /Express/ })).toBeChecked();
  });
});
