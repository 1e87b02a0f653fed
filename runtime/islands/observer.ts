import { mount, unmountRemoved } from './islands.ts';
import { isAttached } from '../dom/safe.ts';

const isElement = (node: Node): node is Element => node instanceof Element;

let observer: MutationObserver | undefined;
let afterAdding: (added: readonly Element[]) => void = () => {};

// Decided after the batch: a move is a removal and an addition, and must be neither unmount nor mount.
function follow(mutations: MutationRecord[]): void {
  if (mutations.some(({ removedNodes }) => removedNodes.length > 0)) unmountRemoved();
  const added = mutations.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement));
  for (const element of added) if (isAttached(element)) mount(element);
  if (added.length > 0) afterAdding(added);
}

/**
 * The net below all swaps: mounts and unmounts what scripts of others add and remove. Idempotent.
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
 * Does something whose own changes are not followed: server HTML that a view gives back on its unmount stays as it is.
 *
 * @param work Runs at once; what others did before it is followed first.
 */
export function withoutFollowing(work: () => void): void {
  follow(observer?.takeRecords() ?? []);
  work();
  observer?.takeRecords();
}

/** Stops following the document. Idempotent. */
export function stopObserver(): void {
  observer?.disconnect();
  observer = undefined;
}
