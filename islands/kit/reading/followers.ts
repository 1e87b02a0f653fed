import { isAttached } from '#runtime/dom/safe.ts';

/** An island or a part that follows the store. */
export interface PageFollower {
  /** Address of the page with its data; by default the current page. */
  url?: string;
  /** Keyed island that receives its props from the answer. */
  host?: HTMLElement;
  /** Wraps the replacement of the parts, to preserve typed text in them. */
  around?: (insert: () => void) => void;
}

const pageUrl = () => location.href.replace(/#.*/, '');

/** Returns the addresses to read, with the islands of each; the page's own if no follower names one. */
export function listAddresses(followers: Iterable<PageFollower>): Map<string, HTMLElement[]> {
  const addresses = new Map<string, HTMLElement[]>();
  for (const { url, host } of followers) {
    if (url === undefined) continue;
    const { href } = new URL(url, document.baseURI);
    const hosts = addresses.get(href) ?? [];
    addresses.set(href, host && isAttached(host) ? [...hosts, host] : hosts);
  }
  return addresses.size > 0 ? addresses : new Map([[pageUrl(), []]]);
}

/** Wraps a replacement in the `around` callbacks of all followers. */
export const aroundAll =
  (followers: Iterable<PageFollower>) =>
  (insert: () => void): void =>
    [...followers].reduce<() => void>(
      (inner, { around }) => (around ? () => around(inner) : inner),
      insert,
    )();
