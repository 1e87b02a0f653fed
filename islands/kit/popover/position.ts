/** Side of the button on which a panel opens; `auto` is below, or above if only there is room. */
export type PopoverSide = 'auto' | 'above' | 'below';

/** A panel's corner in the window, in CSS pixels. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance of a panel from the window's edges, in px. */
const MARGIN = 20;
/** Distance of a panel from its button, in px. */
const GAP = 8;

// A panel larger than the space begins at the margin.
const clampInside = (start: number, size: number, space: number, margin = MARGIN) =>
  Math.max(margin, Math.min(start, space - margin - size));

// A list as wide as its button stays aligned with it, even closer to the window's edges.
function marginAcross({ left, right, width }: DOMRect, panel: Size, view: Size): number {
  const isAsWide = Math.abs(panel.width - width) < 1;
  return isAsWide ? Math.max(0, Math.min(MARGIN, left, view.width - right)) : MARGIN;
}

/**
 * Positions a panel next to a button, centred on it and whole in the window when that is possible.
 *
 * @param button The button's box in the window.
 * @param panel The panel's size.
 * @param side The preferred side.
 * @param view The window's size.
 * @returns The panel's upper left corner. Without room above and below it covers the button, so all of it can be read.
 */
export function positionNextTo(button: DOMRect, panel: Size, side: PopoverSide, view: Size): Corner {
  const centred = button.left + (button.width - panel.width) / 2;
  const x = clampInside(centred, panel.width, view.width, marginAcross(button, panel, view));
  const needed = panel.height + GAP + MARGIN;
  const [above, below] = [button.top, view.height - button.bottom];
  const isBelow = side === 'auto' ? below >= needed || below >= above : side === 'below';
  const preferred = isBelow ? button.bottom + GAP : button.top - GAP - panel.height;
  // A panel that fits follows its button, even out of the window; another one is moved into the window.
  const fits = (isBelow ? below : above) >= needed;
  const y = fits || isOutside(button, view) ? preferred : clampInside(preferred, panel.height, view.height);
  return { x, y };
}

const isOutside = ({ top, bottom }: DOMRect, { height }: Size) => bottom < 0 || top > height;
