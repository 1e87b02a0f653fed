import { closest, querySelectorAll, contains, matches } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { topDialog } from '#kit/dialog';
import { findLift, overlaps, type Box } from './growl-lift.ts';

// Without popover support the region is positioned by its styles alone.
function raise(section: HTMLElement): void {
  if (typeof section.showPopover !== 'function' || section.matches(':popover-open')) return;
  section.setAttribute('popover', 'manual');
  section.showPopover();
}

/**
 * Moves the region into the topmost modal dialog, because that makes everything outside it inert, or back to
 * the body. As a popover it keeps its position even if the dialog is transformed or scrolls.
 *
 * @param section The region.
 */
export function positionRegion(section: HTMLElement): void {
  const parent = topDialog() ?? document.body;
  if (section.parentElement !== parent) parent.append(section);
  raise(section);
}

/** Class of the region at the other side of wide windows. */
const AT_START = 'ar-growl-start';
const LIFT = '--ar-growl-lift';
const CONTROL = 'a, button, input, select, textarea, [tabindex]';

const IN_DIALOG = '.ar-dialog-footer, button, a.ar-button, [aria-invalid="true"]';
const IN_PAGE = '[aria-invalid="true"], [data-cart-count], .ar-cookie-banner';

// WebKit gives a pressed button no focus; the pointer is still on it.
function inUse(): Element[] {
  const innermost = querySelectorAll(document, ':hover').at(-1);
  const hovered = innermost && closest(innermost, CONTROL);
  return [document.activeElement, hovered].filter((element): element is Element =>
    Boolean(element && matches(element, CONTROL)),
  );
}

// Elements behind a modal dialog can't be used.
function findProtected(): Element[] {
  const dialog = topDialog();
  return querySelectorAll<Element>(dialog ?? document, dialog ? IN_DIALOG : IN_PAGE);
}

// Height of a touch keyboard that lies over the page, in px; a zoomed page has none.
function keyboardHeight(): number {
  const { visualViewport: view } = window;
  return view && view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
}

// The other side of a wide window is tried first: there is more room than above.
function findPosition(section: HTMLElement, all: readonly Box[], used: readonly Box[]): number {
  const { left, right } = rectOf(section);
  if (right - left < innerWidth / 2) section.classList.add(AT_START);
  const lift = findLift(rectOf(section), all);
  if (lift !== undefined) return lift;
  section.classList.remove(AT_START);
  const own = rectOf(section);
  return findLift(own, all) ?? findLift(own, used) ?? 0;
}

/**
 * Moves the region clear of the focused or pressed element (WCAG 2.4.11), of fields with an error, of a
 * dialog's buttons and of the cart's count: to the other side of a wide window, or up. Without such a position
 * it is clear of the element in use alone, or stays at its own.
 *
 * @param section The region, in its position.
 */
export function avoidOverlap(section: HTMLElement): void {
  // Nothing moves while a message is being read.
  if (section.contains(document.activeElement)) return;
  const boxesOf = (elements: Element[]) =>
    elements.filter((element) => !contains(section, element) && !contains(element, section)).map(rectOf);
  const used = boxesOf(inUse());
  const all = [...used, ...boxesOf(findProtected())];
  const keyboard = keyboardHeight();
  const setLift = (lift: number) => section.style.setProperty(LIFT, `${Math.ceil(keyboard + lift)}px`);
  section.classList.remove(AT_START);
  setLift(0);
  if (overlaps(rectOf(section), all)) setLift(findPosition(section, all, used));
}
