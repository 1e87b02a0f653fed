import type { Page } from '@playwright/test';
import { PORT } from '../support/demo-cookies.ts';
import { call, errorModal, expectSameDocument, logged, loginModal, openDialogs } from '../support/dialogs.ts';
import { expect, test, whenIdle, type Fault } from '../support/test.ts';

// Faults × kinds of request: every cell ends in a usable page and a clear message, without a loader, and
// preserves the typed text.

const NO_ANSWER = 'Aucune réponse du serveur';

/** Time for an answer of 50 MB to come, on a slow machine too. */
const LONG = { timeout: 30_000 };

interface Row {
  what: string;
  fault: Omit<Fault, 'match'>;
  /** A sentence of the message. */
  text: string;
  /** Kind and status of the error that a call of the API reports. */
  kind: string;
}

const ROWS: Row[] = [
  { what: 'a lost connection', fault: { drop: true }, text: NO_ANSWER, kind: 'network 0' },
  { what: 'an answer that stops coming', fault: { stall: 10 }, text: 'trop de temps', kind: 'timeout 0' },
  { what: 'a connection reset in the middle', fault: { truncate: 10 }, text: NO_ANSWER, kind: 'network 0' },
  {
    what: 'an error of the server',
    fault: { status: 500 },
    text: 'rencontre un problème',
    kind: 'status 500',
  },
  { what: 'a refusal', fault: { status: 403 }, text: 'a refusé', kind: 'status 403' },
  { what: 'an answer of 50 MB', fault: { size: 50_000_000 }, text: 'trop volumineuse', kind: 'size 200' },
  { what: 'a redirect without end', fault: { redirect: { to: 'loop' } }, text: NO_ANSWER, kind: 'network 0' },
];

const NOT_JSON = { text: '', kind: 'type 200' };

const VISIT = 'GET /fixtures/dialogs/other';
const MODAL = 'GET /fixtures/dialogs/piece';
const CALL = 'GET /api/v1/shoppingcarts';
const elsewhere = { redirect: { to: `http://localhost:${PORT}/fixtures/dialogs/other` } };
const login = { redirect: { to: '/fr/security/login' } };

async function open(page: Page, patience = 30_000): Promise<void> {
  await openDialogs(page, `?patience=${patience}`);
  await page.fill('#note', 'typed');
}

/** Expects that the page is unchanged, that no loader runs, and that the next press works. */
async function expectUsable(page: Page): Promise<void> {
  await whenIdle(page);
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('#note')).toHaveValue('typed');
  await expectSameDocument(page);
  await page.click('#away');
  await expect(page.locator('main h1')).toHaveText('Other');
}

/** Opens the page with a short timeout for stalled responses only: slow machines need time for the others. */
const reopen = (page: Page, { fault }: Row) => open(page, fault.stall ? 3_000 : undefined);

test('a visit says what it meets, and the page stays: every fault of the way [ERR-03] [NAV-10]', async ({
  page,
  faults,
}) => {
  test.slow();
  for (const row of ROWS) {
    await test.step(row.what, async () => {
      await reopen(page, row);
      await faults({ match: VISIT, ...row.fault });
      await page.click('#away');
      await expect(errorModal(page)).toHaveAccessibleDescription(new RegExp(row.text), LONG);
      await page.keyboard.press('Escape');
      await faults();
      await expectUsable(page);
    });
  }
});

