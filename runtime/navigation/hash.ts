import { track } from '../page/activity.ts';
import { loadModule } from '../islands/load.ts';

const load = () => import('./anchors.ts');
const loadAnchors = () => track(loadModule(load));

/**
 * Goes to an anchor of the page (NAV-06); without the code for it, as the browser does.
 *
 * @param hash With its sign.
 */
export function followHash(hash: string): void {
  const native = () => void (location.hash = hash);
  loadAnchors()
    .then(({ goToAnchor }) => goToAnchor(hash))
    .catch(native);
}

/**
 * Opens what hides the target of the page's address, if it has one.
 *
 * @param mayScroll False where the position is restored; by default, what kind of load it was decides.
 */
export function showHash(mayScroll?: boolean): void {
  if (!location.hash) return;
  loadAnchors()
    .then(({ revealHash }) => revealHash(mayScroll))
    .catch(() => {});
}
