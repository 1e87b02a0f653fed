const asked = new Set<string>();

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
 * @param wanted Which of them, by their place in the list; what these need is asked for, too.
 */
export function preloadScripts(files: readonly ListedScript[], wanted: readonly number[]): void {
  const places = new Set(wanted);
  // What is added while the set is gone through is gone through as well.
  for (const place of places) files[place]!.forEach((need) => typeof need === 'number' && places.add(need));
  const addresses = [...places].map((place) => new URL(files[place]![0], import.meta.url).href);
  const news = addresses.filter((address) => !asked.has(address));
  news.forEach((address) => asked.add(address));
  document.head.append(...news.map(createPreload));
}
