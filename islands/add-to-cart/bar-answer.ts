import { createElement } from '#kit/element.ts';
import { appendTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { matches, querySelectorAll, setAttribute } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $cartSummary } from '#stores/cart';
import type { NoticeLink } from '#stores/notices';
import { texts } from './texts.ts';

/** Lifetime of a success in ms, like that of a notice on a phone. */
const SUCCESS_LIFE_MS = 5_000;

const SEPARATOR = /^\s*(?:[:,.!–—-]\s*|$)/;
const ONLY_SENTENCE = /^([^.!?]*)\.$/;

/** Returns a text without its first words, if they end at a separator. */
function withoutStart(text: string, start: string): string {
  const rest = start && text.startsWith(start) ? text.slice(start.length) : text;
  return rest !== text && SEPARATOR.test(rest) ? rest.replace(SEPARATOR, '') : text;
}

// The bar says the product's name, and the answer that it was added: what remains is the name of the variant.
function variantIn(message: string, product: string): string {
  const name = withoutStart(message, chooseTexts(texts).inCart());
  return withoutStart(name, product).replace(ONLY_SENTENCE, '$1');
}

/** Creates the link, which counts the articles, or nothing without an address. */
function createLink(link: NoticeLink | undefined): HTMLElement | undefined {
  if (!link) return undefined;
  const anchor = createElement('a', 'ar-button ar-button-quiet');
  setAttribute(anchor, 'href', link.href);
  return anchor;
}

/**
 * Shows in a buy bar that something was added, with the number of articles in the cart; it disappears by
 * itself, unless the pointer or the focus is in it.
 *
 * @param bar The bar of the pressed button.
 * @param message The server's message, if any: announced whole, shown without what the bar says already.
 * @param link The way to the cart.
 * @param signal Removes it, too.
 * @returns Function that removes it.
 */
export function showInBar(
  bar: Element,
  message: string | undefined,
  link: NoticeLink | undefined,
  signal: AbortSignal,
): () => void {
  const answer = createElement('div', 'add-to-cart-message');
  const lines = createElement('div');
  const title = createElement('strong');
  const product = querySelectorAll(bar, '.ar-buy-bar-text > :first-child')[0]?.textContent.trim() ?? '';
  const variant = variantIn(message ?? '', product);
  lines.append(title, ...(variant ? [createElement('small', '', variant)] : []));
  const anchor = createLink(link);
  answer.append(lines, ...(anchor ? [anchor] : []));
  appendTo(bar, answer);
  const labels = chooseTexts(texts);
  // The summary may come after the answer.
  const unsubscribe = $cartSummary.subscribe((summary) => {
    const count = summary?.ItemsCount;
    title.textContent = anchor ? labels.done : labels.inCart(count);
    if (anchor) anchor.textContent = labels.cart(count);
  });
  announce([labels.inCart($cartSummary.get()?.ItemsCount), message].filter(Boolean).join('. '));

  let timer: ReturnType<typeof setTimeout>;
  const remove = () => {
    clearTimeout(timer);
    unsubscribe();
    removeElement(answer);
  };
  const expire = () => {
    if (!matches(answer, ':hover, :focus-within')) return remove();
    timer = setTimeout(expire, SUCCESS_LIFE_MS);
  };
  timer = setTimeout(expire, SUCCESS_LIFE_MS);
  signal.addEventListener('abort', remove, { once: true });
  return remove;
}
