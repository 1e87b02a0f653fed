import { closest, tagOf } from '#runtime/dom/safe.ts';
import { ROOT_TAG, SLOT_TAG } from '#runtime/islands/islands.ts';

/** A handler for all elements of a selector, present and future ones. */
interface Delegation {
  /** The elements, as the service's definition has it. */
  selector: string;
  /** Listeners by the event's name, for the element and its descendants. The events must bubble. */
  on: Readonly<Record<string, (element: HTMLElement, event: Event) => void>>;
}

/** Scrolling waits for listeners of these unless they promise not to stop it. */
const SCROLLED_BY: ReadonlySet<string> = new Set(['touchstart', 'touchmove', 'wheel']);

// Elements that a view has rendered are its own; those in its slots are the server's.
function isDrawn(element: Element): boolean {
  const owner = closest(element, `${ROOT_TAG}, ${SLOT_TAG}`);
  return owner !== null && tagOf(owner) === ROOT_TAG;
}

function findElement({ target }: Event, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? closest(target, selector) : null;
  return found instanceof HTMLElement && !isDrawn(found) ? found : undefined;
}

/**
 * Serves any number of elements by one listener for each event: 200 hearts cost what one costs, and those that arrive
 * with a visit are served as soon as they are there. Called by a service (`defineService` with the same selector). Where
 * a press does something else than the browser would do, an action (`defineAction`) comes before all listeners.
 *
 * @param delegation The selector, and what is done.
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
