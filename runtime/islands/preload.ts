import { builtFileUrl } from './built-file.ts';

let requested: Set<string> | undefined;

// The page may have preloaded its islands' scripts itself.
const readRequested = () =>
  new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href));

// The preload gets the nonce of the page's own script, which a policy with nonces requires.
function createPreload(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return link;
}

/** A script in the same folder, and the indexes of its dependencies in the same list. */
export type ListedScript = readonly [name: string, ...needs: number[]];

/**
 * Requests scripts before their importer has loaded, which saves a round trip for each level of imports.
 *
 * @param files Scripts in the same folder, each with its dependencies.
 * @param needed Indexes of the needed scripts; their dependencies are requested, too.
 */
export function preloadScripts(files: readonly ListedScript[], needed: readonly number[]): void {
  const known = (requested ??= readRequested());
  const indexes = new Set(needed);
  // Entries that are added during the loop are visited, too.
  for (const index of indexes) files[index]!.forEach((need) => typeof need === 'number' && indexes.add(need));
  const addresses = [...indexes].map((index) => builtFileUrl(files[index]![0]));
  const news = addresses.filter((address) => !known.has(address));
  news.forEach((address) => known.add(address));
  document.head.append(...news.map(createPreload));
}
