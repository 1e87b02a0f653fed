import { expect, test, whenIdle } from '../support/test.ts';

const PHONE = { width: 320, height: 700 };
test.use({ viewport: PHONE });

test('a heading that opens a panel shows which way it goes [PGE-10]', async ({ page }) => {
  await page.goto('/fr/delivery');
  await whenIdle(page);
  const marks = await page.locator('h2 > [data-toggle="collapse"]').evaluateAll((all) =>
    all.map((toggler) => {
      const { content, rotate, width } = getComputedStyle(toggler, '::after');
      return [toggler.getAttribute('aria-expanded'), content, rotate, Number.parseFloat(width) > 4];
    }),
  );
  const closed = ['false', '""', '45deg', true];
  expect(marks).toEqual([['true', '""', '225deg', true], closed, closed, closed]);
});

test('tabs stay on one line that scrolls, and the page does not [PGE-10]', async ({ page }) => {
  await page.goto('/fr/catalog/product/bol-matin');
  await whenIdle(page);
  const tabs = page.locator('.product-tabs .nav-tabs');
  const positions = await tabs
    .getByRole('tab')
    .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(positions.length).toBe(3);
  expect(new Set(positions).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await tabs.getByRole('tab').first().press('End');
  await expect(tabs.getByRole('tab').last()).toBeInViewport({ ratio: 0.95 });
});

test('a box keeps its size beside a label that wraps, and no asterisk begins a line', async ({ page }) => {
  for (const path of ['/fr/security/register', '/nl/security/register', '/fr/contact']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const boxes = [...main.querySelectorAll('[type="checkbox"], [type="radio"]')];
      const marks = [...main.querySelectorAll('label [aria-hidden="true"]')];
      const isSmall = (box: Element) => box.checkVisibility() && box.getBoundingClientRect().width !== 20;
      const isAlone = (mark: Element) => {
        const before = document.createRange();
        before.setStart(mark.parentElement!, 0);
        before.setEndBefore(mark);
        const [text, asterisk] = [before, mark].map((one) => [...one.getClientRects()].at(-1));
        return text && asterisk ? Math.abs(text.bottom - asterisk.bottom) > 4 : false;
      };
      const wrong: string[] = [];
      // Widths of main in windows of 320 px and more: long labels wrap before their last word at one of these.
      for (let width = 288; width < 520; width += 3) {
        main.style.width = `${width}px`;
        wrong.push(...boxes.filter(isSmall).map((box) => `${width}: ${box.id}`));
        wrong.push(...marks.filter(isAlone).map((mark) => `${width}: ${mark.parentElement!.textContent}`));
      }
      return { marks: marks.length, wrong };
    });
    expect(found.marks).toBeGreaterThan(2);
    expect([path, found.wrong]).toEqual([path, []]);
  }
});

test('a field that a refused submit leads to comes into view with its label', async ({ page }) => {
  // The viewport has room for few lines: the field lies above the button.
  await page.setViewportSize({ width: 375, height: 200 });
  await page.goto('/fr/catalog/stocknotification/subscribe?ProductVariantId=10207&ProductId=102');
  await whenIdle(page);
  const field = page.locator('#stock-notification [name="Email"]');
  const submit = page.locator('#stock-notification [type="submit"]');
  await field.fill('nobody');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(field).not.toBeInViewport();
  // A script clicks: the pointer's position does not matter, and a driver would scroll to the button.
  await submit.evaluate((button: HTMLElement) => button.click());
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(page.locator('#stock-notification label').first()).toBeInViewport({ ratio: 0.95 });
});
