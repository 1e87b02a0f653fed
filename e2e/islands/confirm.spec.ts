import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSameDocument, openDialogs } from '../support/dialogs.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test('a link with a question is followed only when it is confirmed [DLG-02] [PGE-06] @firefox', async ({
  page,
}) => {
  await openDialogs(page);
  await page.click('#confirm');
  const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
  await expect(dialog).toHaveAccessibleDescription('Leave <b>now</b>?');
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('h1')).toHaveText('Other');
  await expectSameDocument(page);
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const [how, leave] of [
  ['going back', (page) => page.getByRole('button', { name: 'Retour' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the close button', (page) => page.getByRole('button', { name: 'Fermer' }).click()],
  ['a press on the backdrop', (page) => page.mouse.click(4, 4)],
] as [string, (page: Page) => Promise<void>][]) {
  test(`${how} is a no, and the focus is where it was [DLG-02] [DLG-04]`, async ({ page }) => {
    await openDialogs(page);
    await page.click('#confirm');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await leave(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await whenIdle(page);
    await expect(page.locator('h1')).toHaveText('Dialogs');
    await expect(page.locator('#confirm')).toBeFocused();
  });
}

test('what destroys least has the focus first [DLG-02]', async ({ page }) => {
  await openDialogs(page);
  await page.locator('#confirm').press('Enter');
  await expect(page.getByRole('button', { name: 'Retour' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Dialogs');
});

for (const [lang, question] of [
  ['fr', 'Voulez-vous vraiment supprimer cet élément ?'],
  ['nl', 'Wilt u dit zeker verwijderen?'],
  ['de', 'Are you sure to delete this?'],
] as const) {
  test(`without words of its own the question is that of the resources, in ${lang} [DLG-02] [I18N-01]`, async ({
    page,
  }) => {
    await openDialogs(page, `?lang=${lang}`);
    await page.click('#confirm-default');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(question);
    await expectAccessible(page);
  });
}

test('the words of the site’s resources are told, each by its own key [DLG-02] [ERR-03] [I18N-01]', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  const resources = { Core: { SureToDelete: 'Sûr ?', UnknownError: 'Aïe.', Other: 'Autre' } };
  const type = 'application/json';
  await faults(
    { match: 'GET /api/v1/localization', status: 200, type, body: JSON.stringify(resources) },
    { match: 'GET /fixtures/dialogs/other', status: 500 },
  );
  await page.click('#confirm-default');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Sûr ?');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Aïe.' })).toBeVisible();
});

test('when the resources can’t be had the question is ours, never a key [DLG-02]', async ({
  page,
  faults,
}) => {
  await openDialogs(page);
  await faults({ match: 'GET /api/v1/localization', status: 500 });
  await page.click('#confirm-default');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Voulez-vous vraiment supprimer ceci ?',
  );
});

test('a form is sent once confirmed, with its button, whatever its fields are named [DLG-02]', async ({
  page,
}) => {
  await page.goto('/fixtures/dialogs/clobbered');
  await whenIdle(page);
  // A script in the page clicks: the fields also shadow the methods that the test's driver uses.
  const press = (selector: string) =>
    page.evaluate((button) => document.querySelector<HTMLElement>(button)!.click(), selector);
  await press('#send');
  await page.waitForFunction(() => document.querySelector('dialog[open]'));
  await press('dialog .ar-button:last-child');
  await page.waitForURL(/dialogs\/other/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    getAttribute: '1',
    matches: '2',
    requestSubmit: '3',
    by: 'button',
  });
});

test('a modal link with a question opens once confirmed [DLG-02] [DLG-01]', async ({ page }) => {
  await openDialogs(page);
  await page.click('#confirm-modal');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Show it?');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('dialog', { name: 'A piece of the server' })).toBeVisible();
});

test('an ajax form is sent only once its question is confirmed, in its place, by its button [DLG-02] [FRM-03]', async ({
  page,
}) => {
  await openDialogs(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const pressDelete = () => page.getByRole('button', { name: 'Delete by a form' }).click();
  await pressDelete();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription('Delete <b>it</b>?');
  await dialog.getByRole('button', { name: 'Retour' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await whenIdle(page);
  expect(sent).toEqual([]);
  await pressDelete();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('#echo [data-field=by]')).toHaveText('"form"');
  expect(sent).toEqual(['/echo']);
  await expectSameDocument(page);
});

test('the question of an ajax link is asked, too [DLG-02]', async ({ page }) => {
  await openDialogs(page);
  await page.click('#confirm-ajax');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('By ajax?');
});

test('a button’s own script waits for the yes and runs once; rails-ujs beside it does not ask again [DLG-02] [PGE-06]', async ({
  page,
}) => {
  await openDialogs(page);
  // One listener on the document simulates rails-ujs.
  await page.evaluate(() => {
    const { steps } = window as unknown as { steps: string[] };
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

test('a double click asks once [DLG-02]', async ({ page, faults }) => {
  await openDialogs(page);
  await faults({ match: '/confirm-[^.]*\\.js/', isPaused: true });
  await page.dblclick('#confirm');
  await faults();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await whenIdle(page);
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('without its code the link is what the server wrote [DLG-02] [ERR-04]', async ({ page, faults }) => {
  await openDialogs(page);
  await faults({ match: '/confirm-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.click('#confirm');
  await expect(page.locator('h1')).toHaveText('Other');
});
