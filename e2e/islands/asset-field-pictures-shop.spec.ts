import { becomeEditor } from '../support/editors.ts';
import { expect, test } from '../support/test.ts';

test('a picture of the library that is larger than the crop is cropped like an upload [CRP-01] [CRP-02] [MED-09]', async ({
  page,
}) => {
  await becomeEditor(page);
  await page.goto('/fr/editors/article');
  const cover = page.locator('[data-island="asset-field"][data-name="Cover"]');
  await cover.scrollIntoViewIfNeeded();
  await cover.and(page.locator('[data-island-state="ready"]')).waitFor();
  const pick = async (index: number) => {
    await cover.getByRole('button', { name: 'Choisir dans la médiathèque' }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('treeitem') });
    await dialog.getByRole('radio').nth(index).check();
    await dialog.locator('.ar-library-choice').getByRole('button', { name: 'Choisir' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const crop = page.getByRole('dialog', { name: 'Recadrer l’image' });

  await page.route('/assets/library/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await pick(0);
  await expect(cover.locator('.ar-asset-problem')).toContainText('serveur');
  await page.unroute('/assets/library/*');
  for (const index of [0, 1]) {
    await pick(index);
    await page.locator('[data-crop-stage=ready]').waitFor();
    await crop.getByRole('button', { name: 'Recadrer' }).click();
    await expect(crop).toBeHidden();
    await expect(cover.locator('.ar-asset-detail')).toContainText('480 × 480');
  }
  await expect(cover.locator('input[name="Cover"]')).toHaveCount(1);
});
