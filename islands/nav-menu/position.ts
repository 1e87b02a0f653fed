import { removeAttribute, getAttribute } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { isBelow } from '#kit/breakpoints.ts';

/** Distance of a panel from the window's edges, in px (MNU-03). */
const MARGIN = 20;
const SHIFT = '--ar-menu-shift';

/**
 * Returns the shift that gives a panel its margin to the window's edges (MNU-03).
 *
 * @param panel Left and right edge of the panel in px.
 * @param width Width of the window in px.
 * @returns Shift in px, negative to the left; a panel wider than the window starts at the margin.
 */
export function shiftOf({ left, right }: Pick<DOMRect, 'left' | 'right'>, width: number): number {
  const fromRight = Math.min(0, width - MARGIN - right);
  return left + fromRight < MARGIN ? MARGIN - left : fromRight;
}

/** Removes the shift that `positionPanel` has written. */
export function clearPosition(panel: HTMLElement): void {
  panel.style.removeProperty(SHIFT);
  if (getAttribute(panel, 'style') === '') removeAttribute(panel, 'style');
}

/**
 * Shifts an open panel into the window, only where the full menu is shown: above 1199 px (MNU-03, MNU-04).
 *
 * @param panel The panel.
 */
export function positionPanel(panel: HTMLElement): void {
  clearPosition(panel);
  if (isBelow('desktop')) return;
  const shift = shiftOf(rectOf(panel), document.documentElement.clientWidth);
  if (shift !== 0) panel.style.setProperty(SHIFT, `${shift}px`);
}
