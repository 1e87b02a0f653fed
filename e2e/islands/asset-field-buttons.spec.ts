import type { Locator, Page } from '@playwright/test';
import { becomeEditor } from '../support/editors.ts';
import { chooseFiles, pdf, photo, textFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

// Each button is pressed before and after another part of the page changes: code loaded by then must not
// break it.

const UPLOAD = 'POST /fr/assetslibrary/upload';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const sentRows = (page: Page) =>
  page
    .locator('input[name="FilesName"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/fixtures/assets/page?${query}`);
  await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
}

async function changeOtherPart(page: Page, round: number): Promise<void> {
  await page.getByRole('link', { name: `Autre partie ${round}` }).click();
  await expect(page.getByRole('link', { name: `Autre partie ${round + 1}` })).toBeVisible();
}

test('each button of a field of files works before and after another part of the page has changed [MED-03] [MED-04] [UPL-05]', async ({
  page,
  faults,
}) => {
  await open(page, 'kind=files&accept=.pdf&library=1');
  const choose = button(page, 'Choisir des fichiers');
  for (const round of [1, 2]) {
    await chooseFiles(page, choose, [pdf('a.pdf'), pdf('b.pdf')]);
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'b.pdf']);
    await button(page, 'Descendre a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['b.pdf', 'a.pdf']);
    await button(page, 'Monter a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'b.pdf']);
    await button(page, 'Renommer b.pdf').click();
    await page.getByRole('textbox', { name: 'Renommer b.pdf' }).fill('c.pdf');
    await page.keyboard.press('Enter');
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'c.pdf']);
    await button(page, 'Supprimer a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['c.pdf']);
    await button(page, 'Remettre a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'c.pdf']);

    await faults({ match: UPLOAD, status: 413, times: 1 });
    await chooseFiles(page, choose, [textFile('x.txt', 'x', 'text/plain'), pdf('late.pdf')]);
    await button(page.getByRole('alertdialog'), 'Fermer').last().click();
    await button(page, 'Réessayer d’envoyer late.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'c.pdf', 'late.pdf']);
    await button(page, 'Ne plus montrer x.txt').click();
    await faults({ match: UPLOAD, delay: 60_000, times: 1 });
    await chooseFiles(page, choose, [pdf('slow.pdf')]);
    await button(page, 'Arrêter l’envoi de slow.pdf').click();
    await expect(page.locator('[data-asset-row]')).toHaveCount(3);
    await faults();

    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choisir un dossier').click();
    expect((await chooser).isMultiple()).toBe(true);
    await button(page, 'Choisir dans la médiathèque').click();
    await expect(button(page.getByRole('dialog'), 'Prendre')).toBeVisible();
    await button(page.getByRole('dialog'), 'Fermer').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.evaluate(() => document.forms[0]!.reset());
    await expect.poll(() => sentRows(page)).toEqual([]);
    if (round === 1) await changeOtherPart(page, round);
  }
});

test('each button of the crop dialog works before and after another part of the page has changed [CRP-02] [CRP-03]', async ({
  page,
}) => {
  await open(page, 'kind=image&width=200&height=200');
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' });
  const picture = await photo('square.jpg', 600, 400);
  const openCrop = async () => {
    await page.locator('input[name=FilesFile]').setInputFiles(picture);
    await page.locator('[data-crop-stage=ready]').waitFor();
  };
  for (const round of [1, 2]) {
    await openCrop();
    await button(dialog, 'Tourner à gauche').click();
    await expect(dialog.locator('.ar-crop-turned')).toBeVisible();
    await button(dialog, 'Tourner à droite').click();
    await expect(dialog.locator('.ar-crop-turned')).toBeHidden();
    await button(dialog, 'Retour').click();
    await expect(dialog).toBeHidden();
    await openCrop();
    await button(dialog, 'Recadrer').click();
    await expect(page.locator('.ar-asset-detail')).toContainText('200 × 200');
    await button(page, 'Supprimer square.jpg').click();
    await expect.poll(() => sentRows(page)).toEqual([]);
    if (round === 1) await changeOtherPart(page, round);
  }
});

test('each button of the library works before and after its list has changed [MED-06] [MED-07] [MED-09]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await becomeEditor(page);
  await faults({ match: 'GET /api/v1/assetslibrary/folders/hierarchy', status: 500, times: 2 });
  await page.goto('/fr/editors/article');
  const gallery = page.locator('[data-island="asset-field"][data-name="Gallery"]');
  await gallery.scrollIntoViewIfNeeded();
  await gallery.and(page.locator('[data-island-state="ready"]')).waitFor();
  const dialog = page.getByRole('dialog');
  const tree = dialog.getByRole('treeitem');
  const shown = dialog.locator('.ar-library-switch');
  const paths = [
    ['Documents', 'Notices'],
    ['Ateliers', 'Namur'],
  ];
  for (const [index, path] of paths.entries()) {
    await button(gallery, 'Choisir dans la médiathèque').click();
    await shown.click();
    if (index === 0) for (let times = 0; times < 2; times += 1) await button(dialog, 'Réessayer').click();
    for (const folder of path) await tree.filter({ hasText: folder }).first().click();
    await expect(dialog.locator('[data-slot="list"] h2')).toHaveText(path[1]!);
    const boxes = dialog.getByRole('checkbox');
    for (const box of [0, 1]) await boxes.nth(box).check();
    await button(dialog, 'Tout désélectionner').click();
    await expect(boxes.first()).not.toBeChecked();
    await boxes.nth(1).check();
    await button(dialog, 'Choisir').click();
    await expect(dialog).toBeHidden();
    await expect(gallery.locator('.ar-asset-detail')).toHaveCount(index + 1);
  }
});
