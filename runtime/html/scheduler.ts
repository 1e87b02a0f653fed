import { contains, isAttached } from '../dom/safe.ts';

/** The token of one request for its target. */
export interface LatestToken {
  /** Aborted when a newer request takes the target. */
  readonly signal: AbortSignal;
  /** Whether this request is still the latest for its target; checked after every await. */
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
 * Acquires a target for a read: pending reads for it and for targets inside it are aborted. Requests to
 * different targets run side by side (NAV-11).
 *
 * @param target The element that the answer will be inserted into.
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

/** Returns whether a request is pending for an element that contains another one. */
export const isAwaited = (element: Element): boolean =>
  [...tokens.keys()].some((target) => target !== element && contains(target, element));
