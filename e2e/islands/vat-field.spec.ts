import { expect, test } from '../support/kit.ts';

test('a service that is down, slow or wrong is no answer: nothing changes, and it can be asked again [CHK-04]', async ({
  page,
  archipel,
}) => {
  const host = await archipel.open('vat-field');
  const field = host.getByRole('textbox', { name: 'Numéro de TVA' });
  const state = host.getByRole('status');
  const reads = () => archipel.requests().filter(({ url }) => url.endsWith('/fr/vat-field')).length;
  const readsAtFirst = reads();
  archipel.expectComplaint(/checkisvatvalid.*status 503/);
  archipel.mock('cart.readSummary');
  archipel.mock('checkout.checkVat', { IsVATValidWebService: true });
  archipel.mock('checkout.checkVat', undefined, { status: 503, times: 1 });
  await field.fill('FR83404833048');
  await field.blur();
  await expect(state).toContainText('n’a pas pu être vérifié');
  await expect(field).toHaveValue('FR83404833048');
  expect(reads(), 'the page stays').toBe(readsAtFirst);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(state).toHaveText('Numéro de TVA valable.');
  await archipel.idle();
  expect(reads(), 'the page with other prices').toBe(readsAtFirst + 1);
  await expect(archipel).toHaveSent(
    'checkout.checkVat',
    { countryId: 'BE', VAT: 'FR83404833048' },
    { times: 2 },
  );
});
