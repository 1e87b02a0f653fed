import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { chooseFiles, pdf, photo, textFile } from '../support/files.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const UPLOAD = 'POST /fr/assetslibrary/upload';

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/fixtures/assets/page?${query}`);
  await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
}

const row = (page: Page, name: string) => page.locator('[data-asset-row]', { hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sentRows = (page: Page) =>
  page
    .locator('input[name="FilesName"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const ledger = async (page: Page) =>
  (await (await page.request.get('/demo/ledger')).json()) as { body: { name: string } }[];
const modal = (page: Page) => page.locator('dialog[open][role=alertdialog]');

test('five files: one broken, one refused, one cut off and tried again; each that is good is there once and goes with the form [UPL-05] [UPL-06] [MED-03] [MED-05] @react', async ({
  page,
  faults,
}) => {
  await open(page, 'kind=files&types=pdf,jpg');
  // A submit waits two seconds for the validation; a slow machine may load it for longer.
  await whenIdle(page);
  const box = page.locator('input[name=HasFiles]');
  await button(page, 'Envoyer le formulaire').click();
  await expect(page.getByText('Ajoutez un fichier.')).toBeVisible();
  await expect(button(page, 'Choisir des fichiers')).toBeFocused();

  // The connection breaks after the server has received the file, then before, until the visitor has to
  // retry.
  await faults({ match: UPLOAD, drop: true, late: true, times: 1 }, { match: UPLOAD, drop: true });
  await chooseFiles(page, button(page, 'Choisir des fichiers'), [pdf('cut.pdf')]);
  await expect(modal(page)).toContainText('Une erreur inconnue est survenue.', { timeout: 15_000 });
  await modal(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(row(page, 'cut.pdf')).toContainText('Aucune réponse du serveur');
  await expect(box).not.toBeChecked();

  await faults();
  const { buffer, ...rest } = await photo('broken.jpg', 400, 300);
  const broken = { ...rest, buffer: buffer.subarray(0, buffer.length / 2) };
  await chooseFiles(page, button(page, 'Choisir des fichiers'), [
    broken,
    textFile('run.exe', 'MZ'),
    pdf("a “🐚” 'b'.pdf"),
    await photo('c.jpg', 40, 30),
  ]);
  await expect(row(page, 'run.exe')).toContainText('Choisissez un fichier valable (pdf, jpg, jpeg)');
  await expect(row(page, 'broken.jpg')).toContainText('abîmée');
  await row(page, 'cut.pdf').getByRole('button', { name: 'Réessayer d’envoyer cut.pdf' }).click();
  await expect(row(page, 'cut.pdf').getByRole('button', { name: 'Supprimer cut.pdf' })).toBeVisible();
  await whenIdle(page);
  await expect(box).toBeChecked();
  await expect(page.getByText('Ajoutez un fichier.')).toBeHidden();
  await expect.poll(() => sentRows(page)).toEqual(['cut.pdf', "a “🐚” 'b'.pdf", 'c.jpg']);
  expect((await ledger(page)).map(({ body }) => body.name).sort()).toEqual([
    "a “🐚” 'b'.pdf",
    'c.jpg',
    'cut.pdf',
  ]);
  await expectAccessible(page);

  for (const name of ['run.exe', 'broken.jpg']) await button(page, `Ne plus montrer ${name}`).click();
  await button(page, 'Envoyer le formulaire').click();
  await expect(page.locator('[data-field="Files"]')).toHaveCount(3);
  await expect(page.locator('[data-field="FilesName"]').nth(2)).toHaveText('"c.jpg"');
});
