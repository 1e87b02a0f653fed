import type { Page } from '@playwright/test';
import { call, expectSameDocument, fillLogin, logged, loginModal, openDialogs } from '../support/dialogs.ts';
import { ledgerOf, signIn } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Tests of the login with rejected requests (401), and with the document that sent them.

const ACCOUNT = '/api/v1/account';
const ADD = '/api/v1/catalog/products/addtocart';
const tokenOf = (html: string) => /name="csrf-token" content="([^"]+)"/.exec(html)?.[1];

/** Returns the id of a variant that every visitor may add to the cart. */
async function findVariant(page: Page): Promise<number> {
  const html = await (await page.request.get('/fr/catalog/product/mug-dune')).text();
  return Number(/name="ProductVariantId" value="(\d+)"/.exec(html)![1]);
}

test('several refusals share one dialog, and are repeated once, in their order [ERR-01] @react @firefox', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  const rejections: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('addtocart')) rejections.push(response.status());
  });
  const ProductVariantId = await findVariant(page);
  const add = (Name: string) =>
    call(page, Name, ADD, { method: 'POST', body: { ProductVariantId, Quantity: 1, Name } });
  await page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: true } });
  await faults({ match: `POST ${ADD}`, delay: 200, times: 2 });
  await call(page, 'account', ACCOUNT);
  await add('first');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await add('second');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('dialog').length)).toBe(1);
  await expect.poll(() => rejections).toEqual([401, 401]);
  await fillLogin(page);
  await expect(logged(page)).toHaveText(['account done', 'first done', 'second done']);
  await expect(page.locator('dialog')).toHaveCount(0);
  const names = (await ledgerOf(page)).map(({ body }) => (body as { Name: string }).Name);
  expect(names.filter((name) => name === 'first')).toHaveLength(1);
  expect(names.filter((name) => name === 'second')).toHaveLength(1);
});

test('what is refused again after the login stays refused: nothing goes round in circles [ERR-01]', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  await faults({ match: `GET ${ACCOUNT}`, status: 401 });
  await call(page, 'read', ACCOUNT);
  await fillLogin(page);
  await expect(logged(page)).toHaveText(['read status 401']);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('tokens, user and the parts outside the page are those of the login; what was typed stays [ERR-01]', async ({
  page,
}) => {
  await page.goto('/fr/contact');
  await whenIdle(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const field = page.locator('main form [name=Message], main form textarea').first();
  await field.fill('Half a letter');
  const before = await page.locator('meta[name=csrf-token]').getAttribute('content');
  await page.evaluate(async (url) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { requestJson } = (await import(script.src.replace('archipel.js', 'authoring.js'))) as {
      requestJson: (address: string) => Promise<unknown>;
    };
    void requestJson(url);
  }, ACCOUNT);
  await fillLogin(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.account-link')).toContainText('Claire');
  await expect(page.locator('html')).toHaveAttribute('data-user', /.+/);
  const after = await page.locator('meta[name=csrf-token]').getAttribute('content');
  expect(after).not.toBe(before);
  expect(after).toBe(tokenOf(await (await page.request.get('/fr/contact')).text()));
  const tokens = page.locator('main input[name=__RequestVerificationToken]');
  expect(
    new Set(await tokens.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))),
  ).toEqual(new Set([after]));
  await expect(field).toHaveValue('Half a letter');
  await expectSameDocument(page);
});

test('of another visitor’s requests only those that read are repeated, and the page is theirs [ERR-01]', async ({
  page,
}) => {
  await page.goto('/fr');
  await signIn(page, 'claire');
  await openDialogs(page);
  const claire = await page.locator('html').getAttribute('data-user');
  await page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: true } });
  await page.request.delete('/demo/ledger');
  const body = { ProductVariantId: await findVariant(page), Quantity: 1, Name: 'X' };
  await call(page, 'write', ADD, { method: 'POST', body });
  await expect(loginModal(page)).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('archipel:page-finished', () =>
      document.documentElement.setAttribute('data-visited', ''),
    ),
  );
  await fillLogin(page, 'daan');
  await expect(page.locator('html')).toHaveAttribute('data-visited', '');
  await expect(page.locator('html')).toHaveAttribute('data-user', /.+/);
  expect(await page.locator('html').getAttribute('data-user')).not.toBe(claire);
  expect(await ledgerOf(page)).toEqual([]);
});

test('who has signed in elsewhere meanwhile is not asked again [ERR-01]', async ({ page, faults }) => {
  await openDialogs(page);
  await faults({ match: `GET ${ACCOUNT}`, status: 401, times: 1 });
  await signIn(page);
  await call(page, 'read', ACCOUNT);
  await expect(logged(page)).toHaveText(['read done']);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a modal link that is refused shows its page after the login [ERR-01] [DLG-01] @policy', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#modal-account');
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Bonjour Claire' })).toBeVisible();
  await expect(loginModal(page)).toHaveCount(0);
  await expect(page.locator('body > [role=status]')).toHaveText('La connexion a réussi.');
  await expectSameDocument(page);
});

test('an article that was refused is added once after the login, and not at all after a no [ERR-01] [PRD-06] @react', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-dune');
  await whenIdle(page);
  await page.request.post('/demo/session/expire', { data: { cartNeedsSignIn: true } });
  const button = page.locator('form.add-to-cart .ar-button[type=submit]');
  await button.click();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.add-to-cart-message')).toContainText('Connectez-vous');
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await ledgerOf(page)).toEqual([]);
  await button.click();
  await fillLogin(page);
  await expect(page.locator('.ar-growl-link')).toBeVisible();
  await expect(page.locator('.mini-cart-count')).toContainText('1');
  expect(await ledgerOf(page)).toHaveLength(1);
});
