import { emit } from '#runtime';

/**
 * Checks whether the page may be left, and waits for work that must be finished before: the cart's writes.
 *
 * @returns Whether it may; false if a listener of `page-leave` has canceled it.
 */
export async function leavePage(): Promise<boolean> {
  const before: Promise<unknown>[] = [];
  const waitFor = (work: Promise<unknown>) => void before.push(work);
  if (!emit(document, 'page-leave', { url: location.href, waitFor })) return false;
  await Promise.allSettled(before);
  return true;
}
