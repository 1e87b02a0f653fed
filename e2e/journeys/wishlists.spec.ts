import { addToFirstList, cartCount, goFromMiniCartToCart, openMiniCart } from './steps.ts';
import { expect, test } from '../engines/journey.ts';

const tag = ['@react', '@firefox', '@webkit'];

const HEART = '.card [data-product-id="101"]';
const REPORT = '.wishlist-report';

test.describe('in every engine', { tag }, () => {
  test('a guest presses a heart, signs in, fills a list, renames it and orders all of it [WSH-01] [WSH-02] [WSH-04] [WSH-05] [WSH-10]', async ({
    shopper,
  }) => {
    await shopper.goto('/fr/catalog');
    await shopper.whenIdle();
    await addToFirstList(shopper, HEART, 'Cuisine');
    await shopper.click({ css: 'dialog a', text: 'Voir la liste' });
    await shopper.expectUrl(/\/wishlist\/list\?Id=\d+$/);
    await shopper.expectAttribute('[data-island="wishlist-table"]', 'data-island-state', 'ready');

    await shopper.click({ css: 'button', name: 'Modifier le nom de la liste' });
    await shopper.fill('.wishlist-title input', 'Ma cuisine');
    await shopper.press('Enter');
    await shopper.expectText('.wishlist-nav a', 'Ma cuisine');
    await shopper.expectFocused({ css: 'button', name: 'Modifier le nom de la liste' });
    await shopper.click({ css: 'button', name: /^Augmenter/ });
    await shopper.click({ css: 'button', text: 'Commander toute la liste' });
    await shopper.expectVisible(REPORT);
    await shopper.whenIdle();
    expect(await cartCount(shopper)).toBe(2);

    const tab = await shopper.newTab();
    await tab.goto('/fr/catalog');
    await tab.whenIdle();
    expect(await cartCount(tab)).toBe(2);
    await tab.expectAttribute(HEART, 'aria-pressed', 'true');
    await tab.close();
    await openMiniCart(shopper);
    await goFromMiniCartToCart(shopper);
    await shopper.expectText('.goods dd', /44,00/);
  });
});
