import { expectAccessible } from '../support/axe.ts';
import { call, expectSameDocument, fillLogin, logged, loginModal, openDialogs } from '../support/dialogs.ts';
import { expect, test, whenIdle } from '../support/test.ts';

// Tests of islands/login-dialog; refused.spec.ts covers its handling of rejected requests.

const ACCOUNT = '/api/v1/account';
const loader = /long-loading/;

test('a refused visit shows the login, and goes on once signed in [ERR-01] @react @firefox @policy', async ({
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
  await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/fr\/account$/);
  await expect(page.locator('html')).not.toHaveClass(loader);
  await expectSameDocument(page);
});

test('no loader lies over the login, however fast it has come, and it is there again afterwards [ERR-01] [NAV-10]', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  await page.click('#account');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await expect(page.locator('[data-page]')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('html')).not.toHaveClass(loader);
  await faults({ match: 'GET /fr/account', isPaused: true });
  await fillLogin(page);
  await expect(page.locator('html')).toHaveClass(loader);
  await faults();
  await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
  await expect(page.locator('html')).not.toHaveClass(loader);
});

test('the login asked for is that of the page’s culture, with the way back [ERR-01]', async ({ page }) => {
  await openDialogs(page, '?culture=nl&x=1');
  const requested = page.waitForRequest(/security\/login/);
  await page.click('#account');
  const { pathname, searchParams } = new URL((await requested).url());
  expect(pathname).toBe('/nl/security/login');
  expect(searchParams.get('returnUrl')).toBe('/fixtures/dialogs/page?culture=nl&x=1');
  await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await expectAccessible(page);
});

test('what is wrong is said in place, the address stays, and the field that is wrong has the focus [ERR-01]', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#account');
  await fillLogin(page, 'claire', 'wrong');
  const dialog = loginModal(page);
  await expect(dialog.getByRole('alert')).toHaveText('L’adresse e-mail ou le mot de passe est incorrect.');
  await expect(dialog.getByText('incorrect')).toHaveCount(1);
  await expect(dialog.locator('[name=Email]')).toHaveValue('claire@example.com');
  await expect(dialog.locator('[name=Password]')).toHaveValue('');
  await expect(dialog.locator('[name=Password]')).toBeFocused();
  await expectAccessible(page);
  await fillLogin(page);
  await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
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
  test(`${what} is told in the dialog, and everything typed stays [ERR-01]`, async ({ page, faults }) => {
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
    await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
  });
}

test('a double press signs in once [ERR-01]', async ({ page, faults }) => {
  await openDialogs(page);
  await page.click('#account');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await faults({ match: 'POST /fr/security/login', isPaused: true });
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await fillLogin(page);
  await expect(loginModal(page).locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await loginModal(page).locator('[name=Password]').press('Enter');
  await faults();
  await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
  expect(posts).toBe(1);
});

test('a no leaves everything as it was [ERR-01]', async ({ page }) => {
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

test('a login page that can’t be had can be tried again, or opened as a page [ERR-01]', async ({
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
  await expect(page.locator('main h1')).toHaveText('Bonjour Claire');
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
