import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test('the body says whether this is the home page, right after every navigation [NAV-07]', async ({
  page,
}) => {
  await page.goto('/fr');
  await whenIdle(page);
  await markDocument(page);
  await expect(page.locator('body')).toHaveClass(/(^| )homepage( |$)/);
  await page.locator('main a[href^="/fr/catalog"]').first().click();
  await expect(page).toHaveURL(/\/fr\/catalog/);
  await expect(page.locator('body')).toHaveClass(/(^| )page( |$)/);
  await expect(page.locator('body')).not.toHaveClass(/homepage/);
  await page.goBack();
  await expect(page.locator('body')).toHaveClass(/(^| )homepage( |$)/);
  expect(await isSameDocument(page)).toBe(true);
});

test('the page at the culture’s root has the home page’s style, by a load and by a visit, and no other has it [MKT-04]', async ({
  page,
}) => {
  // A rule that a site writes for its home page alone.
  const hasStyle = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.homepage [data-page] { scroll-snap-type: x mandatory }');
      document.adoptedStyleSheets = [sheet];
      return getComputedStyle(document.querySelector('[data-page]')!).scrollSnapType === 'x mandatory';
    });
  for (const [path, isHome] of [
    ['/nl?utm_source=mail', true],
    ['/nl/catalog', false],
  ] as const) {
    await page.goto(path);
    await whenIdle(page);
    expect(await hasStyle(), path).toBe(isHome);
  }
  await markDocument(page);
  await page.locator('header a[href="/nl"]').first().click();
  await expect(page).toHaveURL(/\/nl$/);
  await expect.poll(hasStyle).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/catalog/);
  await expect.poll(hasStyle).toBe(false);
  expect(await isSameDocument(page)).toBe(true);
});
