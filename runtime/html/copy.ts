import { querySelectorAll } from '../dom/safe.ts';
import { copyDeep } from '../dom/safe-tree.ts';
import { trustedScript } from './trusted-types.ts';
import { isJavaScript } from './scripts.ts';

// Under Trusted Types, Chromium 156 blocks the copy of a data script, because the copy is not marked as
// parsed. JavaScript needs no such mark: it is created again before it runs.
// Decision 94.
function trustData(script: HTMLScriptElement): void {
  if (!isJavaScript(script)) script.text = trustedScript(script.text);
}

/**
 * Copies parsed nodes, one copy for each target.
 *
 * @param original Inert nodes; the root itself is no script.
 * @returns A copy whose data, such as the props of islands, the page's policy allows like the original's.
 */
export function copyInto<T extends Node>(original: T): T {
  const copy = copyDeep(original);
  for (const script of querySelectorAll(copy, 'script'))
    if (script instanceof HTMLScriptElement) trustData(script);
  return copy;
}
