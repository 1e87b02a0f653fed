import { expect, test } from '../support/kit.ts';

const FAILED = 'Le code de réduction n’a pas pu être vérifié. Réessayez dans un instant.';

test('a code that is wrong, used up, too early or empty keeps its text, with the reason at the field [CPN-02]', async ({
  archipel,
}) => {
  archipel.mock('cart.readSummary');
  archipel.mock('strings.read', { CouponCodes: { Error: FAILED } });
  await archipel.open('coupon', { settings: { strings: { version: '1' } } });
  const form = archipel.island('coupon').first();
  const field = form.getByLabel('Code de réduction');
  const reason = form.getByRole('alert');
  const cases: [string, string][] = [
    ['nope', 'Le code « NOPE » n’existe pas.'],
    ['ete2025', 'Le code « ETE2025 » est épuisé.'],
    ['table20', 'Le code « TABLE20 » est valable à partir de demain.'],
  ];
  for (const [code, text] of cases) {
    archipel.mock('coupons.apply', { Message: text }, { status: 404 });
    await field.fill(code);
    await field.press('Enter');
    await expect(reason).toHaveText(text);
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('   ');
  await field.press('Enter');
  await expect(reason).toHaveText('Indiquez un code de réduction.');
  await expect(field).toHaveValue('   ');
  await expect(archipel).toHaveSent('coupons.apply', undefined, { times: cases.length });
  archipel.expectComplaint(/coupon failed \(status, status 500\)/);
  archipel.mock('coupons.apply', undefined, { status: 500 });
  await field.fill('BIENVENUE10');
  await field.press('Enter');
  await expect(reason).toHaveText(FAILED);
  await expect(field).toHaveValue('BIENVENUE10');
});

test('where a page gives the customer’s id, the coupons of that customer are offered in a dialog [CPN-03] @react', async ({
  page,
  archipel,
}) => {
  await archipel.open('coupon');
  const form = page.locator('[data-island="coupon"][data-user-id]');
  await form.scrollIntoViewIfNeeded();
  const open = form.getByRole('button', { name: 'Codes disponibles' });
  const list = page.getByRole('dialog', { name: 'Codes de réduction' });

  archipel.mock('coupons.findAvailable', undefined, { status: 500 });
  await open.click();
  await expect(list.getByRole('alert')).toContainText('Le serveur rencontre un problème');
  archipel.mock('coupons.findAvailable', [{ CouponCode: 'BIENVENUE10', Description: 'Dix pour cent' }]);
  await list.getByRole('button', { name: 'Réessayer' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('BIENVENUE10');

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  archipel.mock('coupons.apply');
  archipel.mock('cart.readSummary');
  await list.getByRole('button', { name: 'Utiliser BIENVENUE10' }).click();
  await expect(archipel).toHaveSent('coupons.apply', { CouponCode: 'BIENVENUE10' }, { times: 1 });
  await expect(list).toBeHidden();
  await expect(page.locator('.ar-growl')).toContainText('Le code de réduction est appliqué.');
});
