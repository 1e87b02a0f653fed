import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, expectSameDocument, fillLogin, logged, loginModal, openDialogs } from '../support/dialogs.ts';
import { ledgerOf, signIn } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// The dialog of islands/login-dialog, and what it does with requests that were refused (401).

const ACCOUNT = '/api/v1/account';
const ADD = '/api/v1/catalog/products/addtocart';
const tokenOf = (html: string) => /name="csrf-token" content="([^"]+)"/.exec(html)?.[1];

/** An article that anybody may put into the cart. */
async function findVariant(page: Page): Promise<number> {
  const html = await (await page.request.get('/fr/catalog/product/mug-dune')).text();
  return Number(/name="ProductVariantId" value="(\d+)"/.exec(html)![1]);
}

const loader = /long-loading/;

test('a refused visit shows the login, and goes on once signed in [ERR-01] @react @firefox', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#account');
  const dialog = page.getByRole('dialog', { name: 'Se connecter' });
  await expect(dialog.locator('[name=Email]')).toBeFocused();
  await expect(loginModal(page)).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveClass(loader);
  await whenIdle(page);
  await expectAccessible(page);
  await fillLogin(page);
  await expect(page.locator('main h1')).toHaveText('Bonjour, Claire');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr\/account$/);
  await expect(page.locator('html')).not.toHaveClass(loader);
  await expectSameDocument(page);
});

test('the login asked for is that of the page’s culture, with the way back [ERR-01]', async ({ page }) => {
  await openDialogs(page, '?culture=nl&x=1');
  const asked = page.waitForRequest(/security\/login/);
  await page.click('#account');
  const { pathname, searchParams } = new URL((await asked).url());
  expect(pathname).toBe('/nl/security/login');
  expect(searchParams.get('returnUrl')).toBe('/fixtures/dialogs/page?culture=nl&x=1');
  await expect(page.getByRole('dialog', { name: 'Aanmelden' })).toBeVisible();
  await expectAccessible(page);
});

test('what is wrong is said in place, the address stays, and the field that is wrong has the focus [ERR-01] @react', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#account');
  await fillLogin(page, 'claire', 'wrong');
  const dialog = loginModal(page);
  await expect(dialog.locator('.validation-summary-errors')).toBeVisible();
  await expect(dialog.locator('[name=Email]')).toHaveValue('claire@example.com');
  await expect(dialog.locator('[name=Password]')).toHaveValue('');
  await expect(dialog.locator('[name=Password]')).toBeFocused();
  await expectAccessible(page);
  await fillLogin(page);
  await expect(page.locator('main h1')).toHaveText('Bonjour, Claire');
});

for (const [what, fault, message] of [
  [
    'a refusal in words',
    { status: 401, type: 'application/json', body: '{"Message":"Compte bloqué."}' },
    'Compte bloqué.',
  ],
  ['a refusal in a fragment', { status: 401, body: '<p>Trop <b>tard</b></p>' }, 'Trop tard'],
  ['an error of the server', { status: 500 }, /n’a pas pu être vérifiée.*problème/],
  ['a lost connection', { drop: true }, /Aucune réponse du serveur/],
] as const) {
  test(`${what} is told in the dialog, and everything typed stays [ERR-01] @react`, async ({
    page,
    faults,
  }) => {
    await openDialogs(page);
    await page.click('#account');
    await faults({ match: 'POST /fr/security/login', ...fault });
    await fillLogin(page);
    const dialog = loginModal(page);
    await expect(dialog.getByRole('alert').first()).toHaveText(message);
    await expect(dialog.locator('[name=Email]')).toHaveValue('claire@example.com');
    await expect(dialog.locator('[name=Password]')).toHaveValue('table-ouverte');
    await expect(dialog.locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
    await faults();
    await dialog.locator('button[type=submit]').click();
    await expect(page.locator('main h1')).toHaveText('Bonjour, Claire');
  });
}

test('a double press signs in once [ERR-01]', async ({ page, faults }) => {
  await openDialogs(page);
  await page.click('#account');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await faults({ match: 'POST /fr/security/login', delay: 300 });
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await fillLogin(page);
  await expect(loginModal(page).locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await loginModal(page).locator('[name=Password]').press('Enter');
  await expect(page.locator('main h1')).toHaveText('Bonjour, Claire');
  expect(posts).toBe(1);
});

test('a no leaves everything as it was [ERR-01] @react', async ({ page }) => {
  await openDialogs(page);
  await page.fill('#note', 'typed');
  await call(page, 'read', ACCOUNT);
  await expect(loginModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logged(page)).toHaveText(['read status 401']);
  await page.click('#account');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await whenIdle(page);
  await expect(page.locator('main h1')).toHaveText('Dialogs');
  await expect(page.locator('#note')).toHaveValue('typed');
  await expect(page.locator('html')).not.toHaveClass(loader);
  await expect(page.locator('#account')).toBeFocused();
  await expectSameDocument(page);
});

test('several refusals share one dialog, and are repeated once, in their order [ERR-01] @react @firefox', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
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
  const refused = page.waitForResponse((response) => response.url().includes('addtocart'));
  await refused;
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

test('tokens, user and the parts outside the page are those of the login; what was typed stays [ERR-01] @react', async ({
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

test('of another visitor’s requests only those that read are repeated, and the page is theirs [ERR-01] @react', async ({
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

test('a modal link that is refused shows its page after the login [ERR-01] [DLG-01] @react', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#modal-account');
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Bonjour, Claire' })).toBeVisible();
  await expect(loginModal(page)).toHaveCount(0);
  await expectSameDocument(page);
});

test('a login page that can’t be had can be tried again, or opened as a page [ERR-01] @react', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  await faults({ match: 'GET /fr/security/login', status: 500, times: 1 });
  await page.click('#account');
  await expect(loginModal(page).getByRole('alert')).toContainText('n’a pas pu être chargé');
  await expect(loginModal(page).getByRole('link')).toHaveAttribute('href', /security\/login\?returnUrl=/);
  await expectAccessible(page);
  await loginModal(page).getByRole('button', { name: 'Réessayer' }).click();
  await fillLogin(page);
  await expect(page.locator('main h1')).toHaveText('Bonjour, Claire');
});

test('without its code the server’s own login page is shown [ERR-01] [ERR-04]', async ({ page, faults }) => {
  await faults({ match: '/login-dialog-[^.]*(\\.dep)?\\.js/', status: 404 });
  await openDialogs(page);
  await page.click('#account');
  await expect(page).toHaveURL(/\/fr\/security\/login/);
  await expect(page.locator('main [name=Email]')).toBeVisible();
});

test('going back gives the login up [ERR-01] [NAV-15]', async ({ page }) => {
  await page.goto('/fixtures/dialogs/other');
  await whenIdle(page);
  await page.click('#back');
  await expect(page.locator('main h1')).toHaveText('Dialogs');
  await page.click('#account');
  await expect(loginModal(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Other');
  await expect(page.locator('dialog')).toHaveCount(0);
});
