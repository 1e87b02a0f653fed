import { emit } from '#runtime';

/**
 * Checks whether the page may be left, and waits for what must reach the server before: the cart's writes.
 *
 * @returns Whether it may.
 */
export async function leavePage(): Promise<boolean> {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  if (!emit(document, 'page-leave', { url: location.href, waitFor })) return false;
  await Promise.allSettled(before);
  return true;
}
