/** Something that moves with the page: what it reads of the layout, and what it writes then. */
export interface Moving {
  read(): number;
  write(shift: number): void;
}

const inView = new Set<Moving>();
let frame = 0;

// All are read before any is written, so that the layout is computed once.
function moveAll(): void {
  frame = 0;
  const shifts = [...inView].map((moving) => [moving, moving.read()] as const);
  for (const [moving, shift] of shifts) moving.write(shift);
}

function schedule(): void {
  frame ||= requestAnimationFrame(moveAll);
}

/**
 * Moves something with every frame in which the page has scrolled. One frame serves all; while nothing is in view there is
 * no listener.
 *
 * @param moving The moving elements.
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
 * Moves it no more; it stays where it is.
 *
 * @param moving The moved elements.
 */
export function stopMoving(moving: Moving): void {
  if (!inView.delete(moving) || inView.size > 0) return;
  document.removeEventListener('scroll', schedule, { capture: true });
  removeEventListener('resize', schedule);
  cancelAnimationFrame(frame);
  frame = 0;
}
