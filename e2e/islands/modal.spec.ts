import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSameDocument, openDialogs } from '../support/dialogs.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const FRAGMENT = 'GET /fixtures/dialogs/piece';
const fragmentDialog = (page: Page) => page.getByRole('dialog', { name: 'A piece of the server' });
const steps = (page: Page) => page.evaluate(() => (window as unknown as { steps: string[] }).steps);

test.beforeEach(({ page }) => openDialogs(page));

test('a modal link shows its address in a dialog named by its heading, with islands alive, and tears them down [DLG-01] [PGE-06] @firefox', async ({
  page,
}) => {
  await page.click('#modal');
  await expect(fragmentDialog(page)).toBeVisible();
  await fragmentDialog(page).getByRole('button', { name: 'Compté 0' }).click();
  await expect(fragmentDialog(page).getByRole('button', { name: 'Compté 1' })).toBeVisible();
  expect(await steps(page)).toEqual(['mount inside-probe']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect.poll(() => steps(page)).toEqual(['mount inside-probe', 'unmount inside-probe']);
  await expect(page.locator('#modal')).toBeFocused();
  await expectSameDocument(page);
});

test('a full page is cut down to its container [DLG-01] [NAV-13]', async ({ page }) => {
  await page.click('#modal-page');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(/Livraison/);
  await expect(dialog.locator('header.site-header')).toHaveCount(0);
  await expectSameDocument(page);
});

test('a button and a form that reads open dialogs, too [DLG-01] [PGE-06]', async ({ page }) => {
  await page.click('#modal-button');
  await expect(fragmentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Piece by form' }).click();
  await expect(page.getByRole('dialog', { name: 'A piece of the server for a b by button' })).toBeVisible();
});

test('the dialog is there at once, busy and named by its link, and gives up when it is closed early [DLG-01]', async ({
  page,
  faults,
}) => {
  await faults({ match: FRAGMENT, delay: 60_000 });
  await page.click('#modal');
  const dialog = page.getByRole('dialog', { name: 'A piece' });
  await expect(dialog.getByRole('status')).toHaveText('Chargement…');
  await expectAccessible(page);
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/piece'));
  await page.keyboard.press('Escape');
  await gone;
  await whenIdle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('what failed can be tried again, or opened as a page [DLG-01]', async ({ page, faults }) => {
  await faults({ match: FRAGMENT, status: 500, times: 1 });
  await page.click('#modal');
  const dialog = page.getByRole('dialog', { name: 'A piece' });
  await expect(dialog.getByRole('alert')).toHaveText(/^Une erreur inconnue est survenue\. Le serveur/);
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'Ouvrir comme page' })).toHaveAttribute(
    'href',
    /\/fixtures\/dialogs\/piece$/,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(fragmentDialog(page)).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('a page without a container shows its main part, or its body without its scripts [DLG-01]', async ({
  page,
  faults,
}) => {
  await page.click('#modal-bare');
  const dialog = page.getByRole('dialog', { name: 'No container here' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  const body =
    '<!doctype html><title>x</title><nav>Menu</nav><main><h1>Main part</h1><a href="other">Go</a></main><script>go()</script>';
  await faults({ match: 'GET /fixtures/nav/bare', status: 200, body });
  await page.click('#modal-bare');
  const main = page.getByRole('dialog', { name: 'Main part' });
  await expect(main.getByRole('link')).toHaveAttribute('href', '/fixtures/nav/other');
  await expect(main).not.toContainText('Menu');
});

test('an empty page says so, and the browser can show it [DLG-01]', async ({ page, faults }) => {
  await faults({ match: 'GET /fixtures/nav/bare', status: 200, body: '<!doctype html><html></html>' });
  await page.click('#modal-bare');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('n’a pas pu être affichée');
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/nav\/bare$/);
});

test('dialogs open above dialogs, and close one by one [DLG-01] [DLG-04]', async ({ page }) => {
  await page.click('#modal');
  await page.click('#deeper');
  const deeper = page.getByRole('dialog', { name: 'Deeper' });
  await expect(deeper.getByLabel('Field')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deeper).toHaveCount(0);
  await expect(page.locator('#deeper')).toBeFocused();
  await expect(fragmentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('rules hold in a dialog, go with it, and hold anew in the next [DLG-01] [VAL-18]', async ({ page }) => {
  await page.click('#modal-fields');
  const dialog = page.getByRole('dialog', { name: 'A form with rules' });
  const field = dialog.getByLabel('Name');
  await expect(field).toBeVisible();
  // A form is sent unchecked when the code of its rules takes longer than two seconds.
  await whenIdle(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[data-valmsg-for]')).toHaveText('A name, please.');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.click('#modal-fields');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[data-valmsg-for]')).toBeEmpty();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('[data-valmsg-for]')).toHaveText('A name, please.');
  await field.fill('Jeanne');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/echo$/);
});

test('a link to a page closes the dialog and goes there [DLG-01] [NAV-15]', async ({ page }) => {
  await page.click('#modal');
  await page.click('#relative');
  await expect(page.locator('h1')).toHaveText('Other');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/dialogs\/other$/);
  await expect.poll(() => steps(page)).toContain('unmount inside-probe');
  await expectSameDocument(page);
});

test('a question inside a dialog is asked above it [DLG-01] [DLG-02]', async ({ page }) => {
  await page.click('#modal');
  await page.click('#ask-inside');
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.locator('#ask-inside')).toBeFocused();
  // The first dialog has faded out.
  await expect(page.locator('dialog')).toHaveCount(1);
  await page.click('#ask-inside');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('h1')).toHaveText('Other');
});

test('a form without an address goes where its dialog came from [DLG-01]', async ({ page }) => {
  await page.click('#modal');
  await page.getByRole('button', { name: 'Here' }).click();
  await expect(page).toHaveURL(/\/fixtures\/dialogs\/piece\?$/);
});

test('a link to another site is the browser’s [DLG-01]', async ({ page }) => {
  const requested = page.waitForRequest('https://elsewhere.invalid/');
  await page.route('https://elsewhere.invalid/', (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.click('#modal-elsewhere');
  expect((await requested).isNavigationRequest()).toBe(true);
});

test('a double click opens one dialog [DLG-01]', async ({ page, faults }) => {
  await faults({ match: '/modal-[^.]*\\.js/', isPaused: true });
  await page.dblclick('#modal');
  await faults();
  await expect(fragmentDialog(page)).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('a press is painted before its dialog opens, and a link that has gone by then opens none [DLG-01]', async ({
  page,
}) => {
  await page.click('#modal');
  await expect(fragmentDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  const openInNextFrame = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelectorAll('dialog[open]').length));
        document.querySelector<HTMLElement>('#modal')!.click();
      }),
  );
  expect(openInNextFrame).toBe(0);
  await whenIdle(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#modal')!;
    link.click();
    link.remove();
  });
  await whenIdle(page);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('without its code the link leads to its page [DLG-01] [ERR-04]', async ({ page, faults }) => {
  await faults({ match: '/modal-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.click('#modal');
  await expect(page).toHaveURL(/\/fixtures\/dialogs\/piece$/);
});
