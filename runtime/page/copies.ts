import { warnAuthor } from './warn-author.ts';

/** The library's own script, under any query: `archipel.js`, `archipel.1a2b.js`. */
const OWN_NAME = /\/archipel[^/?#]*(?:[?#]|$)/;

const isBundled = (address: string) => !OWN_NAME.test(address);

const folderOf = (address: string) => new URL('.', address).href;

/**
 * Rejects a runtime inside a site's own bundle that would be the page's first: its other files are not next to
 * the bundle.
 *
 * @param address The script that contains it.
 * @throws Error unless it is the library's own script.
 */
export function rejectBundled(address: string): void {
  if (isBundled(address))
    throw new Error(`Archipel is bundled into ${address}: mark it as external, see docs/your-own-bundle.md.`);
}

/**
 * Reports a second runtime on the page. The same script under another query is none. Decision 554.
 *
 * @param own The script of the first.
 * @param other The script of the second.
 */
export function meetCopy(own: string, other: string): void {
  if (isBundled(other) || folderOf(own) !== folderOf(other))
    warnAuthor(({ reportCopy }) => reportCopy(own, other));
}
