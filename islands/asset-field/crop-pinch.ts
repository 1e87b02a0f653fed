import { addListener } from '#runtime/dom/safe.ts';
import type { CropArea } from './crop-geometry.ts';

/** A position in CSS pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers since they touched. */
export interface Pinch {
  /** Their distance, divided by the one at the start. */
  readonly ratio: number;
  /** The middle between them at the start. */
  readonly from: Point;
  readonly to: Point;
}

/** A selection on the screen, in the coordinates of the pinch. */
export interface SelectionBox extends Point {
  readonly width: number;
}

/**
 * Returns the part of the picture below a fixed selection, after two fingers have zoomed and moved the
 * picture. It may be too small or outside: `fitArea` corrects it.
 *
 * @param area The part before, in pixels of the picture.
 * @param box The selection on the screen.
 * @param pinch The fingers.
 */
export function pinchArea(area: CropArea, box: SelectionBox, { ratio, from, to }: Pinch): CropArea {
  const scale = box.width / area.w;
  const next = scale * ratio;
  return {
    x: area.x + (from.x - box.x) / scale - (to.x - box.x) / next,
    y: area.y + (from.y - box.y) / scale - (to.y - box.y) / next,
    w: area.w / ratio,
    h: area.h / ratio,
  };
}

type Touches = readonly [first: Point, second: Point];

const middleOf = ([{ x, y }, other]: Touches): Point => ({ x: (x + other.x) / 2, y: (y + other.y) / 2 });
const distanceOf = ([{ x, y }, other]: Touches) => Math.max(1, Math.hypot(x - other.x, y - other.y));

interface PinchHandlers {
  start: () => void;
  move: (pinch: Pinch) => void;
}

/**
 * Follows two fingers on an element. From the second one on, other listeners get no move until all fingers are
 * lifted: one finger left behind draws nothing.
 *
 * @param element The element; its `touch-action` is `none`.
 * @param handlers Callbacks.
 * @param signal Removes the listeners.
 */
export function onPinch(element: HTMLElement, handlers: PinchHandlers, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let begun: Touches | undefined;
  let isBlocked = false;

  const both = (): Touches => [...fingers.values()] as [Point, Point];
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size < 2) return;
    isBlocked = true;
    event.stopPropagation();
    begun = fingers.size === 2 ? both() : undefined;
    if (begun) handlers.start();
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (isBlocked) event.stopPropagation();
    if (!begun) return;
    const now = both();
    const ratio = distanceOf(now) / distanceOf(begun);
    handlers.move({ ratio, from: middleOf(begun), to: middleOf(now) });
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    begun = undefined;
    if (fingers.size === 0) isBlocked = false;
  };

  const options = { signal, capture: true };
  addListener(element, 'pointerdown', down as EventListener, options);
  addListener(window, 'pointermove', move as EventListener, options);
  addListener(window, 'pointerup', up as EventListener, options);
  addListener(window, 'pointercancel', up as EventListener, options);
}
