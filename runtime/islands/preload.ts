const requests = new Set<string>();

// Under a policy of nonces a preload needs the one that the page's own script has.
function createPreload(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return link;
}

/** A script beside this one, and the places of those that it needs in the same list. */
export type ListedScript = readonly [name: string, ...needs: number[]];

/**
 * Asks for scripts before the one that needs them has come and said so: each wait of that kind is a journey to the
 * server and back.
 *
 * @param files Scripts beside this one, and what each of them needs.
 * @param requested Which of them, by their place in the list; what these need is asked for, too.
 */
export function preloadScripts(files: readonly ListedScript[], requested: readonly number[]): void {
  const indexes = new Set(requested);
  // Entries that are added during the loop are visited, too.
  for (const index of indexes) files[index]!.forEach((need) => typeof need === 'number' && indexes.add(need));
  const addresses = [...indexes].map((index) => new URL(files[index]![0], import.meta.url).href);
  const news = addresses.filter((address) => !requests.has(address));
  news.forEach((address) => requests.add(address));
  document.head.append(...news.map(createPreload));
}
