import type { Page } from '@playwright/test';
import { fixtureHtml } from '../support/fixture-html.ts';
import { openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { expect, test } from '../support/kit.ts';

const row = (page: Page, name: string) => page.locator('[data-asset-row]', { hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('files are dropped, pasted and taken from a folder', async ({ page, archipel }) => {
  takeUploads(archipel);
  await openAssetField(archipel, 'kind=files');
  const drop = (type: string) =>
    page.locator('.ar-upload-zone').evaluate((zone, kind) => {
      const data = new DataTransfer();
      data.items.add(new File([`%PDF-1.7 ${kind}`], `${kind}.pdf`, { type: 'application/pdf' }));
      const init = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...init, clipboardData: data })
          : new DragEvent(kind, { ...init, dataTransfer: data });
      return zone.dispatchEvent(event);
    }, type);
  expect(await drop('dragenter')).toBe(false);
  await expect(page.getByText('Déposez ici')).toBeVisible();
  expect(await drop('drop')).toBe(false);
  await expect(page.getByText('Déposez ici')).toBeHidden();
  expect(await drop('paste')).toBe(false);
  await expect(button(page, 'Supprimer drop.pdf')).toBeVisible();
  await expect(button(page, 'Supprimer paste.pdf')).toBeVisible();
  archipel.mock('assets.upload', [{ name: 'x.html', Error: 'Ce fichier n’est pas accepté.' }]);
  await page.locator('[data-asset-folder]').setInputFiles('e2e/fixtures/assets');
  // The server rejects HTML by its bytes.
  await expect(row(page, 'library.html')).toContainText('pas accepté');
});

test('an asset of the library is picked in a dialog [MED-09]', async ({ page, archipel }) => {
  const guid = 'asset-of-the-library';
  archipel.fragment('/fixtures/assets/library', await fixtureHtml('assets/library', { id: guid }));
  await openAssetField(archipel, `kind=file&library=${guid}`);
  await button(page, 'Choisir dans la médiathèque').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prendre' }).waitFor();
  await page.locator('#pick').evaluate((node) => {
    const asset = {
      AssetId: node.dataset['id'],
      OriginalFileName: 'picked.pdf',
      fileType: 'File',
      size: '9',
    };
    node.dispatchEvent(new CustomEvent('archipel:asset-chosen', { bubbles: true, detail: { asset } }));
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.locator('input[name="Files"]').inputValue()).toBe(guid);
  await expect(page.getByRole('status')).toContainText('picked.pdf est choisi.');
});
