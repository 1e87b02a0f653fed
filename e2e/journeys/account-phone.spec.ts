import type { Locator, Page } from '@playwright/test';
import { enterAsRegular } from '../support/sales.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 812 }, hasTouch: true, isMobile: true });

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** Returns the facts that begin a line without having their dot cut off at its edge. */
const dotsAtStart = (page: Page) =>
  page.locator('main .facts-line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { left } = line.getBoundingClientRect();
      const dot = Number.parseFloat(getComputedStyle(line).fontSize);
      const facts = [...line.children];
      const isFirst = (fact: Element) =>
        fact.getBoundingClientRect().top > (fact.previousElementSibling?.getBoundingClientRect().top ?? -1);
      const isCut = (fact: Element) => Math.abs(fact.getBoundingClientRect().left + dot - left) < 1;
      return facts.filter((fact) => isFirst(fact) && !isCut(fact)).map((fact) => fact.textContent);
    }),
  );

for (const culture of ['fr', 'nl']) {
  test(`the account at 320 px cuts its third tab, ends no line with a dot and has its cancel button at the end of a row: ${culture} [SAL-03]`, async ({
    page,
  }) => {
    await enterAsRegular(page);
    await page.goto(`/${culture}/account`);
    await whenIdle(page);
    const tab = await boxOf(page.locator('.account-nav li').nth(2));
    expect(tab.x).toBeLessThan(320 - 16);
    expect(tab.x + tab.width).toBeGreaterThan(320);
    const cancel = await boxOf(page.locator('#account-orders form button').first());
    const total = await boxOf(page.locator('#account-orders li:has(form) strong').first());
    expect(cancel.height).toBeGreaterThanOrEqual(44);
    expect(cancel.width).toBeGreaterThanOrEqual(44);
    expect(cancel.x + cancel.width).toBeCloseTo(total.x + total.width, 0);
    expect(await dotsAtStart(page)).toEqual([]);
    await page.goto(`/${culture}/account/orders`);
    expect(await dotsAtStart(page)).toEqual([]);
  });

  test(`the order at 320 px has its total above a button of the whole width, and each question mark beside its price: ${culture} [CHK-09]`, async ({
    page,
  }) => {
    await page.goto(`/${culture}`);
    await addToCart(page);
    await page.goto(`/${culture}/checkout`);
    await whenIdle(page);
    const [total, button] = [
      await boxOf(page.locator('.order-due')),
      await boxOf(page.locator('.order-end button')),
    ];
    expect(total.y + total.height).toBeLessThanOrEqual(button.y);
    expect(button.width).toBe(320 - 2 * button.x);
    for (const choice of await page.locator('#order-shipping .choice').all()) {
      const [price, mark] = [
        await boxOf(choice.locator('.choice-price')),
        await boxOf(choice.locator('.ar-info')),
      ];
      expect(price.x + price.width).toBeLessThan(mark.x);
      expect(Math.abs(price.y - mark.y)).toBeLessThan(4);
    }
    const links = page.locator('#order-shipping .choice > .ar-text-button');
    for (const link of await links.all()) expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  });
}

test('in dark mode an empty box has the colour of the surface, and a tap beside its text ticks it [CON-02]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/fr/cookies');
  await whenIdle(page);
  const box = page.getByRole('checkbox', { name: 'Statistiques' });
  const row = page.locator('.cookie-choice', { has: box });
  const surface = await page
    .locator('.cookie-choices')
    .evaluate((list) => getComputedStyle(list).backgroundColor);
  await expect(box).not.toBeChecked();
  await expect(box).toHaveCSS('background-color', surface);
  const { x, y, height } = await boxOf(row);
  await page.touchscreen.tap(x + 24, y + height - 8);
  await expect(box).toBeChecked();
});

test('the accounts of the demonstration are folded at the end of the sign-in page [ERR-01]', async ({
  page,
}) => {
  await page.goto('/nl/security/login');
  const accounts = page.locator('details', { hasText: 'Demo-accounts' });
  await expect(page.getByText('claire@example.com')).toBeHidden();
  await accounts.locator('summary').click();
  await expect(page.getByText('claire@example.com')).toBeVisible();
  await expect(accounts).toContainText('table-ouverte');
});
