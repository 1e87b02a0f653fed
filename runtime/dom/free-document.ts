import { warnAuthor } from '../page/warn-author.ts';
import { freeNames } from './free-names.ts';

function free(root: Document | Element): void {
  const [first] = freeNames(root);
  if (first) warnAuthor(({ warnOfSpeaker }) => warnOfSpeaker(first));
}

// Checks the nodes that the parser adds after an early start.
function followParser(): void {
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (node instanceof Element) free(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

/** Removes names that shadow members of the document, before any script reads those members. */
export function freeDocument(): void {
  free(document);
  if (document.readyState === 'loading') followParser();
}
