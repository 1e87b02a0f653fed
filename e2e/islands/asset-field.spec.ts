import type { Page } from '@playwright/test';
import { dropTimers } from '../support/answers.ts';
import { chooseFiles, pdf, photo, textFile } from '../support/files.ts';
import { echoForm, openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { createGate } from '../support/gate.ts';
import { expect, reply, test } from '../support/kit.ts';

const row = (page: Page, name: string) => page.locator('[data-asset-row]', { hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sentRows = (page: Page) =>
  page
    .locator('input[name="FilesName"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const modal = (page: Page) => page.locator('dialog[open][role=alertdialog]');

test('what is wrong with a file is said at it before a byte of it is sent [UPL-01] [UPL-02] [UPL-03]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  const posts = () => archipel.requests().filter(({ method }) => method === 'POST');
  const cases: [query: string, file: Parameters<typeof chooseFiles>[2][number], says: string][] = [
    ['kind=image&accept=.jpg', pdf('fiche.pdf'), 'Choisissez une image valable'],
    [
      'kind=image&accept=.jpg',
      textFile('fiche.jpg', '%PDF-1.7', 'image/jpeg'),
      'Choisissez une image valable',
    ],
    ['kind=image&accept=.jpg', textFile('a.heic', 'x', 'image/heic'), 'enregistrez-la en JPEG'],
    [
      'kind=image&accept=.jpg&width=300&height=200',
      await photo('small.jpg', 299, 900),
      'Taille minimale 300 px x 200 px',
    ],
    ['kind=file&accept=.pdf', textFile('a.txt', 'x', 'text/plain'), 'Type de fichier non accepté (pdf)'],
    ['kind=file&accept=.pdf', textFile('a.pdf', '', 'application/pdf'), 'Fichier trop petit (il est vide)'],
    ['kind=file', textFile('a.pdf', '%PDF-'.repeat(220_000)), 'Fichier trop lourd (max. 1\u00a0Mo)'],
    ['kind=files&types=pdf', textFile('a.png', 'x', 'image/png'), 'Choisissez un fichier valable (pdf)'],
  ];
  for (const [query, file, announcement] of cases) {
    await openAssetField(archipel, query);
    await page.locator('input[name=FilesFile]').setInputFiles(file);
    await expect(page.locator('.ar-asset-problem')).toContainText(announcement);
  }
  expect(posts()).toEqual([]);
  // A PDF shows an icon instead of a preview, even if its name and type are those of a JPEG.
  await openAssetField(archipel, 'kind=image');
  await page.locator('input[name=FilesFile]').setInputFiles(textFile('fiche.jpg', '%PDF-1.7', 'image/jpeg'));
  await expect(row(page, 'fiche.jpg').locator('.ar-asset-picture svg')).toBeVisible();
  await openAssetField(archipel, 'kind=files&most=1');
  await page.locator('input[name=FilesFile]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await expect(row(page, 'b.pdf')).toContainText('Nombre maximal de fichiers atteint (1 au plus)');
  await expect(button(page, 'Supprimer a.pdf')).toBeVisible();
  await page.locator('input[name=FilesFile]').setInputFiles(pdf('a.pdf'));
  await archipel.idle();
  expect(posts()).toHaveLength(1);
});

test('an upload that fails is told in the error modal and at the file, in the server’s words where it has some [UPL-04]', async ({
  page,
  archipel,
}) => {
  await openAssetField(archipel, 'kind=files');
  takeUploads(archipel);
  archipel.expectComplaint(/assetslibrary\/upload.* failed \(status, status 507\)/);
  archipel.mock('assets.upload', { Message: 'Plus de place.' }, { status: 507, times: 1 });
  await page.locator('input[name=FilesFile]').setInputFiles(pdf('a.pdf'));
  await expect(modal(page)).toContainText('Une erreur inconnue est survenue.');
  await expect(modal(page)).toContainText('Plus de place.');
  await modal(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(row(page, 'a.pdf')).toContainText('Plus de place.');

  archipel.expectComplaint(/assetslibrary\/upload.* failed \(type, status 200\)/);
  archipel.fragment('/fr/assetslibrary/upload', '<h1>Bonjour</h1>', { times: 1 });
  await page.locator('input[name=FilesFile]').setInputFiles(pdf('b.pdf'));
  await expect(modal(page)).toContainText('n’a pas pu être affichée');
  await page.keyboard.press('Escape');
  await button(page, 'Réessayer d’envoyer b.pdf').click();
  await expect(button(page, 'Supprimer b.pdf')).toBeVisible();
  expect(await sentRows(page)).toEqual(['b.pdf']);
});

test('while a file is sent it can be stopped, the page asks before it is left, and a submit waits [UPL-05]', async ({
  page,
  archipel,
}) => {
  await openAssetField(archipel, 'kind=files');
  takeUploads(archipel);
  echoForm(archipel);
  const [stopped, end] = createGate();
  archipel.mock('assets.upload', () => stopped.then(() => []), { times: 1 });
  const choose = (name: string) => page.locator('input[name=FilesFile]').setInputFiles(pdf(name));
  await choose('slow.pdf');
  await expect(row(page, 'slow.pdf').getByRole('progressbar', { name: 'Envoi de slow.pdf' })).toBeVisible();
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayLeave()).toBe(false);
  await page.getByRole('link', { name: 'Autre page' }).click();
  await expect(modal(page)).toContainText('Quitter la page quand même ?');
  await modal(page).getByRole('button', { name: 'Retour' }).click();
  await expect(page).toHaveURL(/\/fr\/asset-field$/);
  await button(page, 'Arrêter l’envoi de slow.pdf').click();
  await expect(row(page, 'slow.pdf')).toHaveCount(0);
  expect(await mayLeave()).toBe(true);

  end();
  const [released, release] = createGate();
  archipel.mock('assets.upload', () => released.then(() => [{ guid: 'late', name: 'late.pdf' }]), {
    times: 1,
  });
  await choose('late.pdf');
  await button(page, 'Envoyer le formulaire').click();
  await expect(page.getByRole('status')).toContainText(
    'Le formulaire sera envoyé dès que les fichiers le seront.',
  );
  release();
  await expect(page.locator('[data-field="FilesName"]')).toHaveText('"late.pdf"');
});

test('a field of one file: fetched by its id, loading then ready, and replaced by a new file [MED-01] [MED-08]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  archipel.mock('assets.read', { guid: 'asset-0', name: 'first.pdf' });
  await openAssetField(archipel, 'kind=file&id=asset-0');
  archipel.expectComplaint(/assets\/asset-0 failed \(status, status 500\)/);
  const [released, release] = createGate();
  archipel.mock('assets.read', () => released.then(() => reply('', { status: 500 })), { times: 1 });
  await page.reload();
  await expect(page.locator('[data-asset-field=loading]')).toBeVisible();
  release();
  await expect(page.locator('[data-asset-field=failed]')).toContainText('n’a pas pu être chargé');
  await button(page, 'Réessayer').click();
  await expect(page.locator('[data-asset-field=ready]')).toContainText('first.pdf');
  await expect(page.locator('input[name="Files"]')).toHaveValue('asset-0');

  await chooseFiles(page, button(page, 'Remplacer'), [pdf('second.pdf')]);
  await expect(row(page, 'first.pdf')).toHaveCount(0);
  expect(await sentRows(page)).toEqual(['second.pdf']);
});

test('names, order and removal by keyboard, with undo; what is there twice is said [MED-04] [MED-05]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  await openAssetField(archipel, 'kind=files');
  await page.locator('input[name=FilesFile]').setInputFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await expect(page.getByRole('status')).toContainText('3 fichiers sur 3 envoyés.');
  await button(page, 'Descendre a.pdf').press('Enter');
  expect(await sentRows(page)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  await expect(button(page, 'Descendre a.pdf')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('a.pdf : place 2 sur 3.');

  await button(page, 'Renommer a.pdf').press('Enter');
  await page.getByRole('textbox', { name: 'Renommer a.pdf' }).fill('Tarif d’été.pdf');
  await page.keyboard.press('Enter');
  await expect.poll(() => sentRows(page)).toEqual(['b.pdf', 'Tarif d’été.pdf', 'c.pdf']);

  // A removed row can be restored for 8 s.
  await dropTimers(page, 8_000);
  for (const name of ['b.pdf', 'Tarif d’été.pdf', 'c.pdf'])
    await button(page, `Supprimer ${name}`).press('Enter');
  expect(await sentRows(page)).toEqual([]);
  await expect(page.locator('input[name=HasFiles]')).not.toBeChecked();
  await button(page, 'Remettre c.pdf').press('Enter');
  expect(await sentRows(page)).toEqual(['c.pdf']);
  await expect(page.locator('input[name=HasFiles]')).toBeChecked();
});
