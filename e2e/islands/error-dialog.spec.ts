import { collectWarnings } from '../support/answers.ts';
import { expectAccessible } from '../support/axe.ts';
import { errorModal, errorDialogReady, expectSameDocument, openDialogs } from '../support/dialogs.ts';
import { openOtherSite } from '../support/other-site.ts';
import { leaveUntouched } from '../support/sizes.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const OTHER = 'GET /fixtures/dialogs/other';

test('a failure is told in a dialog with a Close button, and can be tried again [ERR-03] @react @firefox', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  await page.fill('#note', 'typed');
  await faults({ match: OTHER, status: 500, times: 1 });
  await page.click('#away');
  const dialog = errorModal(page);
  // Each text appears once: the event as the heading, the reason below.
  await expect(dialog).toHaveAccessibleName('Une erreur inconnue est survenue.');
  await expect(dialog).toHaveAccessibleDescription(/^Le serveur rencontre un problème/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('#away')).toBeFocused();
  await expect(page.locator('#note')).toHaveValue('typed');
  await faults({ match: OTHER, status: 500, times: 1 });
  await page.click('#away');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('h1')).toHaveText('Other');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expectSameDocument(page);
});

for (const [lang, title, text] of [
  ['nl', 'Er is een onbekende fout opgetreden.', /server heeft een probleem/],
  ['de', 'An unknown error occurred.', /server has a problem/],
] as const) {
  test(`it speaks the page’s language: ${lang} [ERR-03] [I18N-01]`, async ({ page, faults }) => {
    await openDialogs(page, `?lang=${lang}`);
    await faults({ match: OTHER, status: 503, times: 1 });
    await page.click('#away');
    const dialog = page.getByRole('alertdialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(text);
    await expectAccessible(page);
  });
}

test('a request that fails before anybody has touched the page is told like any other [ERR-03]', async ({
  page,
  faults,
}) => {
  await leaveUntouched(page);
  await page.goto('/fixtures/dialogs/page');
  await page.waitForFunction(() => 'isReady' in window);
  const isAwaited = await page.evaluate(() => {
    const detail = { url: '/x', status: 0, kind: 'script', error: new Error('x') };
    return !document.dispatchEvent(new CustomEvent('archipel:request-error', { detail, cancelable: true }));
  });
  expect(isAwaited).toBe(false);
  await faults({ match: OTHER, status: 500, times: 1 });
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    await visit('/fixtures/dialogs/other');
  });
  await expect(errorModal(page)).toBeVisible();
});

test('a page that is not there is logged only [ERR-02]', async ({ page, faults }) => {
  await openDialogs(page);
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await faults({ match: OTHER, status: 404 });
  await page.click('#away');
  await expect.poll(() => logs.join(' ')).toContain('status 404');
  await whenIdle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Dialogs');
  await expectSameDocument(page);
});

test('without a network it is there all the same, and the console has a warning [ERR-03] [ERR-02] @firefox', async ({
  page,
  context,
}) => {
  await openDialogs(page);
  const warnings = collectWarnings(page);
  await context.setOffline(true);
  await page.click('#away');
  // The message is shown once: the reason says all.
  await expect(errorModal(page).locator('.ar-dialog-message p')).toHaveText(/Aucune réponse du serveur/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(warnings).toEqual([expect.stringMatching(/dialogs\/other failed \(network\)/)]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('h1')).toHaveText('Other');
});

test('where no script gets an answer the page is a link away [ERR-03]', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await openDialogs(page);
  await page.click('#away');
  const link = errorModal(page).getByRole('link', { name: 'Ouvrir comme page' });
  await expect(link).toHaveAttribute('href', /\/fixtures\/dialogs\/other$/);
  await expectAccessible(page);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Other');
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
});

