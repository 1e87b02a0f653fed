import { mount, unmountRemoved } from './islands.ts';
import { contains, isAttached } from '../dom/safe.ts';

const isElement = (node: Node): node is Element => node instanceof Element;

let observer: MutationObserver | undefined;
let afterAdding: (added: readonly Element[]) => void = () => {};

// Nodes are checked after the whole batch: a move is a removal and an addition, and must not remount an
// island.
function follow(mutations: MutationRecord[]): void {
  if (mutations.some(({ removedNodes }) => removedNodes.length > 0)) unmountRemoved();
  const added = mutations.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
  for (const element of added) if (isAttached(element)) mount(element);
  if (added.length > 0) afterAdding(added);
}

/**
 * Mounts and unmounts the islands of elements that other scripts add and remove. Idempotent.
 *
 * @param onAdded Called with elements that were added, after their islands were found.
 */
export function startObserver(onAdded: typeof afterAdding = () => {}): void {
  if (observer) return;
  afterAdding = onAdded;
  observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Runs work whose DOM changes below a root the observer ignores, such as a view that restores server HTML on its
 * unmount. Changes elsewhere are followed.
 *
 * @param root The element that the work changes.
 * @param work Runs synchronously; earlier changes are handled first.
 */
export function withoutFollowing(root: Node, work: () => void): void {
  const isElsewhere = ({ target }: MutationRecord) => isAttached(target) && !contains(root, target);
  follow(observer?.takeRecords() ?? []);
  work();
  follow((observer?.takeRecords() ?? []).filter(isElsewhere));
}

/**
 * Mounts the islands of content that was inserted without following, and passes it on as added.
 *
 * @param element The element whose content is new.
 */
export function mountInserted(element: Element): void {
  mount(element);
  afterAdding([element]);
}

/** Stops observing the document. Idempotent. */
export function stopObserver(): void {
  observer?.disconnect();
  observer = undefined;
}
