import { isAwaited, tokenEndings } from '#runtime/html/scheduler.ts';

/**
 * Waits until no request is pending for an element's containers: a read that a failed visit superseded may
 * then be repeated.
 *
 * @param element The element.
 */
export function whenFree(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isAwaited(element)) return;
      tokenEndings.delete(look);
      resolve();
    };
    tokenEndings.add(look);
    look();
  });
}
