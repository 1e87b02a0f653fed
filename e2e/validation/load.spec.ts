import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';
import { validateWatched } from '../support/validate-watched.ts';

/** Returns the number of queries that a repeated validation of the whole form makes. */
async function countQueries(page: Page, fields: number): Promise<number> {
  await page.goto(`/fixtures/validation/many?fields=${fields}`);
  await whenIdle(page);
  const first = await page.evaluate(validateWatched);
  expect(Object.keys(first.errors)).toHaveLength(fields);
  await page.evaluate(() => {
    Object.assign(window, { queries: 0 });
    const seen = window as unknown as { queries: number };
    for (const prototype of [Element.prototype, Document.prototype]) {
      for (const name of ['querySelector', 'querySelectorAll', 'getElementById', 'closest'] as const) {
        const original = (prototype as unknown as Record<string, (text: string) => unknown>)[name];
        if (!original) continue;
        Object.assign(prototype, {
          [name](this: unknown, text: string) {
            seen.queries += 1;
            return original.call(this, text);
          },
        });
      }
    }
    for (const [index, input] of document.querySelectorAll('input').entries())
      input.value = index % 2 ? 'x' : '';
    seen.queries = 0;
  });
  const second = await page.evaluate(validateWatched);
  expect(Object.keys(second.errors)).toHaveLength(fields / 2);
  return page.evaluate(() => (window as unknown as { queries: number }).queries);
}

// Due services are queried once; a query for each field would make two thousand.
test('no field costs a query: hardly any for 2,000 fields [VAL-15]', async ({ page }) => {
  expect(await countQueries(page, 2_000)).toBeLessThan(20);
});

test('in a long summary the lines out of view are not laid out, and lead to their fields all the same [VAL-15]', async ({
  page,
}) => {
  await page.goto('/fixtures/validation/many?fields=200');
  await whenIdle(page);
  await page.locator('form button').click();
  await expect(page.locator('input').first()).toBeFocused();
  const lines = page.locator('[data-valmsg-summary] a');
  const isLaidOut = (index: number) =>
    lines.nth(index).evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isLaidOut(5)).toBe(true);
  expect(await isLaidOut(150)).toBe(false);
  await lines.nth(150).focus();
  await expect(lines.nth(150)).toBeInViewport();
  await expect.poll(() => isLaidOut(150)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('input').nth(150)).toBeFocused();
  await expect(page.locator('input').nth(150)).toBeInViewport();
});

// Idle callbacks are stored, so that the page is never idle.
function neverIdle(): void {
  Object.assign(window, { requestIdleCallback: () => 0, reads: 0 });
  const seen = window as unknown as { reads: number };
  const { getAttributeNames } = Element.prototype;
  Element.prototype.getAttributeNames = function read() {
    seen.reads += 1;
    return getAttributeNames.call(this);
  };
}

test('a long form is read in an idle moment; a submit before that is rejected all the same [VAL-18]', async ({
  page,
}) => {
  await page.addInitScript(neverIdle);
  await page.goto('/fixtures/validation/many?fields=200');
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  const reads = () => page.evaluate(() => (window as unknown as { reads: number }).reads);
  expect(await reads()).toBe(0);
  await page.locator('form button').click();
  await expect(page.locator('input').first()).toBeFocused();
  await expect(page.locator('.field-validation-error')).toHaveCount(200);
  expect(await reads()).toBe(200);
});

// Runs before the library, which stores the DOM's methods when it starts.
function countSearchesInLines(): void {
  const { querySelectorAll } = Element.prototype;
  const seen = Object.assign(window, { searches: 0 });
  Element.prototype.querySelectorAll = function search(this: Element, selector: string) {
    if (this.localName === 'li') seen.searches += 1;
    return querySelectorAll.call(this, selector);
  };
}

test('no line of a summary is searched for islands [VAL-15]', async ({ page }) => {
  await page.addInitScript(countSearchesInLines);
  await page.goto('/fixtures/validation/many?fields=200');
  await whenIdle(page);
  await page.locator('form button').click();
  await expect(page.locator('[data-valmsg-summary] li')).toHaveCount(200);
  await whenIdle(page);
  expect(await page.evaluate(() => (window as unknown as { searches: number }).searches)).toBe(0);
});
