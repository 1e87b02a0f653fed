import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

const SENTINEL = 'tasks';

/** Any of the patterns would hold the page for minutes; a busy machine alone makes tasks of a tenth of a second. */
const STUCK_MS = 500;

/** Notes how long the browser was busy at a stretch. */
const watchTasks = (page: Page) =>
  page.addInitScript((name) => {
    const seen: number[] = [];
    Object.assign(window, { [name]: seen });
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  }, SENTINEL);

const longTasks = (page: Page) =>
  page.evaluate((name) => (window as unknown as Record<string, number[]>)[name], SENTINEL);
const forgetTasks = (page: Page) =>
  page.evaluate((name) => void (window as unknown as Record<string, number[]>)[name]!.splice(0), SENTINEL);

test('twenty hostile patterns never stop the page, and the form goes out [VAL-10]', async ({ page }) => {
  await watchTasks(page);
  await page.goto('/fixtures/validation/hostile');
  await whenIdle(page);
  await forgetTasks(page);
  await page.getByRole('button', { name: 'Envoyer' }).focus();
  await page.evaluate(async () => {
    const { validate } = (await import(
      document.querySelector<HTMLScriptElement>('script[type="module"][src]')!.src
    )) as {
      validate: (form: HTMLFormElement) => Promise<{ valid: boolean; errors: Record<string, string> }>;
    };
    Object.assign(window, { outcome: await validate(document.forms[0]!) });
  });
  const outcome = await page.evaluate(() => (window as unknown as { outcome: { errors: object } }).outcome);
  expect(outcome.errors).toMatchObject({ Good: 'Bon ?' });
  const tasks = await longTasks(page);
  expect(tasks?.filter((milliseconds) => milliseconds > STUCK_MS)).toEqual([]);
});

test('work on fields is linear: ten times the fields, about ten times the time [VAL-15]', async ({
  page,
}) => {
  const measure = async (fields: number) => {
    await page.goto(`/fixtures/validation/many?fields=${fields}`);
    await whenIdle(page);
    return page.evaluate(async () => {
      const { validate } = (await import(
        document.querySelector<HTMLScriptElement>('script[type="module"][src]')!.src
      )) as {
        validate: (form: HTMLFormElement) => Promise<unknown>;
      };
      const form = document.forms[0]!;
      await validate(form);
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        for (const input of form.querySelectorAll('input')) input.value = round % 2 ? '' : 'x';
        const start = performance.now();
        await validate(form);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    });
  };
  const [small, large] = [await measure(500), await measure(5_000)];
  expect(large / small).toBeLessThan(30);
  expect(await page.locator('[data-valmsg-summary] li').count()).toBe(0);
});
