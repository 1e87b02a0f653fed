import { querySelectorAll, getAttribute, setAttribute } from '../dom/safe.ts';
import { webUrl } from '../requests/safe-url.ts';

/** Attributes whose address is fetched as soon as their element is inserted. */
const LOADS = ['src', 'srcset', 'poster', 'data'];

const relativeBy = (name: string) => `[${name}]:not([${name}^="/"], [${name}*=":"], [${name}=""])`;

// Each address in a list of sources is at the start, or after a comma and a space.
const absolute = (value: string, base: URL) =>
  value.replace(/(^\s*|,\s+)([^\s,]+)/g, (_found, before: string, address: string) => {
    return before + (webUrl(address, base.href)?.href ?? address);
  });

/**
 * Resolves the addresses of images and media against the page that they belong to, because the content is
 * inserted before the page's address changes.
 *
 * @param content Inert nodes.
 * @param url The page's address.
 */
export function resolveLoads(content: DocumentFragment, url: URL): void {
  if (document.querySelector('base[href]')) return;
  for (const name of LOADS) {
    for (const element of querySelectorAll(content, relativeBy(name))) {
      setAttribute(element, name, absolute(getAttribute(element, name)!, url));
    }
  }
}
