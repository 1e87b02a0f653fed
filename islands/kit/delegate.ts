import { closest, tagOf } from '#runtime/dom/safe.ts';
import { ROOT_TAG, SLOT_TAG } from '#runtime/islands/islands.ts';

/** A handler for all elements of a selector, present and future ones. */
interface Delegation {
  /** Selector of the elements, the same as in the service's definition. */
  selector: string;
  /** Listeners by the event's name, for the element and its descendants. The events must bubble. */
  on: Readonly<Record<string, (element: HTMLElement, event: Event) => void>>;
}

/** Events whose scrolling waits for listeners that are not passive. */
const SCROLLED_BY: ReadonlySet<string> = new Set(['touchstart', 'touchmove', 'wheel']);

// A view's own elements are excluded; those in its slots are the server's.
function isDrawn(element: Element): boolean {
  const owner = closest(element, `${ROOT_TAG}, ${SLOT_TAG}`);
  return owner !== null && tagOf(owner) === ROOT_TAG;
}

function findElement({ target }: Event, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? closest(target, selector) : null;
  return found instanceof HTMLElement && !isDrawn(found) ? found : undefined;
}

/**
 * Handles any number of elements, present and future, by one listener per event. A service calls it, with the
 * selector of its definition; to replace what the browser does at a press, use an action (`defineAction`).
 *
 * @param delegation The selector and the handlers.
 * @param signal Ends it.
 */
export function delegate({ selector, on }: Delegation, signal: AbortSignal): void {
  for (const [type, run] of Object.entries(on)) {
    const listen = (event: Event) => {
      const element = findElement(event, selector);
      if (element) run(element, event);
    };
    document.addEventListener(type, listen, { signal, passive: SCROLLED_BY.has(type) });
  }
}
