import { follow, press, writePages } from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

for (const name of [
  'body',
  'cookie',
  'forms',
  'currentScript',
  'querySelector',
  'getElementById',
  'readyState',
]) {
  test(`an image named “${name}” does not speak for the document [NAV-01]`, async ({ page, faults }) => {
    const main = `<img name="${name}" alt=""><form name="${name}"></form>`;
    await faults(...(await writePages(page, { three: { main } })));
    await follow(page, '/fixtures/nav/three');
    await expect(page.locator('h1')).toHaveText('Page three');
    await follow(page, '/fixtures/nav/two#far');
    await expect(page.locator('h1')).toHaveText('Page two');
    await expect(page.locator('#far')).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Page three');
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('what an answer holds beside the page is never brought to life [NAV-13] @policy', async ({
  page,
  faults,
  trouble,
}) => {
  const around =
    '<img src="/fixtures/nav/none.png" alt="" onerror="window.hacked = 1"><script>window.hacked = 2</script>';
  await faults(...(await writePages(page, { three: { around } })));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await whenIdle(page);
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  expect(requested.filter((url) => url.includes('none.png'))).toEqual([]);
  // A strict policy reports the handler as soon as the response is parsed.
  trouble.violations.length = 0;
});

test('handlers in attributes of an arriving root and body are not taken over [NAV-01] @policy', async ({
  page,
  faults,
  trouble,
}) => {
  const code = 'window.hacked = 1';
  await faults(
    ...(await writePages(page, { three: { root: `onclick="${code}"`, body: `onclick="${code}"` } })),
  );
  await follow(page, '/fixtures/nav/three');
  await expect(page.locator('h1')).toHaveText('Page three');
  await expect(page.locator('html[onclick], body[onclick]')).toHaveCount(0);
  trouble.violations.length = 0;
});

test('a script asks in vain to visit code or another site’s page inside this one [NAV-01]', async ({
  page,
}) => {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    await visit(['javascript', 'window.hacked = 1'].join(':'));
    await visit('data:text/html,<h1>hacked</h1>');
  });
  await expect(page.locator('h1')).toHaveText('Page one');
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await press(page, '#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
});
