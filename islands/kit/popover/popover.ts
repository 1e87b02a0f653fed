import { removeAttribute, matches, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { followByAnchor, followByMeasure } from './follow.ts';
import type { PopoverSide } from './position.ts';

interface Options {
  side?: PopoverSide;
  /** Closes the panel and restores the markup of both elements. */
  signal: AbortSignal;
}

/** A panel that floats next to the button that opens it. */
export interface Popover {
  open(): void;
  close(): void;
  isOpen(): boolean;
}

/** Browsers with reliable fallbacks of an anchored panel; styles/popover.css has the same condition, with the reason. */
const ANCHORS = '(position-area: block-end) and (not (hanging-punctuation: first))';

let count = 0;

function nameOf(panel: HTMLElement): string {
  count += 1;
  return getAttribute(panel, 'id') || `ar-popover-${count}`;
}

function tie(button: HTMLElement, panel: HTMLElement, side: PopoverSide, overrides: Overrides): string {
  const id = nameOf(panel);
  overrides.set(panel, 'id', id);
  overrides.set(panel, 'popover', 'auto');
  overrides.toggleClass(panel, 'ar-popover', true);
  if (side !== 'auto') overrides.toggleClass(panel, `ar-popover-${side}`, true);
  overrides.set(button, 'aria-controls', id);
  // The browser itself toggles by a button, whose press does not count as one outside the panel.
  if (matches(button, 'button')) overrides.set(button, 'popovertarget', id);
  return id;
}

// Removes a `style` attribute that only contained the position.
function dropEmptyStyle(element: HTMLElement): void {
  if (getAttribute(element, 'style') === '') removeAttribute(element, 'style');
}

/**
 * Makes a panel a native popover above or below a button; Escape, a press elsewhere and leaving the page
 * close it (NAV-15). A `<button>` toggles it by itself; for other elements call `open`.
 *
 * @param button Its button.
 * @param panel The panel: best right after the button, where Tab goes next.
 * @param options The side, and the signal that ends it.
 * @returns Functions that open and close it.
 */
export function createPopover(
  button: HTMLElement,
  panel: HTMLElement,
  { side = 'auto', signal }: Options,
): Popover {
  // Older browsers show the panel as the server wrote it.
  if (!('showPopover' in HTMLElement.prototype)) return { open() {}, close() {}, isOpen: () => true };
  const overrides = createOverrides();
  const id = tie(button, panel, side, overrides);
  const isAnchored = CSS.supports(ANCHORS);
  if (!isAnchored) overrides.toggleClass(panel, 'ar-popover-measured', true);
  const follower = isAnchored ? followByAnchor(button, panel, id) : followByMeasure(button, panel, side);
  const isOpen = () => matches(panel, ':popover-open');
  const popover: Popover = {
    open: () => isOpen() || panel.showPopover(),
    close: () => isOpen() && panel.hidePopover(),
    isOpen,
  };
  const follow = (willOpen: boolean) => {
    overrides.set(button, 'aria-expanded', String(willOpen));
    if (willOpen) follower.start();
    else follower.stop();
  };
  const onToggle = (event: Event) => {
    if (event.target === panel) follow((event as ToggleEvent).newState === 'open');
  };
  // A button of the server's may have opened it before the script came.
  follow(isOpen());
  addListener(panel, 'beforetoggle', onToggle, { signal });
  const leave = () => {
    popover.close();
    follower.stop();
    overrides.restore();
    dropEmptyStyle(button);
    dropEmptyStyle(panel);
  };
  signal.addEventListener('abort', leave, { once: true });
  return popover;
}
