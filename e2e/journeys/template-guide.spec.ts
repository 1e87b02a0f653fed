import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const guide = readFileSync('docs/template-guide.md', 'utf8');
const examples = [...guide.matchAll(/```html\n(.*?)```/gs)].map(([, html]) => html!);

/** Returns the page of the guide with all its other examples inside, as a reader would copy them. */
async function writePage(page: Page): Promise<string> {
  await page.goto('/fr');
  const { script, token } = await page.evaluate(() => ({
    script: document.querySelector('script[src*="archipel.js"]')!.getAttribute('src')!,
    token: document.querySelector('meta[name="csrf-token"]')!.getAttribute('content')!,
  }));
  const whole = examples.find((example) => example.startsWith('<!doctype')) ?? '';
  const parts = examples.filter((example) => example !== whole);
  const content = parts.filter((part) => !/^<(?:script|style)/.test(part)).join('\n');
  return whole
    .replace('</main>', `${content}</main>`)
    .replaceAll('/assets/archipel/archipel.', script.replace('js', ''))
    .replace('<link rel="stylesheet" href="/css/site.css" />', '')
    .replace(/\(the server's token\)|value="…"/g, (found) =>
      found.startsWith('v') ? `value="${token}"` : token,
    );
}

test('a page that is copied from the guide for template authors works: rules, quantities, cart, a refused form [VAL-15] [PRD-04] [PRD-05] [PRD-06] [CRT-07]', async ({
  page,
  faults,
}) => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) messages.push(message.text());
  });
  await faults({ match: 'GET /fixtures/nav/guide', body: await writePage(page), type: 'text/html' });
  await page.goto('/fixtures/nav/guide');
  await whenIdle(page);

  const quantity = page.getByRole('spinbutton', { name: 'Quantité' });
  await quantity.fill('13');
  await quantity.blur();
  await expect(quantity).toHaveValue('12');
  const wraps = page.getByRole('spinbutton', { name: 'Emballages cadeau' });
  // The island mounts in view, for which `whenIdle` does not wait.
  await wraps.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="number-input"]')).toHaveAttribute('data-island-state', 'ready');
  await wraps.fill('-3');
  await wraps.blur();
  await expect(wraps).toHaveValue('0');

  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Indiquez votre e-mail.')).toHaveCount(2);
  await expect(page.getByLabel('E-mail')).toBeFocused();

  const count = page.locator('[data-cart-count]');
  await expect(count).toHaveText('3');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(count).toHaveText('1');
  const [added] = await ledgerOf(page);
  expect(added).toMatchObject({
    method: 'POST',
    body: { ProductVariantId: 10101, Quantity: 1, Name: 'Mug Dune' },
  });

  // The example lacks two fields that the demo's contact form requires: the server rejects it, and the form
  // returns in its place.
  await page.getByLabel('E-mail').fill('ada@example.be');
  const answered = page.waitForResponse(/\/fr\/contact/);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await answered).status()).toBe(422);
  await expect(page.locator('#contact .field-validation-error').first()).toBeVisible();
  await expect(page).toHaveURL(/\/nav\/guide$/);
  expect(messages.filter((text) => !text.includes('422'))).toEqual([]);
});
