import type { Locator, Page } from '@playwright/test';
import { becomeEditor } from '../support/editors.ts';
import { expect, test } from '../support/test.ts';

// Each button is pressed before and after another part of the page changes: code loaded by then must not
// break it.

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

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
