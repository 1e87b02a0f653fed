import { isAwaited, tokenEndings } from '#runtime/html/scheduler.ts';

/**
 * Waits until no request is on its way for an element's containers. A read that a failed visit has superseded may be
 * repeated then.
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
