import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';
import { isSameDocument, markDocument } from '../support/test.ts';

const OTHER = '/fixtures/dialogs/other';

/** Opens the page of the dialogs' specs, and waits until code that loads on the first input is there. */
async function open(page: Page, archipel: Archipel, settings: Record<string, unknown> = {}): Promise<void> {
  const other = archipel.html('confirm', { html: '<h2>Other</h2>' });
  archipel.fragment(OTHER, other);
  await archipel.open('confirm', { html: await fixtureHtml('dialogs/page'), settings });
  await page.locator('html').dispatchEvent('pointermove');
  await archipel.idle();
  await markDocument(page);
}

const other = (page: Page) => page.getByRole('heading', { name: 'Other', exact: true });

test('a link with a question is followed only when it is confirmed [DLG-02] [PGE-06] @firefox', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  await page.click('#confirm');
  const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
  await expect(dialog).toHaveAccessibleDescription('Leave <b>now</b>?');
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(other(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const [how, leave] of [
  ['going back', (page) => page.getByRole('button', { name: 'Retour' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the close button', (page) => page.getByRole('button', { name: 'Fermer' }).click()],
  ['a press on the backdrop', (page) => page.mouse.click(4, 4)],
] as [string, (page: Page) => Promise<void>][]) {
  test(`${how} is a no, and the focus is where it was [DLG-02] [DLG-04]`, async ({ page, archipel }) => {
    await open(page, archipel);
    await page.click('#confirm');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await leave(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await archipel.idle();
    await expect(other(page)).toHaveCount(0);
    await expect(page.locator('#confirm')).toBeFocused();
  });
}

test('what destroys least has the focus first [DLG-02]', async ({ page, archipel }) => {
  await open(page, archipel);
  await page.locator('#confirm').press('Enter');
  await expect(page.getByRole('button', { name: 'Retour' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await archipel.idle();
  await expect(other(page)).toHaveCount(0);
});

test('the words of the site’s resources are told, each by its own key [DLG-02] [ERR-03] [I18N-01]', async ({
  page,
  archipel,
}) => {
  const resources = { Core: { SureToDelete: 'Sûr ?', UnknownError: 'Aïe.', Other: 'Autre' } };
  archipel.mock('strings.read', resources);
  await open(page, archipel, { strings: { version: '1' } });
  archipel.fragment(OTHER, '', { status: 500 });
  await page.click('#confirm-default');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Sûr ?');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Aïe.' })).toBeVisible();
});

test('when the resources can’t be had the question is ours, never a key [DLG-02]', async ({
  page,
  archipel,
}) => {
  archipel.expectComplaint(/localization.* failed/);
  archipel.mock('strings.read', undefined, { status: 500 });
  await open(page, archipel, { strings: { version: '1' } });
  await page.click('#confirm-default');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Voulez-vous vraiment supprimer ceci ?',
  );
});

test('a modal link with a question opens once confirmed [DLG-02] [DLG-01]', async ({ page, archipel }) => {
  await open(page, archipel);
  archipel.fragment('/fixtures/dialogs/piece', '<main data-page><h1>A piece of the server</h1></main>');
  await page.click('#confirm-modal');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Show it?');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('dialog', { name: 'A piece of the server' })).toBeVisible();
});

test('an ajax form is sent only once its question is confirmed, in its place, by its button [DLG-02] [FRM-03]', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  archipel.fragment('/echo', ({ body }) => `<p data-field="by">"${(body as { by: string }).by}"</p>`);
  const sent = () =>
    archipel
      .requests()
      .filter(({ method }) => method === 'POST')
      .map(({ url }) => new URL(url).pathname);
  const pressDelete = () => page.getByRole('button', { name: 'Delete by a form' }).click();
  await pressDelete();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription('Delete <b>it</b>?');
  await dialog.getByRole('button', { name: 'Retour' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await archipel.idle();
  expect(sent()).toEqual([]);
  await pressDelete();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('#echo [data-field=by]')).toHaveText('"form"');
  expect(sent()).toEqual(['/echo']);
  expect(await isSameDocument(page)).toBe(true);
});

test('the question of an ajax link is asked, too [DLG-02]', async ({ page, archipel }) => {
  await open(page, archipel);
  await page.click('#confirm-ajax');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('By ajax?');
});

test('a button’s own script waits for the yes and runs once; rails-ujs beside it does not ask again [DLG-02] [PGE-06]', async ({
  page,
  archipel,
}) => {
  await open(page, archipel);
  // One listener on the document simulates rails-ujs.
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    document.querySelector('#confirm-button')!.addEventListener('click', () => steps.push('deleted'));
    document.addEventListener('click', ({ target }) => {
      const element = (target as Element).closest('a[data-confirm], button[data-confirm]');
      if (element) steps.push(`rails asks ${element.getAttribute('data-confirm')}`);
    });
  });
  const steps = () => page.evaluate(() => (window as unknown as { steps: string[] }).steps);
  const button = page.locator('#confirm-button');
  await button.click();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await steps()).toEqual([]);
  await button.click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect.poll(steps).toEqual(['deleted']);
  await expect(button).toHaveAttribute('data-confirm', 'Sure?');
});

test('a double click asks once [DLG-02]', async ({ page, archipel }) => {
  const [released, release] = createGate();
  await page.route(/\/confirm-[^.]*\.js/, (route) => released.then(() => route.continue()));
  await open(page, archipel);
  await page.dblclick('#confirm');
  release();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await archipel.idle();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('without its code the link is what the server wrote [DLG-02] [ERR-04]', async ({ page, archipel }) => {
  archipel.expectComplaint(/confirm/);
  await page.route(/\/confirm-[^.]*(\.dep)?\.js/, (route) => route.fulfill({ status: 404 }));
  await open(page, archipel);
  await page.click('#confirm');
  await expect(other(page)).toBeVisible();
});
