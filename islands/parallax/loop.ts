/** An element that moves with the scroll: `read` measures its shift, `write` applies it. */
export interface Moving {
  read(): number;
  write(shift: number): void;
}

const inView = new Set<Moving>();
let frame = 0;

// All reads come before the writes, so that the layout is computed once.
function moveAll(): void {
  frame = 0;
  const shifts = [...inView].map((moving) => [moving, moving.read()] as const);
  for (const [moving, shift] of shifts) moving.write(shift);
}

function schedule(): void {
  frame ||= requestAnimationFrame(moveAll);
}

/**
 * Moves an element at every frame in which the page has scrolled. All elements share one frame callback;
 * without elements in view there is no listener.
 *
 * @param moving The element to move.
 */
export function startMoving(moving: Moving): void {
  if (inView.size === 0) {
    document.addEventListener('scroll', schedule, { passive: true, capture: true });
    addEventListener('resize', schedule);
  }
  inView.add(moving);
  schedule();
}

/**
 * Stops moving an element; it stays where it is.
 *
 * @param moving The moved element.
 */
export function stopMoving(moving: Moving): void {
  if (!inView.delete(moving) || inView.size > 0) return;
  document.removeEventListener('scroll', schedule, { capture: true });
  removeEventListener('resize', schedule);
  cancelAnimationFrame(frame);
  frame = 0;
}
