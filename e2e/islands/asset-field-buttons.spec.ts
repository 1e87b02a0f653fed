import type { Locator, Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { dropTimers } from '../support/answers.ts';
import { chooseFiles, pdf, photo, textFile } from '../support/files.ts';
import { openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { fixtureHtml } from '../support/fixture-html.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';

// Each button is pressed before and after another part of the page changes: code loaded by then must not
// break it.

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const sentRows = (page: Page) =>
  page
    .locator('input[name="FilesName"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

async function changeOtherPart(page: Page, archipel: Archipel, round: number): Promise<void> {
  const html = await fixtureHtml('assets/page', { part: String(round + 1) });
  archipel.fragment('/fixtures/assets/page', archipel.html('asset-field', { html }));
  await page.getByRole('link', { name: `Autre partie ${round}` }).click();
  await expect(page.getByRole('link', { name: `Autre partie ${round + 1}` })).toBeVisible();
}

test('each button of a field of files works before and after another part of the page has changed [MED-03] [MED-04] [UPL-05]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  archipel.fragment('/fixtures/assets/library', await fixtureHtml('assets/library', { id: '1' }));
  archipel.expectComplaint(/assetslibrary\/upload.* failed \(status, status 413\)/);
  await openAssetField(archipel, 'kind=files&accept=.pdf&library=1');
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
    // A removed row can be restored for 8 s.
    await dropTimers(page, 8_000);
    await button(page, 'Supprimer a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['c.pdf']);
    await button(page, 'Remettre a.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'c.pdf']);

    archipel.mock('assets.upload', undefined, { status: 413, times: 1 });
    await chooseFiles(page, choose, [textFile('x.txt', 'x', 'text/plain'), pdf('late.pdf')]);
    await button(page.getByRole('alertdialog'), 'Fermer').last().click();
    await button(page, 'Réessayer d’envoyer late.pdf').click();
    await expect.poll(() => sentRows(page)).toEqual(['a.pdf', 'c.pdf', 'late.pdf']);
    await button(page, 'Ne plus montrer x.txt').click();
    const [released, release] = createGate();
    archipel.mock('assets.upload', () => released.then(() => []), { times: 1 });
    const uploads = () => archipel.requests('assets.upload').length;
    const before = uploads();
    await chooseFiles(page, choose, [pdf('slow.pdf')]);
    await expect.poll(uploads).toBe(before + 1);
    await button(page, 'Arrêter l’envoi de slow.pdf').click();
    await expect(page.locator('[data-asset-row]')).toHaveCount(3);
    release();

    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choisir un dossier').click();
    expect((await chooser).isMultiple()).toBe(true);
    await button(page, 'Choisir dans la médiathèque').click();
    await expect(button(page.getByRole('dialog'), 'Prendre')).toBeVisible();
    await button(page.getByRole('dialog'), 'Fermer').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.evaluate(() => document.forms[0]!.reset());
    await expect.poll(() => sentRows(page)).toEqual([]);
    if (round === 1) await changeOtherPart(page, archipel, round);
  }
});

test('each button of the crop dialog works before and after another part of the page has changed [CRP-02] [CRP-03]', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel, { 'square.jpg': [600, 400] });
  await openAssetField(archipel, 'kind=image&width=200&height=200');
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
    if (round === 1) await changeOtherPart(page, archipel, round);
  }
});
