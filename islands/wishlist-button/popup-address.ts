import { getCulture, safeUrl } from '#runtime';
import { getAttribute } from '#runtime/dom/safe.ts';
import { getSite } from '#runtime/page/page.ts';

const DEFAULT_PATH = 'catalog/wishlist/popup';

// The action of a form that writes is not the popup's address.
function actionOf({ form }: HTMLButtonElement): string | null {
  const isRead = form && (getAttribute(form, 'method') ?? 'get').toLowerCase() === 'get';
  return isRead ? getAttribute(form, 'action') : null;
}

function writtenAddress(element: HTMLElement): string | null {
  const own = getAttribute(element, 'data-url') ?? getAttribute(element, 'href');
  if (own || !(element instanceof HTMLButtonElement)) return own;
  return getAttribute(element, 'formaction') ?? actionOf(element);
}

const FIELDS = {
  'data-product-id': 'ProductId',
  'data-product-variant-id': 'ProductVariantId',
  'data-quantity': 'Quantity',
};

/**
 * Returns the popup's address: that of `data-url`, of the link or of the button's form, else the default
 * (WSH-01). Product, variant and quantity are those of the element.
 *
 * @param element The heart.
 * @returns The address; undefined for another site.
 */
export function popupAddress(element: HTMLElement): URL | undefined {
  const site = getSite().href;
  const url = safeUrl(writtenAddress(element) || `${site}${getCulture()}/${DEFAULT_PATH}`);
  if (!url) return undefined;
  for (const [attribute, name] of Object.entries(FIELDS)) {
    const value = getAttribute(element, attribute);
    if (value) url.searchParams.set(name, value);
  }
  return url;
}
