import { mount, unmountRemoved } from './islands.ts';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

// Decided after the batch: a move is a removal and an addition, and must be neither unmount nor mount.
function follow(mutations: MutationRecord[]): void {
  if (mutations.some(({ removedNodes }) => removedNodes.length > 0)) unmountRemoved();
  for (const { addedNodes } of mutations) {
    for (const node of addedNodes) {
      if (isElement(node) && node.isConnected) mount(node);
    }
  }
}

let observer: MutationObserver | undefined;

/** The net below all swaps: mounts and unmounts what scripts of others add and remove. Idempotent. */
export function startObserver(): void {
  if (observer) return;
  observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });
}

/** Stops following the document. Idempotent. */
export function stopObserver(): void {
  observer?.disconnect();
  observer = undefined;
}
