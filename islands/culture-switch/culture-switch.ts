import { fromRoot } from '#kit/from-root.ts';
import { querySelectorAll, addListener } from '#runtime/dom/safe.ts';
import { getCulture, on, type Mount } from '#runtime';
import { replaceCulture } from './replace-culture.ts';

function update(link: HTMLAnchorElement): void {
  const culture = link.dataset['culture'];
  const url = culture && replaceCulture(new URL(location.href), getCulture(), culture);
  // Without the segment the server's own address is the better one.
  if (url) link.href = fromRoot(url);
}

/**
 * Keeps the links in step with the address, which visits and other scripts change without a new header (CUR-02).
 * The links themselves stay native: another language is a full load. No stylesheet: the links are the site’s.
 */
const mount: Mount = (host, _props, { signal }) => {
  const links = querySelectorAll<HTMLAnchorElement>(host, 'a[data-culture]');
  const updateAll = () => links.forEach(update);
  updateAll();
  on('page-loaded', updateAll, signal);
  // Filters and hashes change the address without a visit: the last moment is the right one.
  addListener(host, 'pointerdown', updateAll, { signal });
  addListener(host, 'focusin', updateAll, { signal });
};

export default mount;
