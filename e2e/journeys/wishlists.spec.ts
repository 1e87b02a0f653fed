import { cartCount, goFromMiniCartToCart, openMiniCart } from './steps.ts';
import { expect, test } from '../engines/journey.ts';

const tag = ['@react', '@firefox', '@webkit'];

const HEART = '.card [data-product-id="101"]';
const REPORT = '.wishlist-report';

test.describe('in every engine', { tag }, () => {
  test('a guest presses a heart, signs in, fills a list, renames it and orders all of it [WSH-01] [WSH-02] [WSH-04] [WSH-05] [WSH-10]', async ({
    visitor,
  }) => {
    await visitor.goto('/fr/catalog');
    await visitor.whenIdle();
    const { body } = await visitor.request('POST', '/demo/customer', {});
    const { Email, Password } = JSON.parse(body) as { Email: string; Password: string };

    await visitor.click(HEART);
    await visitor.fill('dialog [name="Email"]', Email);
    await visitor.fill('dialog [name="Password"]', Password);
    await visitor.press('Enter');
    await visitor.fill('dialog [name="Name"]', 'Cuisine');
    await visitor.press('Enter');
    await visitor.expectVisible({ css: 'dialog a', text: 'Voir la liste' });
    await visitor.expectAttribute(HEART, 'aria-pressed', 'true');
    await visitor.click({ css: 'dialog a', text: 'Voir la liste' });
    await visitor.expectUrl(/\/wishlist\/list\?Id=\d+$/);
    await visitor.expectAttribute('[data-island="wishlist-table"]', 'data-island-state', 'ready');

    await visitor.click({ css: 'button', name: 'Modifier le nom de la liste' });
    await visitor.fill('.wishlist-title input', 'Ma cuisine');
    await visitor.press('Enter');
    await visitor.expectText('.wishlist-nav a', 'Ma cuisine');
    await visitor.expectFocused({ css: 'button', name: 'Modifier le nom de la liste' });
    await visitor.click({ css: 'button', name: /^Augmenter/ });
    await visitor.click({ css: 'button', text: 'Commander toute la liste' });
    await visitor.expectVisible(REPORT);
    await visitor.whenIdle();
    expect(await cartCount(visitor)).toBe(2);

    const tab = await visitor.newTab();
    await tab.goto('/fr/catalog');
    await tab.whenIdle();
    expect(await cartCount(tab)).toBe(2);
    await tab.expectAttribute(HEART, 'aria-pressed', 'true');
    await tab.close();
    await openMiniCart(visitor);
    await goFromMiniCartToCart(visitor);
    await visitor.expectText('.goods dd', /44,00/);
  });
});
