import { addListener } from '#runtime/dom/safe.ts';

/** Distance in pixels after which the direction of a drag is known. */
const AXIS_PX = 6;

/** Callbacks of a drag; distances are in CSS pixels from its start. */
export interface DragHandlers {
  start?: () => void;
  move: (dx: number, dy: number) => void;
  end?: () => void;
}

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

const isSideways = (dx: number, dy: number) => Math.abs(dx) > Math.abs(dy);

/**
 * Follows a pointer that drags an element sideways. A vertical move scrolls the page as usual (give the
 * element `touch-action: pan-y`); the click that ends a drag is swallowed.
 *
 * @param element The dragged element.
 * @param handlers Callbacks: start once the drag is sideways, then each move, then the end.
 * @param signal Removes the listeners and ends a running drag.
 */
export function onDrag(element: HTMLElement, handlers: DragHandlers, signal: AbortSignal): void {
  let grip: Grip | undefined;

  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    grip = { id: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false };
  };
  const follow = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.id) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.isDragging && Math.hypot(dx, dy) < AXIS_PX) return;
    if (!grip.isDragging && !isSideways(dx, dy)) {
      grip = undefined;
      return;
    }
    if (!grip.isDragging) take(grip);
    handlers.move(dx, dy);
  };
  const take = (taken: Grip) => {
    taken.isDragging = true;
    element.setPointerCapture(taken.id);
    handlers.start?.();
  };
  const end = () => {
    const wasDragging = grip?.isDragging;
    grip = undefined;
    if (!wasDragging) return;
    swallowClick(element, signal);
    handlers.end?.();
  };

  const options = { signal };
  addListener(element, 'pointerdown', begin as EventListener, options);
  addListener(element, 'pointermove', follow as EventListener, options);
  addListener(element, 'pointerup', end, options);
  addListener(element, 'pointercancel', end, options);
  // The browser's own drag and drop of images and links is disabled.
  addListener(element, 'dragstart', (event) => event.preventDefault(), options);
  signal.addEventListener('abort', end, { once: true });
}

// The click that ends a drag is dispatched in the same task, or not at all.
function swallowClick(element: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const swallow = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addListener(element, 'click', stop, { capture: true, once: true, signal: swallow.signal });
  setTimeout(() => swallow.abort());
}
