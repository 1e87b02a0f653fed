import { expect, test } from '../support/kit.ts';

test('a form that waits for its button shows counts before it applies [CAT-03] [CAT-04]', async ({
  archipel,
  page,
}) => {
  archipel.fragment(
    '/widget/catalog/ListFilter',
    '<div data-list-part><script type="application/json" data-list-state>{ "total": 10, "counts": {} }</script></div>',
  );
  const host = await archipel.open('product-list');
  await host.getByRole('checkbox').first().check();
  for (const button of await host.locator('[data-list-apply]').all()) await expect(button).toBeVisible();
  await expect(host.locator('[data-list-panel] [data-list-apply]')).toHaveText('Voir 10 produits');
  expect(page.url()).not.toContain('filter');
});
