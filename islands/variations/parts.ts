import { loadFragment } from '#kit/fragment';
import { formatMoney, minorDigits, moneyLocale } from '#kit/money.ts';
import {
  classListOf,
  removeAttribute,
  querySelectorAll,
  getAttribute,
  setAttribute,
} from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { warn } from '#runtime/page/warn.ts';
import type { Variant } from '#stores/variants';
import { texts } from './texts.ts';

const PART = '[data-variation-part]';

const fromOrigin = ({ origin, href }: URL) => (origin === location.origin ? href.slice(origin.length) : href);

/**
 * Returns an address with a variant's `productId` and `productVariantId`, and the quantity if it had one.
 * Parameters retain the page's spelling (PRD-07, PRD-08).
 *
 * @param href The address in the page.
 * @param variant The variant.
 * @param quantity The quantity, if known.
 */
export function addressFor(href: string, variant: Variant, quantity: number | undefined): string {
  const url = new URL(href, location.href);
  const put = (name: string, value: unknown, isNew: boolean) => {
    const known = [...url.searchParams.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
    if (known ?? isNew) url.searchParams.set(known ?? name, String(value));
  };
  put('productId', variant.ProductId, true);
  put('productVariantId', variant.ProductVariantId, true);
  if (quantity !== undefined) put('quantity', quantity, false);
  return fromOrigin(url);
}

/** Returns the price as text: the server's own, else formatted here from the number (PRD-10). */
export function priceText({ UnitPriceTaxInclText, UnitPriceTaxIncl, CurrencyCode }: Variant): string {
  if (UnitPriceTaxInclText) return UnitPriceTaxInclText;
  const minor = Math.round(UnitPriceTaxIncl * 10 ** minorDigits(CurrencyCode));
  return formatMoney(minor, CurrencyCode, moneyLocale());
}

/** Returns the text about the stock: the server's, else ours. */
export function stockText({ StockText, IsInStock }: Variant): string {
  const { inStock, outOfStock } = chooseTexts(texts);
  if (StockText || typeof IsInStock !== 'boolean') return StockText ?? '';
  return IsInStock ? inStock : outOfStock;
}

const TEXTS: Readonly<Record<string, (variant: Variant) => string>> = {
  sku: ({ SKU }) => SKU ?? '',
  price: priceText,
  stock: stockText,
};

function textFor(part: HTMLElement, variant: Variant): string | undefined {
  const name = getAttribute(part, 'data-variation-part') ?? '';
  const field = getAttribute(part, 'data-field');
  if (field === null) return Object.hasOwn(TEXTS, name) ? TEXTS[name]!(variant) : undefined;
  const value = variant[field as keyof Variant];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function showText(part: HTMLElement, variant: Variant): void {
  const text = textFor(part, variant);
  if (text !== undefined) {
    part.textContent = text;
    return;
  }
  const name = getAttribute(part, 'data-variation-part') ?? '';
  warn(
    `[data-variation-part="${name}"] does not follow the variant: it is neither sku, price nor stock, and has no data-url ` +
      `(a fragment) and no data-field (a field of the answer). Write one of the two.`,
  );
}

// The address of each shown fragment: an equal one is not requested again.
const loaded = new WeakMap<Element, string>();

async function showFragment(part: HTMLElement, url: string, signal: AbortSignal, done: () => void) {
  if (loaded.get(part) === url) return;
  loaded.delete(part);
  const outcome = await loadFragment(part, url, { signal, onRendered: done });
  if (outcome === 'rendered') loaded.set(part, url);
}

/** The data that the parts show, and the signal that aborts their requests. */
export interface Showing {
  variant: Variant;
  quantity: number | undefined;
  signal: AbortSignal;
  /** Called whenever a fragment has been rendered. */
  onRendered: () => void;
}

/** Updates all parts of a product's page for a variant; each fragment fails alone (PRD-02). */
export function showParts(scope: Element, { variant, quantity, signal, onRendered }: Showing): void {
  for (const part of querySelectorAll(scope, PART)) {
    const url = getAttribute(part, 'data-url');
    if (url === null) showText(part, variant);
    else void showFragment(part, addressFor(url, variant, quantity), signal, onRendered);
    if (variant.StockStatus) setAttribute(part, 'data-status', variant.StockStatus);
  }
}

/** Marks the text parts as stale while an answer is pending. */
export function markTexts(scope: Element, isOld: boolean): void {
  for (const part of querySelectorAll(scope, `${PART}:not([data-url])`)) {
    classListOf(part).toggle('ar-variation-old', isOld);
    if (isOld) setAttribute(part, 'aria-busy', 'true');
    else removeAttribute(part, 'aria-busy');
  }
}

/** Points the variant's links to it; the back-in-stock link shows while it is out of stock (PRD-08). */
export function showLinks(scope: Element, variant: Variant): void {
  for (const link of querySelectorAll(scope, '[data-variant-link]')) {
    const href = getAttribute(link, 'href');
    if (href !== null) setAttribute(link, 'href', addressFor(href, variant, undefined));
    const isOfReturn = getAttribute(link, 'data-variant-link') === 'back-in-stock';
    if (isOfReturn && typeof variant.IsInStock === 'boolean') link.hidden = variant.IsInStock;
  }
}
