import type { CropArea, PictureSize } from './crop-geometry.ts';
import { fitArea, growArea } from './crop-geometry.ts';

type Step = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A hundredth of the picture; with Ctrl or Cmd one pixel. */
const PART = 100;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * What a key makes of the selection: arrows move it; with Shift, right and down make it larger, left and up smaller, and so do
 * plus and minus; with Ctrl or Cmd by one pixel.
 *
 * @param area The selection as it is shown.
 * @param pressed The key.
 * @param size The picture as it is shown.
 * @param target What is made of it, as it is shown.
 * @returns Nothing for a key that is not meant.
 */
export function moveByKey(
  area: CropArea,
  pressed: Pressed,
  size: PictureSize,
  target: PictureSize,
): CropArea | undefined {
  const isFine = pressed.ctrlKey || pressed.metaKey;
  const by = isFine ? 1 : Math.max(1, Math.round(Math.max(size.width, size.height) / PART));
  // Two pixels at least: half of it goes to each side.
  if (pressed.key === '+') return growArea(area, 2 * by, size, target);
  if (pressed.key === '-') return growArea(area, -2 * by, size, target);
  const step = STEPS[pressed.key];
  if (!step) return undefined;
  const [x, y] = [step[0] * by, step[1] * by];
  if (pressed.shiftKey) return growArea(area, 2 * (x + y), size, target);
  return fitArea({ ...area, x: area.x + x, y: area.y + y }, size, target);
}
