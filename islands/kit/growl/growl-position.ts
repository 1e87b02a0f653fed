import { closest, querySelectorAll, contains, matches } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { topDialog } from '#kit/dialog';

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
 * Moves the region to the other edge of the window when it covers the focused or pressed element (WCAG
 * 2.4.11); if it covers one at both edges, it stays at its own.
 *
 * @param section The region, in its position.
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
