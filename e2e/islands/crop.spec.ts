import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { photo, type ChosenFile } from '../support/files.ts';
import { openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';

/** Sizes of the pictures as the server reads them: that of a photo after its rotation. */
const SIZES = {
  'any.jpg': [90, 60],
  'right.jpg': [90, 60],
  'turned.jpg': [90, 60],
  'small.jpg': [90, 59],
  'large.jpg': [91, 60],
  'wide.jpg': [900, 600],
  'square.jpg': [600, 400],
  'first.jpg': [600, 400],
  'second.jpg': [600, 400],
} as const;

test.beforeEach(({ archipel }) => takeUploads(archipel, SIZES));

async function choose(page: Page, archipel: Archipel, query: string, file: ChosenFile): Promise<void> {
  await openAssetField(archipel, `kind=image&${query}`);
  await page.locator('input[name=FilesFile]').setInputFiles(file);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recadrer l’image' });
const stage = (page: Page) => page.locator('[data-crop-stage=ready]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const selection = async (page: Page) =>
  (await page.locator('[data-crop-selection]').getAttribute('data-crop-selection'))!.split(' ').map(Number);
const cropRequest = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/assets/croptempimg/'));
const detail = (page: Page) => page.locator('.ar-asset-detail');

test('a picture is taken as it is without a size or with the right one, refused where it is too small, cut otherwise [CRP-01] [MED-02]', async ({
  page,
  archipel,
}) => {
  await choose(page, archipel, 'accept=.jpg', await photo('any.jpg', 90, 60));
  await expect(detail(page)).toContainText('90 × 60');
  await choose(page, archipel, 'width=90&height=60', await photo('right.jpg', 90, 60));
  await expect(detail(page)).toContainText('90 × 60');
  // The photo has the required size once rotated by its EXIF orientation.
  await choose(page, archipel, 'width=90&height=60', await photo('turned.jpg', 60, 90, 6));
  await expect(detail(page)).toContainText('90 × 60');
  await choose(page, archipel, 'width=90&height=60', await photo('small.jpg', 90, 59));
  await expect(page.locator('.ar-asset-problem')).toHaveText('Taille minimale 90 px x 60 px');
  await choose(page, archipel, 'width=90&height=60', await photo('large.jpg', 91, 60));
  await expect(dialog(page)).toBeVisible();
  await press(page, 'Retour');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[data-asset-row]')).toHaveCount(0);
});

test('a picture is cut by keys and by mouse, in whole natural pixels; the answer’s fields replace it [CRP-02] [CRP-04]', async ({
  page,
  archipel,
}) => {
  await choose(page, archipel, 'width=300&height=200&keep=1', await photo('wide.jpg', 900, 600));
  await stage(page).waitFor();
  await expect(stage(page)).toBeFocused();
  expect(await page.locator('.ar-crop-box').boundingBox()).toMatchObject({ width: 568, height: 400 });
  expect(await selection(page)).toEqual([0, 0, 900, 600]);
  await expect(stage(page)).toHaveAccessibleDescription(
    /^Flèches.*900 × 600\spx, à 0\spx du bord gauche, 0\spx du haut$/,
  );
  await expect(page).toBeAccessible();

  await page.keyboard.press('Shift+ArrowLeft');
  expect(await selection(page)).toEqual([9, 6, 882, 588]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+ArrowLeft');
  expect(await selection(page)).toEqual([17, 6, 882, 588]);

  for (let times = 0; times < 20; times += 1) await page.keyboard.press('-');
  const before = await selection(page);
  const box = (await page.locator('.cropper-face').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 - 30, { steps: 3 });
  await page.mouse.up();
  const [x, y, w, h] = await selection(page);
  expect(x).toBeGreaterThan(before[0]!);
  expect(y).toBeLessThan(before[1]!);
  expect([w, h]).toEqual(before.slice(2));

  const answers: [body: string, type: string, says: string][] = [
    ['{"Error":"Trop sombre."}', 'application/json', 'Trop sombre.'],
    ['{}', 'application/json', 'Une erreur inconnue'],
    ['[]', 'application/json', 'Une erreur inconnue'],
    ['null', 'application/json', 'Une erreur inconnue'],
    ['{"width":300,"height":200}', 'application/json', 'Une erreur inconnue'],
    ['<h1>Bonjour</h1>', 'text/html', 'Une erreur inconnue'],
  ];
  archipel.expectComplaint(/croptempimg/);
  for (const [body, type, announcement] of answers) {
    archipel.fragment(/\/assets\/croptempimg\//, body, { headers: { 'content-type': type }, times: 1 });
    await press(page, 'Recadrer');
    await expect(page.getByRole('alertdialog'), body).toContainText(announcement);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    expect(await selection(page)).toEqual([x, y, w, h]);
  }

  const [request] = await Promise.all([cropRequest(page), press(page, 'Recadrer')]);
  const url = new URL(request.url());
  expect(url.pathname.split('/').slice(4)).toEqual([x, y, w, h, 300, 200].map(String));
  expect(url.search).toBe('?keepOriginal=true');
  await expect(dialog(page)).toBeHidden();
  await expect(detail(page)).toContainText('300 × 200');
  const cut = (await (await request.response())!.json()) as { guid: string; tmpName: string };
  await expect(page.locator('input[name="Files"]')).toHaveValue(cut.guid);
  await expect(page.locator('input[name="FilesTmpName"]')).toHaveValue(cut.tmpName);
});

test('a square is turned on the screen, and sent as it lies in the file [CRP-03] @react', async ({
  page,
  archipel,
}) => {
  await choose(page, archipel, 'width=200&height=200', await photo('square.jpg', 600, 400));
  await stage(page).waitFor();
  expect(await selection(page)).toEqual([100, 0, 400, 400]);
  const lying = (await page.locator('.cropper-canvas').boundingBox())!;
  expect(lying.width).toBeGreaterThan(lying.height);
  await press(page, 'Tourner à droite');
  await expect(page.getByText('Tournée à l’écran seulement')).toBeVisible();
  const standing = (await page.locator('.cropper-canvas').boundingBox())!;
  expect(standing.width / standing.height).toBeCloseTo(lying.height / lying.width, 2);
  expect(await selection(page)).toEqual([100, 0, 400, 400]);
  await stage(page).press('ArrowDown');
  expect(await selection(page)).toEqual([106, 0, 400, 400]);
  const [request] = await Promise.all([cropRequest(page), press(page, 'Recadrer')]);
  expect(new URL(request.url()).pathname).toMatch(/\/106\/0\/400\/400\/200\/200$/);
  await expect(detail(page)).toContainText('200 × 200');

  await choose(page, archipel, 'width=300&height=200', await photo('wide.jpg', 900, 600));
  await stage(page).waitFor();
  await expect(page.getByRole('button', { name: 'Tourner à droite' })).toHaveCount(0);
});

test('the crop follows a window that is made narrower, and a late answer belongs to its own picture [CRP-02] [CRP-04]', async ({
  page,
  archipel,
}) => {
  await choose(page, archipel, 'width=200&height=200', await photo('first.jpg', 600, 400));
  await stage(page).waitFor();
  const alts = () =>
    stage(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  expect(await alts()).toEqual(['', '', '']);
  await stage(page).press('ArrowLeft');
  await press(page, 'Tourner à droite');
  await page.setViewportSize({ width: 375, height: 720 });
  const inside = async (selector: string) => {
    const box = (await page.locator(selector).boundingBox())!;
    return box.x >= 0 && box.x + box.width <= 375;
  };
  await expect.poll(() => inside('.cropper-container')).toBe(true);
  for (const selector of ['.ar-crop-stage', '.cropper-crop-box', '.ar-crop-right', '.ar-crop-hint'])
    expect(await inside(selector), selector).toBe(true);
  const box = (await page.locator('.cropper-crop-box').boundingBox())!;
  expect(box.width).toBeCloseTo(box.height, 0);
  expect(await selection(page)).toEqual([94, 0, 400, 400]);

  const [released, release] = createGate();
  archipel.mock('assets.crop', () => released.then(() => ({ guid: 'late', tmpName: 'late' })), { times: 1 });
  const [request] = await Promise.all([cropRequest(page), press(page, 'Recadrer')]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.locator('input[name=FilesFile]').setInputFiles(await photo('second.jpg', 600, 400));
  await stage(page).waitFor();
  release();
  await request.response();
  await press(page, 'Recadrer');
  await expect(detail(page)).toContainText('200 × 200');
  await expect(page.locator('input[name="FilesName"]')).toHaveValue('second.jpg');
  await expect(page.locator('input[name="Files"]')).not.toHaveValue('late');
});
