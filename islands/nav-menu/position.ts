import { removeAttribute, getAttribute } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { isBelow } from '#kit/breakpoints.ts';

/** Distance of a panel from the window's edges, in px (MNU-03). */
const MARGIN = 20;
const SHIFT = '--ar-menu-shift';

/**
 * Computes how far a panel must move to have its distance from the window's edges (MNU-03).
 *
 * @param panel Its left and right edge, in pixels.
 * @param width The window's width.
 * @returns Pixels, to the left when negative; what is wider than its room begins at the margin.
 */
export function shiftOf({ left, right }: Pick<DOMRect, 'left' | 'right'>, width: number): number {
  const fromRight = Math.min(0, width - MARGIN - right);
  return left + fromRight < MARGIN ? MARGIN - left : fromRight;
}

/** Takes back what `placePanel` has written. */
export function clearPosition(panel: HTMLElement): void {
  panel.style.removeProperty(SHIFT);
  if (getAttribute(panel, 'style') === '') removeAttribute(panel, 'style');
}

/**
 * Moves an open panel into the window; only where the full menu is shown, above 1199 pixels (MNU-03, MNU-04).
 *
 * @param panel The panel.
 */
export function positionPanel(panel: HTMLElement): void {
  clearPosition(panel);
  if (isBelow('desktop')) return;
  const shift = shiftOf(rectOf(panel), document.documentElement.clientWidth);
  if (shift !== 0) panel.style.setProperty(SHIFT, `${shift}px`);
}
