import { on, type Service } from '#runtime';
import { closest, querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import {
  $wishlists,
  heartKey,
  readHearts,
  readMissedChanges,
  shownHearts,
  type HeartProduct,
} from '#stores/wishlists';

const VARIANT = 'data-product-variant-id';
const HEARTS = `[data-wishlist][${VARIANT}][aria-pressed]`;

function readHeartProduct(heart: Element): HeartProduct {
  const productVariantId = getAttribute(heart, VARIANT) ?? '';
  return { productId: getAttribute(heart, 'data-product-id') ?? undefined, productVariantId };
}

// Hearts of one product share one request.
function findShownProducts(): HeartProduct[] {
  const products = querySelectorAll(document, HEARTS).map(readHeartProduct);
  return [...new Map(products.map((product) => [heartKey(product), product])).values()];
}

const keyOf = (heart: Element): string => heartKey(readHeartProduct(heart));

function showHearts(): void {
  const { hearts } = $wishlists.get();
  for (const heart of querySelectorAll(document, HEARTS)) {
    const isIn = hearts[keyOf(heart)];
    if (isIn !== undefined) setAttribute(heart, 'aria-pressed', String(isIn));
  }
}

function showCount(): void {
  const { count } = $wishlists.get();
  if (count === undefined) return;
  for (const output of querySelectorAll(document, '[data-wishlist-count]')) {
    if (output.textContent?.trim() !== String(count)) output.textContent = String(count);
  }
}

// A heart without a product id follows its variant; the state of an unknown variant is requested once (T15).
function followVariants(signal: AbortSignal): void {
  const onChange = (records: MutationRecord[]) => {
    const hearts = records.map(({ target }) => target as Element);
    const news = hearts.map(readHeartProduct).filter((product) => product.productId === undefined);
    const known = $wishlists.get().hearts;
    const byKey = new Map(news.map((product) => [heartKey(product), product]));
    void readHearts([...byKey].filter(([key]) => known[key] === undefined).map(([, product]) => product));
    showHearts();
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: [VARIANT] });
  signal.addEventListener('abort', () => observer.disconnect());
}

// The chosen variant applies to all of the product's hearts in its scope (PRD-02).
function followChoices(signal: AbortSignal): void {
  const onVariant = (event: CustomEvent<{ productId: string; productVariantId: string }>) => {
    const { target, detail } = event;
    if (!(target instanceof Element)) return;
    const scope = closest(target, '[data-variation-scope]') ?? closest(target, '.product') ?? target;
    const hearts = querySelectorAll(scope, HEARTS);
    const own = hearts.filter((heart) => getAttribute(heart, 'data-product-id') === detail.productId);
    for (const heart of own) setAttribute(heart, VARIANT, detail.productVariantId);
  };
  on('variant-changed', onVariant, signal);
}

/**
 * Shows on every heart whether its product is in a list, and the number of products in lists. Until the first
 * change the server's state is right; hearts add no listeners and no requests.
 *
 * @param _app Not needed.
 * @param context Its signal ends the service.
 */
const serveHearts: Service = (_app, { signal }) => {
  const showAll = () => {
    showHearts();
    showCount();
  };
  shownHearts.find = (key) => querySelectorAll(document, HEARTS).some((heart) => keyOf(heart) === key);
  signal.addEventListener('abort', $wishlists.subscribe(showAll));
  // Lists that are filtered or paged contain hearts with an older state.
  on('ajax-complete', showAll, signal);
  followVariants(signal);
  followChoices(signal);
  readMissedChanges(findShownProducts());
};

export default serveHearts;
