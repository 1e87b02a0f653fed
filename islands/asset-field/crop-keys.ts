import type { CropArea, PictureSize } from './crop-geometry.ts';
import { fitArea, growArea } from './crop-geometry.ts';

type Step = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step is a hundredth of the picture; with Ctrl or Cmd one pixel. */
const PART = 100;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Moves or resizes the selection by a key: arrows move it; Shift with right or down, or plus, enlarges it;
 * Shift with left or up, or minus, shrinks it.
 *
 * @param area The displayed selection.
 * @param pressed The key.
 * @param size The displayed picture's size.
 * @param target The size of the result, as displayed.
 * @returns The new selection; undefined for any other key.
 */
export function moveByKey(
  area: CropArea,
  pressed: Pressed,
  size: PictureSize,
  target: PictureSize,
): CropArea | undefined {
  const isFine = pressed.ctrlKey || pressed.metaKey;
  const by = isFine ? 1 : Math.max(1, Math.round(Math.max(size.width, size.height) / PART));
  // At least two pixels, one on each side.
  if (pressed.key === '+') return growArea(area, 2 * by, size, target);
  if (pressed.key === '-') return growArea(area, -2 * by, size, target);
  const step = STEPS[pressed.key];
  if (!step) return undefined;
  const [x, y] = [step[0] * by, step[1] * by];
  if (pressed.shiftKey) return growArea(area, 2 * (x + y), size, target);
  return fitArea({ ...area, x: area.x + x, y: area.y + y }, size, target);
}
