import { querySelectorAll } from '../dom/safe.ts';
import { copyDeep } from '../dom/safe-tree.ts';
import { trustedScript } from './trusted-types.ts';
import { isJavaScript } from './scripts.ts';

// Chromium 156 forgets in a copy that the text was parsed: inserted under Trusted Types it is blocked and reported,
// although data never runs. JavaScript keeps its "already started" flag, and is created anew when it is to run.
// Decision 94.
function trustData(script: HTMLScriptElement): void {
  if (!isJavaScript(script)) script.text = trustedScript(script.text);
}

/**
 * Copies parsed nodes that are to be placed, for each target a copy.
 *
 * @param original Inert nodes, no script themselves.
 * @returns A copy whose data, such as the props of islands, the page's policy takes as it takes the original.
 */
export function copyInto<T extends Node>(original: T): T {
  const copy = copyDeep(original);
  for (const script of querySelectorAll(copy, 'script'))
    if (script instanceof HTMLScriptElement) trustData(script);
  return copy;
}