test('several failures at once share one dialog, and are tried again together [ERR-03]', async ({ page }) => {
  await openDialogs(page);
  await page.evaluate(() => {
    const state = window as unknown as { retried: string[] };
    state.retried = [];
    const { RequestError } = window as unknown as { RequestError: new (...args: unknown[]) => Error };
    for (const [kind, status] of [
      ['status', 500],
      ['status', 502],
      ['timeout', 0],
    ] as const) {
      const error = new RequestError(kind, 'http://x.invalid/', { status });
      const retry = () => state.retried.push(`${kind} ${status}`);
      const detail = { url: '/x', status, kind, error, retry };
      document.dispatchEvent(new CustomEvent('archipel:request-error', { detail, cancelable: true }));
    }
  });
  await expect(errorModal(page)).toHaveCount(1);
  await expect(errorModal(page).locator('.ar-dialog-message p')).toHaveText([
    // Messages that need no texts of the site do not wait for them.
    /trop de temps/,
    /rencontre un problème/,
  ]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const retried = () => page.evaluate(() => (window as unknown as { retried: string[] }).retried);
  expect(await retried()).toEqual(['timeout 0', 'status 500', 'status 502']);
});

test('it never takes the focus from somebody who types [ERR-03]', async ({ page, faults }) => {
  await openDialogs(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await faults({ match: OTHER, status: 500, times: 1 });
  await page.locator('#note').focus();
  const failed = page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('archipel:request-error', resolve, { once: true })),
  );
  await page.evaluate(() => document.querySelector<HTMLElement>('#away')!.click());
  await failed;
  // The dialog is attached when it begins to wait for a pause in typing.
  await expect(page.locator('dialog.ar-error-dialog')).toBeAttached();
  await page.keyboard.type('I go on');
  await page.clock.runFor(1_000);
  await expect(page.locator('#note')).toHaveValue('I go on');
  await expect(page.locator('#note')).toBeFocused();
  await expect(errorModal(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(errorModal(page)).toBeVisible();
});

test('a page may tell of failures itself [ERR-03]', async ({ page, faults }) => {
  await openDialogs(page);
  await page.evaluate(() =>
    document.addEventListener('archipel:request-error', (event) => event.preventDefault(), true),
  );
  await faults({ match: OTHER, status: 500, times: 1 });
  await page.click('#away');
  await whenIdle(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('where its code can’t be had the browser tells what is wrong [ERR-03] [ERR-04]', async ({
  page,
  faults,
}) => {
  await faults({ match: '/\\/dialog-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.goto('/fixtures/dialogs/page');
  await errorDialogReady(page);
  await faults({ match: OTHER, status: 503, body: '<!doctype html><html lang="fr"><h1>Panne</h1>' });
  await page.click('#away');
  await expect(page.locator('h1')).toHaveText('Panne');
});

test('offline in the first seconds the page stays and says so; its code comes once the network is back [ERR-02] [ERR-03] [NAV-01]', async ({
  page,
  context,
}) => {
  await leaveUntouched(page);
  await page.goto('/fr/terms');
  await whenIdle(page);
  const link = page.locator('footer a[href="/fr/contact"]').first();
  await context.setOffline(true);
  const shownTexts = page.waitForEvent('dialog');
  await link.dispatchEvent('click', { bubbles: true, cancelable: true, composed: true });
  const dialog = await shownTexts;
  expect(dialog.message()).toBe('Hors ligne');
  await dialog.accept();
  await expect(page).toHaveURL(/\/fr\/terms$/);
  await context.setOffline(false);
  await page.waitForFunction(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseStatus }) => /\/dialog-/.test(name) && responseStatus === 200,
    ),
  );
  await link.click();
  await expect(page).toHaveURL(/\/fr\/contact$/);
});

test('a form whose answer leads to a site that the policy does not name says so, and its button is free [ERR-03] [VAL-19]', async ({
  page,
  faults,
  trouble,
}) => {
  const other = await openOtherSite();
  await openDialogs(page);
  const blocked = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
  await faults({ match: '/ \\/echo/', redirect: { to: other.url, status: 303 } });
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/echo';
    form.append(document.createElement('button'));
    form.lastElementChild!.id = 'plain';
    document.querySelector('[data-page]')!.append(form);
  });
  await page.click('#plain');
  await blocked;
  await expect(errorModal(page)).toBeVisible();
  await expect(page.locator('#plain')).not.toHaveAttribute('aria-busy');
  expect(other.received).toEqual([]);
  expect(trouble.violations.splice(0)).toEqual([expect.stringContaining('form-action')]);
  await other.close();
});
