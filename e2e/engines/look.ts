import type { Query } from './target.ts';

/** What can be told about the element that a query means. */
export interface Sight {
  text: string;
  value: string | null;
  attributes: Record<string, string>;
  isVisible: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isFocused: boolean;
  /** Too small or too pale to press, as the native input behind a drawn one is. */
  isTucked: boolean;
}

/** How many elements a query means, and the first of them; a visible one where there is one. */
export interface Look {
  count: number;
  first: Sight | null;
}

/** What `inPage` is to do with the first element that a query means. */
export interface Wish {
  query: Query;
  wish: 'look' | 'element' | 'label' | 'focus' | 'select';
}

/**
 * Runs inside the page, the same in every engine, so that all of them mean the same element and see the same text.
 * It is sent as source: it may use nothing from outside itself.
 */
export function inPage({ query, wish }: Wish): Look | Element | null {
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textOf = (element: Element) =>
    squeeze((element as HTMLElement).innerText ?? element.textContent ?? '');
  const isVisible = (element: Element): boolean => {
    if (getComputedStyle(element).display === 'contents') return [...element.children].some(isVisible);
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const isTucked = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 4 || height < 4 || getComputedStyle(element).opacity === '0';
  };

  /** Enough of the naming rules for a shop: ARIA first, then labels, then what is written. */
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelling = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const named = labelling.length > 0 ? labelling : labels;
    return (
      (labelling.length === 0 && squeeze(element.getAttribute('aria-label') ?? '')) ||
      squeeze(named.map(textOf).join(' ')) ||
      textOf(element) ||
      (element.getAttribute('alt') ?? element.getAttribute('title') ?? '')
    );
  };

  const fits = (wording: Query['text'], text: () => string): boolean => {
    if (wording === null) return true;
    if ('whole' in wording) return text() === squeeze(wording.whole);
    return new RegExp(wording.source, wording.flags.replace(/[gy]/g, '')).test(text());
  };

  const found = [...document.querySelectorAll(query.css)].filter(
    (element) => fits(query.text, () => textOf(element)) && fits(query.name, () => nameOf(element)),
  );
  const first = (found.find(isVisible) ?? found[0]) as HTMLInputElement | undefined;

  if (wish === 'element') return first ?? null;
  if (wish === 'label') return first?.labels?.[0] ?? null;
  if (wish === 'focus') first?.focus();
  if (wish === 'select') {
    first?.focus();
    first?.select();
  }
  if (!first) return { count: 0, first: null };
  return {
    count: found.length,
    first: {
      text: textOf(first),
      value: 'value' in first ? String(first.value) : null,
      attributes: Object.fromEntries([...first.attributes].map(({ name, value }) => [name, value])),
      isVisible: isVisible(first),
      isDisabled: first.matches(':disabled'),
      isChecked: first.checked === true,
      isFocused: document.activeElement === first,
      isTucked: isTucked(first),
    },
  };
}
