import { closest, querySelectorAll, contains, matches } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { topDialog } from '#kit/dialog';

// Popovers are in every browser that we know of; without them the region is fixed by its styles alone.
function raise(section: HTMLElement): void {
  if (typeof section.showPopover !== 'function' || section.matches(':popover-open')) return;
  section.setAttribute('popover', 'manual');
  section.showPopover();
}

/**
 * Puts the region where it can be seen and used. A modal dialog makes everything outside it inert, also what lies in the
 * top layer above it: so the region moves into the innermost dialog and back, and is a popover there, because a dialog
 * that is transformed or scrolls would take it along.
 *
 * @param section The region.
 */
export function positionRegion(section: HTMLElement): void {
  const parent = topDialog() ?? document.body;
  if (section.parentElement !== parent) parent.append(section);
  raise(section);
}

const AT_START = 'ar-growl-start';
const CONTROL = 'a, button, input, select, textarea, [tabindex]';

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// WebKit gives a pressed button no focus; the pointer is still on it.
function inUse(): Element[] {
  const innermost = querySelectorAll(document, ':hover').at(-1);
  const hovered = innermost && closest(innermost, CONTROL);
  return [document.activeElement, hovered].filter((element): element is Element =>
    Boolean(element && matches(element, CONTROL)),
  );
}

/**
 * Moves the region to the other edge of the window when it would cover what has the focus or was just pressed
 * (WCAG 2.4.11); where it would do so at both edges, it stays at its own.
 *
 * @param section The region, placed.
 */
export function watchOverlap(section: HTMLElement): void {
  const used = inUse().filter((element) => !section.contains(element) && !contains(element, section));
  const covers = () => {
    const own = section.getBoundingClientRect();
    return used.some((element) => overlap(own, rectOf(element)));
  };
  // Nothing moves while a message is being read.
  if (section.contains(document.activeElement) || !covers()) return;
  section.classList.toggle(AT_START);
  if (covers()) section.classList.toggle(AT_START);
}
