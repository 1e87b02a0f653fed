import { contains, parentOf } from './safe.ts';
import { findInside } from './safe-tree.ts';
import { emit } from '../page/events.ts';

// The summary of a closed `details` is visible.
function isShut(details: HTMLDetailsElement, element: Element): boolean {
  const summary = findInside(details, ':scope > summary');
  return !details.open && !(summary && contains(summary, element));
}

function closedDetails(element: Element): HTMLDetailsElement[] {
  const around: HTMLDetailsElement[] = [];
  for (let node: Element | null = element; node; node = parentOf(node)) {
    if (node instanceof HTMLDetailsElement && isShut(node, element)) around.unshift(node);
  }
  return around;
}

/**
 * Opens every closed panel around an element, outermost first and synchronously: native `details`, and by the
 * event `archipel:reveal` collapsed panels, inactive tabs and others (NAV-06).
 *
 * @param element The element to reveal; a panel itself is opened, too.
 */
export function reveal(element: Element): void {
  for (const details of closedDetails(element)) details.open = true;
  emit(element, 'reveal', {});
}
