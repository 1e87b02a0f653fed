import { fromRoot } from '#kit/from-root.ts';
import { querySelectorAll, addListener } from '#runtime/dom/safe.ts';
import { getCulture, on, type Mount } from '#runtime';
import { replaceCulture } from './replace-culture.ts';

function update(link: HTMLAnchorElement): void {
  const culture = link.dataset['culture'];
  const url = culture && replaceCulture(new URL(location.href), getCulture(), culture);
  // Without a culture segment in the address, the server's own link stays.
  if (url) link.href = fromRoot(url);
}

/**
 * Syncs the links with the page's address, which visits change without rendering the header again (CUR-02).
 * The links stay native: another language is a full load.
 */
const mount: Mount = (host, _props, { signal }) => {
  const links = querySelectorAll<HTMLAnchorElement>(host, 'a[data-culture]');
  const updateAll = () => links.forEach(update);
  updateAll();
  on('page-loaded', updateAll, signal);
  // Filters and hashes change the address without a visit, so the links are updated just before use.
  addListener(host, 'pointerdown', updateAll, { signal });
  addListener(host, 'focusin', updateAll, { signal });
};

export default mount;
