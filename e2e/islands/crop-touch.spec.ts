import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ChosenFile } from '../support/files.ts';
import { fingersOn, type Point } from '../support/fingers.ts';
import { expect, test } from '../support/test.ts';

// Without motion the sheet is in place as soon as it is open.
test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

/** Rounds a point: touches have whole pixels. */
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const half = ([x, y]: Point): Point => whole([x / 2, y / 2]);

const middleOf = async (target: Locator): Promise<Point> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return whole([x + width / 2, y + height / 2]);
};

/** Drags with one finger; a second finger may touch down halfway, and stays where it is. */
async function drag(page: Page, handle: Locator, by: Point, other?: Point): Promise<void> {
  const fingers = await fingersOn(page);
  const from = await middleOf(handle);
  const others = other ? [other] : [];
  await fingers.down(from);
  await fingers.move(plus(from, half(by)));
  if (other) await fingers.down(plus(from, half(by)), other);
  await fingers.move(plus(from, by), ...others);
  await fingers.up();
}

const RED = '#ff0000';
const PART = { x: 200, y: 120, w: 568, h: 400 };
const SIZE = { width: 1136, height: 800 };

/** Returns a white picture with a single red rectangle. */
async function markedPicture(): Promise<ChosenFile> {
  const part = { create: { width: PART.w, height: PART.h, channels: 3 as const, background: RED } };
  const buffer = await sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
    .composite([{ input: await sharp(part).png().toBuffer(), left: PART.x, top: PART.y }])
    .png()
    .toBuffer();
  return { name: 'marked.png', mimeType: 'image/png', buffer };
}

const corner = (page: Page) => page.locator('.cropper-point.point-se');
const face = (page: Page) => page.locator('.cropper-face');
const stage = (page: Page) => page.locator('[data-crop-stage=ready]');
const selection = async (page: Page) =>
  (await page.locator('[data-crop-selection]').getAttribute('data-crop-selection'))!.split(' ').map(Number);

/** Opens the crop dialog; returns the screen pixels for each pixel of the picture. */
async function openCrop(page: Page): Promise<number> {
  await page.goto('/fixtures/assets/page?kind=image&width=284&height=200');
  await page.locator('[data-island="asset-field"][data-island-state="ready"]').waitFor();
  await page.locator('input[name=FilesFile]').setInputFiles(await markedPicture());
  await stage(page).waitFor();
  expect(await selection(page)).toEqual([0, 0, SIZE.width, SIZE.height]);
  return (await page.locator('.cropper-canvas').boundingBox())!.width / SIZE.width;
}

async function cutOut(page: Page): Promise<{ area: number[]; body: Buffer }> {
  const answer = page.waitForResponse((response) => response.url().includes('/assets/croptempimg/'));
  // The mouse clicks here: Chromium makes no tap of a touch that follows a drag within milliseconds.
  await page.getByRole('button', { name: 'Recadrer', exact: true }).click();
  const { guid } = (await (await answer).json()) as { guid: string };
  const area = new URL((await answer).url()).pathname.split('/').slice(4, 8).map(Number);
  return { area, body: await (await page.request.get(`/assets/media/${guid}`)).body() };
}

test('with fingers a selection is drawn smaller and moved, and exactly this is cut, to the pixel [CRP-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const scale = await openCrop(page);
  await drag(page, corner(page), [-PART.w * scale, -PART.h * scale]);
  await expect.poll(() => selection(page)).toEqual([0, 0, PART.w, PART.h]);
  await drag(page, face(page), [PART.x * scale, PART.y * scale]);
  const { area, body } = await cutOut(page);
  expect(area).toEqual([PART.x, PART.y, PART.w, PART.h]);
  expect(await sharp(body).metadata()).toMatchObject({ width: 284, height: 200 });
  const { channels } = await sharp(body).stats();
  const ranges = channels.slice(0, 3).map(({ min, max }) => [min, max]);
  expect(ranges, 'nothing but the red part').toEqual([
    [255, 255],
    [0, 0],
    [0, 0],
  ]);
});

test('on a telephone the handles are large enough, another finger and the page below stay where they are [CRP-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const scale = await openCrop(page);
  expect((await corner(page).boundingBox())!.width).toBeGreaterThanOrEqual(24);
  await drag(page, corner(page), [-150, -100]);
  const w = Math.round(SIZE.width - 150 / scale);
  await expect.poll(async () => (await selection(page))[2]).toBe(w);
  const [, , drawn, high] = await selection(page);
  expect(high).toBe(Math.round((w * SIZE.height) / SIZE.width));
  const scrolled = await page.evaluate(() => scrollY);
  await drag(page, face(page), [40, 30], [8, 8]);
  const moved = [Math.round(40 / scale), Math.round(30 / scale), drawn, high];
  await expect.poll(() => selection(page)).toEqual(moved);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect((await cutOut(page)).area).toEqual(moved);
});

test('two fingers zoom and move the picture below the selection, which stays through the turn of a phone [CRP-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openCrop(page);
  await expect(page.locator('.ar-crop-hint')).toContainText('deux doigts');
  const box = page.locator('.cropper-crop-box');
  const before = (await box.boundingBox())!;
  const [x, y] = await middleOf(face(page));
  const fingers = await fingersOn(page);
  // Twice as far apart, around the middle: half of the picture stays below the selection.
  await fingers.down([x - 40, y], [x + 40, y]);
  await fingers.move([x - 60, y], [x + 60, y]);
  await fingers.move([x - 80, y], [x + 80, y]);
  await expect.poll(async () => (await selection(page)).slice(2)).toEqual([SIZE.width / 2, SIZE.height / 2]);
  const centered = await selection(page);
  // Touches have whole pixels, so that the middle may be half a pixel off.
  expect(Math.abs(centered[0]! - SIZE.width / 4)).toBeLessThan(5);
  expect(Math.abs(centered[1]! - SIZE.height / 4)).toBeLessThan(5);
  await fingers.move([x - 60, y + 20], [x + 100, y + 20]);
  await fingers.up();
  const moved = await selection(page);
  expect(moved[0]).toBeLessThan(centered[0]!);
  expect(moved[1]).toBeLessThan(centered[1]!);
  expect(moved.slice(2)).toEqual(centered.slice(2));
  const after = (await box.boundingBox())!;
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(after[side]).toBeCloseTo(before[side], 0);

  await page.setViewportSize({ width: 812, height: 375 });
  await expect.poll(async () => (await stage(page).boundingBox())!.height).toBeLessThan(300);
  expect(await selection(page)).toEqual(moved);
  // The whole picture is in sight again, with the same part selected.
  const canvas = page.locator('.cropper-canvas');
  await expect
    .poll(async () => (await box.boundingBox())!.width / (await canvas.boundingBox())!.width)
    .toBeCloseTo(0.5, 1);
  expect(await selection(page)).toEqual(moved);
  expect((await cutOut(page)).area).toEqual(moved);
});
