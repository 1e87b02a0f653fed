import { expect, test } from '../support/kit.ts';

const VASE = { Name: 'Vase Brume', ProductUrl: '/fr/catalog/product/vase-brume' };

/** Forty products with names that are HTML, the first with an address that is a script. */
const HOSTILE = Array.from({ length: 40 }, (_, position) => ({
  Name: `<img src=x onerror=alert(1)> ${position}`,
  Photo: null,
  ProductUrl: position === 0 ? 'javascript:alert(1)' : `/fr/catalog?q=${position}`,
}));

test('nothing found, a failure, hostile names: each is told, and the next text is asked again [SRC-01]', async ({
  page,
  archipel,
}) => {
  const host = await archipel.open('search-box');
  const field = host.locator('input');
  const message = page.locator('.ar-combobox-note');
  const options = page.locator('.ar-combobox-option');
  archipel.mock('search.findSuggestions', []);
  await field.pressSequentially('qqqqqq');
  await expect(message).toHaveText('Aucun produit trouvé.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  archipel.mock('search.findSuggestions', undefined, { status: 500 });
  await field.fill('vase');
  await expect(message).toHaveText('Les suggestions n’ont pas pu être chargées.');
  archipel.mock('search.findSuggestions', [VASE]);
  await options.filter({ hasText: 'Réessayer' }).click();
  await expect(options.first()).toContainText('Vase');
  await expect(field).toBeFocused();

  archipel.expectComplaint(/The address "javascript:alert\(1\)" is not used/);
  archipel.mock('search.findSuggestions', HOSTILE);
  await field.fill('img');
  await expect(options).toHaveCount(31);
  await expect(options.first()).toContainText('<img src=x');
  await expect(page.locator('.ar-combobox a[href^="javascript"]')).toHaveCount(0);
});
