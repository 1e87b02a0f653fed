import type { Request } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

const answer = (body: string, more: object = {}) => ({
  match: 'GET /validation/user',
  body,
  type: 'application/json',
  status: 200,
  ...more,
});

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/validation/remote');
  await whenIdle(page);
});

const user = '#User';
const message = '[data-valmsg-for="A.User"]';

const isQuestion = (request: Request) => request.url().includes('/validation/user');

test('one click waits for the answer and sends with its button and formaction [VAL-05] @firefox', async ({
  page,
  faults,
}) => {
  await faults(answer('true', { delay: 300 }));
  await page.locator(user).fill('anne');
  await page.getByRole('button', { name: 'Envoyer ailleurs' }).click();
  await expect(page).toHaveURL(/\/validation\/other\?A\.User=anne&A\.Shop=BE&do=other$/);
});

test('the server is asked with the fields that the page names [VAL-05]', async ({ page, faults }) => {
  await faults(answer('false'));
  const requested = page.waitForRequest(/\/validation\/user/);
  await page.locator(user).fill('anne');
  await page.locator(user).blur();
  expect(new URL((await requested).url()).search).toBe('?A.User=anne&A.Shop=BE');
  await expect(page.locator(message)).toHaveText('Ce nom est pris.');
});

test('a late answer never wins over a newer value [VAL-05]', async ({ page, faults }) => {
  await faults(
    { ...answer('"Trop tard."', { isPaused: true }), match: 'GET /validation/user?A.User=one' },
    { ...answer('true'), match: 'GET /validation/user?A.User=two' },
  );
  await page.locator(user).fill('one');
  await page.locator(user).blur();
  await expect(page.locator(user)).toHaveAttribute('aria-busy', 'true');
  await page.locator(user).fill('two');
  await page.locator(user).blur();
  await expect(page.locator(user)).not.toHaveAttribute('aria-busy');
  await faults();
  await whenIdle(page);
  await expect(page.locator(message)).toHaveText('');
});

test('no answer is no refusal, and nobody is asked to sign in while typing: the form goes out [VAL-05] [ERR-01]', async ({
  page,
  faults,
}) => {
  for (const fault of [{ drop: true }, { status: 401 }]) {
    await faults(answer('{}', fault));
    const requested = page.waitForEvent('requestfinished', { predicate: isQuestion });
    const failed = page.waitForEvent('requestfailed', { predicate: isQuestion });
    await page.locator(user).fill('anne');
    await page.locator(user).blur();
    await Promise.any([requested, failed]);
    await whenIdle(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page).toHaveURL(/\/validation\/sent\?A\.User=anne&A\.Shop=BE&do=send$/);
    await page.goto('/fixtures/validation/remote');
    await whenIdle(page);
  }
});

test('a refusal holds the form back and is asked about once for a value [VAL-05]', async ({
  page,
  faults,
}) => {
  await faults(answer('"Prenez-en un autre."', { times: 1 }), answer('true'));
  await page.locator(user).fill('anne');
  const button = page.getByRole('button', { name: 'Envoyer', exact: true });
  await button.click();
  await expect(page.locator(message)).toHaveText('Prenez-en un autre.');
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.locator(user)).toBeFocused();
  await button.click();
  await expect(page.locator('[data-valmsg-summary] li')).toHaveText(['Prenez-en un autre.']);
  await page.locator(user).fill('marie');
  await button.click();
  await expect(page).toHaveURL(/A\.User=marie/);
});
