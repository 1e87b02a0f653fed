import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

/** One of the patterns in the page itself would hold it for minutes; a busy machine alone never for so long. */
const STUCK_MS = 3_000;

interface Outcome {
  errors: Record<string, string>;
  longestGap: number;
}

/** Validates the page's form, and notes how long the page did not answer meanwhile. */
const validateWatched = (page: Page): Promise<Outcome> =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')!;
    const { validate } = (await import(script.src)) as {
      validate: (form: HTMLFormElement) => Promise<{ errors: Record<string, string> }>;
    };
    let longestGap = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      const now = performance.now();
      longestGap = Math.max(longestGap, now - last);
      last = now;
    }, 10);
    const { errors } = await validate(document.forms[0]!);
    longestGap = Math.max(longestGap, performance.now() - last);
    clearInterval(clock);
    return { errors, longestGap };
  });

test('twenty hostile patterns never stop the page, and what can be known is known [VAL-10] @firefox', async ({
  page,
}) => {
  await page.goto('/fixtures/validation/hostile');
  await whenIdle(page);
  const { errors, longestGap } = await validateWatched(page);
  expect(longestGap).toBeLessThan(STUCK_MS);
  // An honest pattern of the same shape is still judged, after twenty that were given up.
  expect(errors).toMatchObject({ Good: 'Bon ?' });
  expect(errors).not.toHaveProperty('P1');
});

/** How many queries one check of the whole form makes, once it is known. */
async function countQueries(page: Page, fields: number): Promise<number> {
  await page.goto(`/fixtures/validation/many?fields=${fields}`);
  await whenIdle(page);
  const first = await validateWatched(page);
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
  const second = await validateWatched(page);
  expect(Object.keys(second.errors)).toHaveLength(fields / 2);
  return page.evaluate(() => (window as unknown as { queries: number }).queries);
}

// Observers of the page ask a few times, more often on a busy machine; a query for each field would be two thousand.
test('no field costs a query: hardly any for 2,000 fields [VAL-15]', async ({ page }) => {
  expect(await countQueries(page, 2_000)).toBeLessThan(100);
});
