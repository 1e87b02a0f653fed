import { track } from '../page/activity.ts';
import { loadModule } from '../islands/load.ts';

const load = () => import('./anchors.ts');
const loadAnchors = () => track(loadModule(load));

/**
 * Goes to an anchor of the page (NAV-06); natively if the code of anchors fails to load.
 *
 * @param hash With its `#`.
 */
export function followHash(hash: string): void {
  const native = () => void (location.hash = hash);
  loadAnchors()
    .then(({ goToAnchor }) => goToAnchor(hash))
    .catch(native);
}

/**
 * Opens closed panels around the target of the page's hash, if it has one, and scrolls to it.
 *
 * @param mayScroll False where the position is restored; by default, the kind of load decides.
 */
export function showHash(mayScroll?: boolean): void {
  if (!location.hash) return;
  loadAnchors()
    .then(({ revealHash }) => revealHash(mayScroll))
    .catch(() => {});
}
