import { dropTimers } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const CHUNK = '/GET .*\\/validation-[^/]*\\.js/';

test('a submit that comes before the code waits for it, and is judged [VAL-19]', async ({ page, faults }) => {
  await page.goto('/fixtures/validation/sent');
  await faults({ match: CHUNK, isPaused: true });
  await page.goto('/fixtures/validation/form', { waitUntil: 'commit' });
  await page.locator('#Mail').fill('anne');
  await page.waitForFunction(() => Symbol.for('archipel') in document);
  // A submit waits for two seconds at most.
  await dropTimers(page, 2_000);
  // Native validation is switched off: the value meets the native rule, but not the library's.
  await page.evaluate(() => document.querySelector('form')!.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await faults();
  await expect(page.locator('[data-valmsg-for="Customer.Mail"]')).toHaveText('Cet e-mail n’est pas valable.');
  await expect(page).toHaveURL(/\/form$/);
});

test('without the code the form goes out, and the server judges it [VAL-19]', async ({ page, faults }) => {
  await page.goto('/fixtures/validation/sent');
  await faults({ match: '/GET .*\\/(retry\\/)?validation-[^/]*\\.js/', status: 404 });
  await page.goto('/fixtures/validation/form');
  await page.locator('#Mail').fill('anne@exemple.be');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/validation\/sent\?.*do=send$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser’s own rules are there, and the form goes out [VAL-19]', async ({ page }) => {
    await page.goto('/fixtures/validation/form');
    await expect(page.locator('#account')).not.toHaveAttribute('novalidate');
    await page.locator('#Mail').fill('anne@exemple.be');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page).toHaveURL(/\/validation\/sent\?/);
  });
});
