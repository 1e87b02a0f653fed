import { describe, expect, test } from 'vitest';
import {
  addRotation,
  fitArea,
  growArea,
  validatePicture,
  largestArea,
  rotateArea,
  rotateAreaBack,
  rotatedSize,
  type CropArea,
  type PictureSize,
  type PictureRotation,
} from '../../../islands/asset-field/crop-geometry.ts';
import { moveByKey } from '../../../islands/asset-field/crop-keys.ts';
import { fc, runs } from '../../support/properties.ts';

const ROTATIONS: PictureRotation[] = [0, 90, 180, 270];

function expectCuttable({ x, y, w, h }: CropArea, size: PictureSize, target: PictureSize): void {
  const what = JSON.stringify({ x, y, w, h, size, target });
  expect([x, y, w, h].every(Number.isInteger), what).toBe(true);
  expect(x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= size.width && y + h <= size.height, what).toBe(
    true,
  );
  expect(Math.abs(h - (w * target.height) / target.width) <= 1, what).toBe(true);
  expect(w >= target.width && h >= target.height, what).toBe(true);
}

describe('what becomes of a picture [CRP-01]', () => {
  const target = { width: 300, height: 200 };
  test.each([
    [undefined, 'unknown'],
    [{ width: 300, height: 200 }, 'take'],
    [{ width: 299, height: 900 }, 'small'],
    [{ width: 900, height: 199 }, 'small'],
    [{ width: 301, height: 200 }, 'crop'],
    [{ width: 3000, height: 2000 }, 'crop'],
  ])('of %o: %s', (size, verdict) => expect(validatePicture(size, target)).toBe(verdict));

  test('is never asked where no size is wanted', () =>
    expect(validatePicture({ width: 1, height: 1 }, undefined)).toBe('take'));
});

describe('a selection [CRP-02]', () => {
  test('begins as the largest in the middle', () => {
    expect(largestArea({ width: 1000, height: 500 }, { width: 200, height: 200 })).toEqual({
      x: 250,
      y: 0,
      w: 500,
      h: 500,
    });
    expect(largestArea({ width: 901, height: 601 }, { width: 300, height: 200 })).toEqual({
      x: 0,
      y: 0,
      w: 901,
      h: 601,
    });
  });

  test('is made of whole pixels inside the picture, with its proportions within a pixel', () => {
    const size = { width: 856, height: 642 };
    expect(fitArea({ x: -3.4, y: 600.2, w: 300.6, h: 1 }, size, { width: 300, height: 200 })).toEqual({
      x: 0,
      y: 441,
      w: 301,
      h: 201,
    });
  });

  const side = fc.integer({ min: 1, max: 300 });
  const pictures = fc
    .record({
      target: fc.oneof(
        side.map((width) => ({ width, height: width })),
        fc.record({ width: side, height: side }),
      ),
      more: fc.record({ width: fc.nat(2000), height: fc.nat(2000) }),
    })
    .map(({ target, more }) => ({
      target,
      size: { width: target.width + more.width, height: target.height + more.height },
    }));

  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const pressed = fc.record({
    key: fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
    metaKey: fc.constant(false),
  });
  const drawn = fc.record({
    x: between(-1000, 3000),
    y: between(-1000, 3000),
    w: between(0, 3000),
    h: between(0, 3000),
  });
  const changes = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: pressed },
      { weight: 1, arbitrary: drawn },
      { weight: 1, arbitrary: fc.constantFrom<1 | -1>(1, -1) },
    ),
    { maxLength: 80, size: 'max' },
  );

  test('can always be cut, however it is moved, sized and turned', () => {
    fc.assert(
      fc.property(pictures, changes, ({ target, size }, sequence) => {
        let [area, rotation]: [CropArea, PictureRotation] = [largestArea(size, target), 0];
        for (const change of sequence) {
          const shown = rotatedSize(size, rotation);
          if (typeof change === 'object')
            area =
              'key' in change
                ? (moveByKey(area, change, shown, target) ?? area)
                : fitArea(change, shown, target);
          // Only squares turn.
          else if (target.width === target.height) {
            const next = addRotation(rotation, change);
            area = rotateArea(rotateAreaBack(area, rotation, size), next, size);
            rotation = next;
          }
          expectCuttable(area, rotatedSize(size, rotation), target);
          expectCuttable(rotateAreaBack(area, rotation, size), size, target);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a turn [CRP-03]', () => {
  const size = { width: 400, height: 300 };
  const area = { x: 10, y: 20, w: 100, h: 50 };

  test('lays the selection where the picture’s part lies then', () => {
    expect(rotateArea(area, 90, size)).toEqual({ x: 230, y: 10, w: 50, h: 100 });
    expect(rotateArea(area, 180, size)).toEqual({ x: 290, y: 230, w: 100, h: 50 });
    expect(rotateArea(area, 270, size)).toEqual({ x: 20, y: 290, w: 50, h: 100 });
  });

  test.each(ROTATIONS)('of %i is undone by what is sent', (rotation) =>
    expect(rotateAreaBack(rotateArea(area, rotation, size), rotation, size)).toEqual(area),
  );

  test('goes round in four', () => {
    expect(addRotation(270, 1)).toBe(0);
    expect(addRotation(0, -1)).toBe(270);
    expect(addRotation(90, -3)).toBe(180);
  });
});

describe('keys', () => {
  const size = { width: 1000, height: 500 };
  const target = { width: 100, height: 100 };
  const area = { x: 100, y: 100, w: 200, h: 200 };
  const bare = { shiftKey: false, ctrlKey: false, metaKey: false };
  const press = (key: string, more = {}) => moveByKey(area, { ...bare, key, ...more }, size, target);

  test('move by a hundredth, by a pixel with Ctrl, and size with Shift or plus and minus', () => {
    expect(press('ArrowRight')).toEqual({ ...area, x: 110 });
    expect(press('ArrowUp', { ctrlKey: true })).toEqual({ ...area, y: 99 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ x: 90, y: 90, w: 220, h: 220 });
    expect(press('-', { metaKey: true })).toEqual({ x: 101, y: 101, w: 198, h: 198 });
    expect(press('Enter')).toBeUndefined();
    expect(growArea(area, -500, size, target)).toEqual({ x: 150, y: 150, w: 100, h: 100 });
    expect(growArea(area, 9000, size, target)).toEqual({ x: 0, y: 0, w: 500, h: 500 });
  });
});
