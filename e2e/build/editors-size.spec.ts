import type { Page } from '@playwright/test';
import { becomeEditor } from '../support/editors.ts';
import { pdf, photo, type ChosenFile } from '../support/files.ts';
import { measureSizes, openUncached, saveData, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Budget of the used article form, all JavaScript of the preact flavour: brotli bytes (decision 365). */
const USED_BUDGET = 105_000;

const field = (page: Page, name: string) => page.locator(`[data-island="asset-field"][data-name="${name}"]`);

const details = (page: Page, name: string) => field(page, name).locator('.ar-asset-detail');

const send = (page: Page, name: string, file: ChosenFile) =>
  page.locator(`#article-${name}`).setInputFiles(file);

async function pickFromLibrary(page: Page): Promise<void> {
  await field(page, 'Gallery').getByRole('button', { name: 'Choisir dans la médiathèque' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem', { name: 'Documents' }).click();
  await dialog.getByRole('treeitem', { name: 'Notices' }).click();
  await dialog.getByRole('checkbox', { name: 'notice-02.pdf' }).check();
  await dialog.getByRole('button', { name: 'Choisir', exact: true }).click();
  await expect(details(page, 'Gallery')).toHaveCount(2);
}

test('the article form is at most 105,000 bytes of JavaScript, with a file sent in each field, one cut, one picked in the library [MED-09] [CRP-02]', async ({
  page,
}) => {
  await becomeEditor(page);
  await saveData(page);
  await openUncached(page, '/fr/editors/article');
  for (const name of ['Cover', 'Leaflet', 'Gallery']) {
    await field(page, name).scrollIntoViewIfNeeded();
    await field(page, name).and(page.locator('[data-island-state="ready"]')).waitFor();
  }
  await send(page, 'Leaflet', pdf('a.pdf'));
  await send(page, 'Gallery', await photo('b.jpg', 90, 60));
  await expect(details(page, 'Leaflet')).toBeVisible();
  await expect(details(page, 'Gallery')).toContainText('90 × 60');
  await send(page, 'Cover', await photo('c.jpg', 900, 700));
  await page.locator('[data-crop-stage=ready]').waitFor();
  await page.getByRole('button', { name: 'Recadrer', exact: true }).click();
  await expect(details(page, 'Cover')).toContainText('480 × 480');
  await pickFromLibrary(page);
  await waitForLoads(page);
  const { js } = await measureSizes(page);
  expect(js, 'bytes of JavaScript').toBeLessThanOrEqual(USED_BUDGET);
});
