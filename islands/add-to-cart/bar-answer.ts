import { createElement } from '#kit/element.ts';
import { appendTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { matches, setAttribute } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $cartSummary } from '#stores/cart';
import type { NoticeLink } from '#stores/notices';
import { texts } from './texts.ts';

/** Lifetime of a success in ms, like that of a notice on a phone. */
const SUCCESS_LIFE_MS = 5_000;

function createLink({ href, text }: NoticeLink): HTMLElement {
  const anchor = createElement('a', '', text);
  setAttribute(anchor, 'href', href);
  return anchor;
}

// The first line says already that something was added: what remains is the name of the variant.
function withoutRepeat(message: string): string {
  const repeated = chooseTexts(texts).inCart();
  const rest = message.startsWith(repeated) ? message.slice(repeated.length) : message;
  const separator = /^\s*(?:[:.!]\s*|$)/;
  return separator.test(rest) ? rest.replace(separator, '') : message;
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
  const text = createElement('strong');
  answer.append(text, ...(link ? [createLink(link)] : []));
  const details = withoutRepeat(message ?? '');
  if (details) answer.append(createElement('small', '', details));
  appendTo(bar, answer);
  // The summary may come after the answer.
  const unsubscribe = $cartSummary.subscribe((summary) => {
    text.textContent = chooseTexts(texts).inCart(summary?.ItemsCount);
  });
  announce([text.textContent, message].filter(Boolean).join('. '));

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
