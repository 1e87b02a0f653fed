import { atom, type ReadableAtom } from 'nanostores';
import { describeVisitChanges, takeSnapshot, type PageSnapshot } from './visit-changes.ts';

/**
 * Describes what each visit has replaced.
 *
 * @param readHosts Returns the names of islands by their hosts.
 * @param signal Ends the watching.
 * @returns Sentences about the last visit.
 */
export function watchVisits(
  readHosts: () => ReadonlyMap<Element, string>,
  signal: AbortSignal,
): ReadableAtom<readonly string[]> {
  const $visit = atom<readonly string[]>([]);
  let before: PageSnapshot | undefined;
  addEventListener('archipel:page-leave', () => void (before = takeSnapshot(readHosts())), { signal });
  const describe = () => {
    if (before) $visit.set(describeVisitChanges(before, takeSnapshot(readHosts())));
  };
  addEventListener('archipel:page-finished', describe, { signal });
  return $visit;
}
