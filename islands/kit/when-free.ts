import { isAwaited, tokenEndings } from '#runtime/html/scheduler.ts';

/**
 * Waits until nothing is on its way to what contains an element. A read that lost its turn to a visit that then failed
 * may be asked again.
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
