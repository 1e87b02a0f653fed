import { emit } from './events.ts';

// A summary shows in a closed `details`, too.
function isShut(details: HTMLDetailsElement, element: Element): boolean {
  return !details.open && !details.querySelector(':scope > summary')?.contains(element);
}

function closedDetails(element: Element): HTMLDetailsElement[] {
  const around: HTMLDetailsElement[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && isShut(node, element)) around.unshift(node);
  }
  return around;
}

/**
 * Opens every closed panel around an element, outermost first and at once: native `details`, collapsed panels, inactive
 * tabs, and whatever else listens to `archipel:reveal` (NAV-06).
 *
 * @param element What is to be seen; a panel itself is opened, too.
 */
export function reveal(element: Element): void {
  for (const details of closedDetails(element)) details.open = true;
  emit(element, 'reveal', {});
}
