import { contains, isAttached } from '../dom/safe.ts';

/** The token of one request for its target. */
export interface LatestToken {
  /** Aborted when a newer intent takes the target. */
  readonly signal: AbortSignal;
  /** Whether this is still the latest intent; check it after every await. */
  isCurrent(): boolean;
  /** Releases the target; harmless when the token is superseded. */
  end(): void;
}

const tokens = new Map<Element, AbortController>();

/** Callbacks for the end of any token. */
export const tokenEndings = new Set<() => void>();

function supersede(target: Element): void {
  for (const [element, controller] of tokens) {
    if (!contains(target, element) && isAttached(element)) continue;
    tokens.delete(element);
    controller.abort();
  }
}

/**
 * Aborts requests for targets inside an element: its content is about to be another page's.
 *
 * @param element The element whose content is replaced.
 */
export function abortInside(element: Element): void {
  for (const [target, controller] of tokens) {
    if (target === element || !contains(element, target)) continue;
    tokens.delete(target);
    controller.abort();
  }
}

/**
 * Takes a target for a read: the older read to it is aborted, and so are those to targets inside it.
 * Requests to different targets run side by side (NAV-11).
 *
 * @param target The element that the answer will go to.
 */
export function takeLatest(target: Element): LatestToken {
  supersede(target);
  const controller = new AbortController();
  tokens.set(target, controller);
  const isCurrent = () => tokens.get(target) === controller;
  const end = () => {
    if (isCurrent()) tokens.delete(target);
    tokenEndings.forEach((look) => look());
  };
  return { signal: controller.signal, isCurrent, end };
}

/** Whether something is on its way to what contains an element. */
export const isAwaited = (element: Element): boolean =>
  [...tokens.keys()].some((target) => target !== element && contains(target, element));
