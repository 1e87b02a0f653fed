import { querySelectorAll } from '../dom/safe.ts';
import { copyDeep } from '../dom/safe-tree.ts';
import { trustedScript } from './trusted-types.ts';
import { isJavaScript } from './scripts.ts';

// Chromium (156 does it) forgets by copying that the text was parsed: placed under Trusted Types it is refused, and reported,
// although data never runs. JavaScript keeps that it was dealt with, and is made anew when it is to run.
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
