import { holds, isAttached } from '../dom/safe.ts';

/** The right of one request to be placed into its target. */
export interface Turn {
  /** Aborted when a newer intent takes the target. */
  readonly signal: AbortSignal;
  /** To be asked after every await: whether this is still the last intent. */
  isCurrent(): boolean;
  /** Gives the target back; harmless when the turn was lost. */
  end(): void;
}

const turns = new Map<Element, AbortController>();

/** What is called whenever a turn has ended. */
export const turnEndings = new Set<() => void>();

function supersede(target: Element): void {
  for (const [element, controller] of turns) {
    if (!holds(target, element) && isAttached(element)) continue;
    turns.delete(element);
    controller.abort();
  }
}

/**
 * Gives up what is on its way to targets inside an element: its content is about to be another page's.
 *
 * @param element What is replaced.
 */
export function giveUpInside(element: Element): void {
  for (const [target, controller] of turns) {
    if (target === element || !holds(element, target)) continue;
    turns.delete(target);
    controller.abort();
  }
}

/**
 * Takes a target for a read: the older read to it is aborted, and so are those to targets inside it.
 * Requests to different targets run side by side (NAV-11).
 *
 * @param target The element that the answer will go to.
 */
export function takeTurn(target: Element): Turn {
  supersede(target);
  const controller = new AbortController();
  turns.set(target, controller);
  const isCurrent = () => turns.get(target) === controller;
  const end = () => {
    if (isCurrent()) turns.delete(target);
    turnEndings.forEach((look) => look());
  };
  return { signal: controller.signal, isCurrent, end };
}

/** Whether something is on its way to what contains an element. */
export const isAwaited = (element: Element): boolean =>
  [...turns.keys()].some((target) => target !== element && holds(target, element));
