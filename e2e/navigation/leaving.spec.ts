import { expect, test, whenIdle } from '../support/test.ts';

// Firefox aborts all requests of a page as soon as another document is requested, long before it arrives.

const SLOW_DOCUMENT = { match: 'GET /fixtures/visitor', delay: 500 };

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/visitor');
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
});

test('back twice, before the first page has come, ends where the visitor went [NAV-02] [NAV-11] @firefox', async ({
  page,
  faults,
}) => {
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await faults({ match: 'GET /fixtures/nav/one', isPaused: true }, SLOW_DOCUMENT);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/one$/);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Visitor');
  await expect(page).toHaveURL(/visitor$/);
  await faults();
});

test('what the browser gives up because the visitor leaves is no failure to tell of [ERR-02] @firefox', async ({
  page,
  faults,
}) => {
  await page.evaluate(() => {
    for (const name of ['request-error', 'api-error']) {
      document.addEventListener(`archipel:${name}`, () => sessionStorage.setItem('told', name));
    }
  });
  await faults({ match: 'GET /fixtures/nav/two', isPaused: true }, SLOW_DOCUMENT);
  await page.click('#to-two');
  await expect(page.locator('html')).toHaveClass(/long-loading/);
  await page.evaluate(() => location.assign('/fixtures/visitor'));
  await expect(page.locator('h1')).toHaveText('Visitor');
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
  await faults();
});
