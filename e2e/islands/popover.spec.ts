import type { Page } from '@playwright/test';
import { addStyles, mountAgain, unmountAll } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/** Buttons at both edges, in the middle of a long page. */
const ROW = `
  body { margin: 0 }
  .row { display: flex; justify-content: space-between; margin-block: 500px 900px }
  .row .ar-popover { block-size: 150px }
`;

const PAGE = '/fixtures/shell/popover';

/** Returns the panel's side of its button, and whether it keeps its distance to the edges of the window. */
const positionOf = (page: Page, button: string, panel: string) =>
  page.evaluate(
    ([one, other]) => {
      const [host, box] = [one!, other!].map((id) => document.querySelector(id)!.getBoundingClientRect());
      const { clientWidth, clientHeight } = document.documentElement;
      const side = box!.top >= host!.bottom ? 'below' : box!.bottom <= host!.top ? 'above' : 'over';
      const margins = [box!.left, clientWidth - box!.right, box!.top, clientHeight - box!.bottom];
      return { side, isPreserved: Math.min(...margins) >= 19.5 };
    },
    [button, panel],
  );

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function openOrder(page: Page, culture = 'fr'): Promise<void> {
  await page.goto(`/${culture}`);
  await addToCart(page);
  await page.goto(`/${culture}/checkout`);
  await whenIdle(page);
}

test('the order form explains at a press; Escape gives the focus back, a press elsewhere closes [CHK-01] @firefox', async ({
  page,
}) => {
  await openOrder(page);
  const button = page.getByRole('button', { name: 'Plus d’informations sur la livraison' });
  const panel = page.locator('#delivery-info');
  await button.click();
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
  await button.click();
  await page.locator('h1').click();
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('it stands below, above where only there is room, again on scroll, and 20 pixels from the edges [CHK-01] [PUP-07] @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 600 });
  await page.goto(PAGE);
  await addStyles(page, ROW);
  await whenIdle(page);
  for (const [button, panel] of [
    ['#start', '#one'],
    ['#end', '#two'],
  ] as const) {
    await scrollTo(page, 300);
    await page.locator(button).click();
    await expect.poll(() => positionOf(page, button, panel)).toEqual({ side: 'below', isPreserved: true });
    await scrollTo(page, 30);
    await expect.poll(() => positionOf(page, button, panel)).toEqual({ side: 'above', isPreserved: true });
    await page.keyboard.press('Escape');
  }
});

test('a link inside works, and the visit closes it; unmounted, all is as the server wrote it [CHK-01] [NAV-15]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await whenIdle(page);
  const main = page.locator('main');
  const before = await main.innerHTML();
  await page.locator('#end').click();
  await expect(page.locator('#two')).toBeVisible();
  await unmountAll(page);
  expect(await main.innerHTML()).toBe(before);
  await mountAgain(page);
  await page.locator('#start').click();
  await page.locator('#one a').click();
  await expect(page).toHaveURL(/nav\/two$/);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('open, the page is accessible on a phone, in Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openOrder(page, 'nl');
  await page.getByRole('button', { name: 'Wanneer verzenden wij na een overschrijving?' }).click();
  await expect(page.locator('#payment-info')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser opens it beside its button [CHK-01]', async ({ page }) => {
    await page.goto('/styleguide/popover');
    await page.locator('.ar-info').click();
    await expect(page.locator('#example-info')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#example-info')).toBeHidden();
  });
});
