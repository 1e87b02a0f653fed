import { triggerIsland } from '../support/islands.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

const CHUNK = '/^GET \\/assets\\/archipel\\/[a-z]+\\/mini-cart-[^.]*\\.js/';
const ALL_OF_MINI_CART = '/mini-cart-[^.]*(\\.dep)?\\.js/';

test('a chunk that fails once is fetched again under another address [ERR-04] @react @firefox', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: CHUNK, status: 404, times: 1 });
  await page.goto('/fr/catalog');
  await triggerIsland(page.locator('[data-island="mini-cart"]'));
});

test('a chunk that never comes leaves the server’s HTML usable, and the next visit is a full load [ERR-04] @react @firefox', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: ALL_OF_MINI_CART, status: 404 });
  await page.goto('/fr/catalog');
  const cart = page.locator('[data-island="mini-cart"]');
  await cart.dispatchEvent('pointermove');
  await expect(cart).toHaveAttribute('data-island-state', 'failed');
  await expect(cart.locator('a')).toHaveAttribute('href', '/fr/shoppingcarts');
  await markDocument(page);
  await cart.locator('a').click();
  await expect(page).toHaveURL(/\/fr\/shoppingcarts$/);
  expect(await isSameDocument(page)).toBe(false);
});

test('one chunk that fails takes no other island with it [ERR-04] @react', async ({ page, faults }) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: ALL_OF_MINI_CART, status: 404 });
  await page.goto('/fr/catalog');
  await page.locator('[data-island="mini-cart"]').dispatchEvent('pointermove');
  await whenIdle(page);
  await expect(page.locator('[data-island="culture-switch"]').first()).toHaveAttribute(
    'data-island-state',
    'ready',
  );
});

test('a stylesheet that does not come keeps no island away [ERR-04] @react', async ({ page, faults }) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: '/product-list-[^.]*\\.css/', status: 404 });
  await page.goto('/fr/catalog');
  await triggerIsland(page.locator('[data-island="product-list"]'));
});