test('a modal link says what it meets in its dialog: every fault of the way [ERR-03] [DLG-01]', async ({
  page,
  faults,
}) => {
  test.slow();
  for (const row of ROWS) {
    await test.step(row.what, async () => {
      await reopen(page, row);
      await faults({ match: MODAL, ...row.fault });
      await page.click('#modal');
      const dialog = page.getByRole('dialog', { name: 'A piece' });
      await expect(dialog.getByRole('alert')).toContainText(row.text, LONG);
      await faults();
      await dialog.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('dialog', { name: 'A piece of the server' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectUsable(page);
    });
  }
});

test('a call tells its caller what it was: every fault of the way [ERR-03]', async ({ page, faults }) => {
  test.slow();
  const rows: Row[] = [
    ...ROWS,
    { what: 'HTML', fault: { status: 200, body: '<!doctype html><h1>Maintenance</h1>' }, ...NOT_JSON },
    {
      what: 'JSON that is cut',
      fault: { status: 200, type: 'application/json', body: '{"ItemsCount":' },
      ...NOT_JSON,
    },
  ];
  for (const row of rows) {
    await test.step(row.what, async () => {
      await reopen(page, row);
      await faults({ match: CALL, ...row.fault });
      await call(page, 'cart', '/api/v1/shoppingcarts');
      await expect(logged(page)).toHaveText([`cart ${row.kind}`], LONG);
      await faults();
      await call(page, 'cart', '/api/v1/shoppingcarts');
      await expect(logged(page).last()).toHaveText('cart done');
    });
  }
  await expectUsable(page);
});

test('offline, a visit and a modal link say so, and go on when the network is back [ERR-03]', async ({
  page,
  context,
}) => {
  await open(page);
  await page.click('#modal');
  await page.getByRole('dialog', { name: 'A piece of the server' }).press('Escape');
  await context.setOffline(true);
  await page.click('#modal');
  const dialog = page.getByRole('dialog', { name: 'A piece' });
  await expect(dialog.getByRole('alert')).toContainText(NO_ANSWER);
  await page.keyboard.press('Escape');
  await page.click('#away');
  await expect(errorModal(page)).toHaveAccessibleDescription(new RegExp(NO_ANSWER));
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expectUsable(page);
});

test('what is no HTML is the browser’s to show, and a modal link says so [ERR-03]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: MODAL, type: 'application/json' });
  await page.click('#modal');
  const dialog = page.getByRole('dialog', { name: 'A piece' });
  await expect(dialog.getByRole('alert')).toContainText('n’a pas pu être affichée');
  await page.keyboard.press('Escape');
  await faults({ match: VISIT, type: 'text/plain' });
  await page.click('#away');
  await expect(page).toHaveURL(/dialogs\/other$/);
  await expect(page.locator('body')).toContainText('<h1>Other</h1>');
});

test('a visit that is redirected to another site goes there [ERR-03] [NAV-01]', async ({
  page,
  faults,
  trouble,
}) => {
  await open(page);
  await faults({ match: VISIT, ...elsewhere });
  await page.click('#away');
  await expect(page).toHaveURL(/^http:\/\/localhost:/);
  await expect(page.locator('main h1')).toHaveText('Other');
  // The policy has stopped the script from following the redirect, and reported it.
  trouble.violations.length = 0;
});

test('a modal link and a call that are redirected to another site fail as if nobody answered [ERR-03]', async ({
  page,
  faults,
  trouble,
}) => {
  await open(page);
  await faults({ match: MODAL, ...elsewhere }, { match: CALL, ...elsewhere });
  await call(page, 'cart', '/api/v1/shoppingcarts');
  await expect(logged(page)).toHaveText(['cart network 0']);
  await page.click('#modal');
  const dialog = page.getByRole('dialog', { name: 'A piece' });
  await expect(dialog.getByRole('alert')).toContainText(NO_ANSWER);
  await dialog.getByRole('link', { name: 'Ouvrir comme page' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:/);
  trouble.violations.length = 0;
});

test('a visit that is redirected to the login shows it as a page [ERR-01]', async ({ page, faults }) => {
  await open(page);
  await faults({ match: VISIT, ...login });
  await page.click('#away');
  await expect(page.locator('main h1')).toHaveText('Se connecter');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a modal link and a call that are redirected to the login ask for it, and a no is a no [ERR-01]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: MODAL, ...login }, { match: CALL, ...login });
  await call(page, 'cart', '/api/v1/shoppingcarts');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(logged(page)).toHaveText(['cart status 401']);
  await page.click('#modal');
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectUsable(page);
});
