import type { Page } from '@playwright/test';
import { addStyles, mountAgain, unmountAll } from '../support/app.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { expect, test } from '../support/kit.ts';

/** Buttons at both edges, in the middle of a long page. */
const ROW = `
  main { max-inline-size: none; padding: 0 }
  .row { display: flex; justify-content: space-between; margin-block: 500px 900px }
  .row .ar-popover { block-size: 150px }
`;

const PAGE = await fixtureHtml('shell/popover');

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

test('it stands below, above where only there is room, again on scroll, and 20 pixels from the edges [CHK-01] [PUP-07] @firefox', async ({
  archipel,
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 600 });
  await archipel.open('popover', { html: PAGE });
  await addStyles(page, ROW);
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
  archipel,
  page,
}) => {
  archipel.fragment('/nav/two', archipel.html('tab'));
  await archipel.open('popover', { html: PAGE });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser opens it beside its button [CHK-01]', async ({ archipel, page }) => {
    await archipel.open('popover');
    await page.locator('.ar-info').click();
    await expect(page.locator('#example-info')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#example-info')).toBeHidden();
  });
});
