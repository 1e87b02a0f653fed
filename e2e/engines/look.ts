import type { Query } from './target.ts';

/** Facts about the element that a query matches. */
export interface Sight {
  text: string;
  value: string | null;
  attributes: Record<string, string>;
  isVisible: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  isFocused: boolean;
  /** Selected for typing, and no input has come since. */
  isUntyped: boolean;
  /** Too small or fully transparent, like the native input behind a styled one: its label is pressed. */
  isTucked: boolean;
}

/** Number of elements that a query matches, and the first of them; a visible one is preferred. */
export interface Look {
  count: number;
  first: Sight | null;
}

/** Argument of `inPage`: a query, and the operation on the first element that it matches. */
export interface Lookup {
  query: Query;
  part: 'look' | 'element' | 'label' | 'focus' | 'select';
}

/**
 * Runs in the page, so that all engines match the same element and read the same text.
 * The function is sent as source: it can't use anything from outside itself.
 */
export function inPage({ query, part }: Lookup): Look | Element | null {
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

  const named = (elements: Iterable<Element>) => squeeze([...elements].map(textOf).join(' '));
  const labelling = (element: Element) =>
    (element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [])
      .map((id) => document.getElementById(id))
      .filter((label) => label !== null);
  const written = (element: Element, name: string) => squeeze(element.getAttribute(name) ?? '');

  /** Accessible name, simplified: ARIA first, then labels, then text, `alt` and `title`. */
  const nameOf = (element: Element): string =>
    named(labelling(element)) ||
    written(element, 'aria-label') ||
    named((element as HTMLInputElement).labels ?? []) ||
    textOf(element) ||
    written(element, 'alt') ||
    written(element, 'title');

  const fits = (wording: Query['text'], text: () => string): boolean => {
    if (wording === null) return true;
    if ('whole' in wording) return text() === squeeze(wording.whole);
    return new RegExp(wording.source, wording.flags.replace(/[gy]/g, '')).test(text());
  };

  const found = [...document.querySelectorAll(query.css)].filter(
    (element) => fits(query.text, () => textOf(element)) && fits(query.name, () => nameOf(element)),
  );
  const first = (found.find(isVisible) ?? found[0]) as HTMLInputElement | undefined;

  const untyped = ((window as { untypedFields?: WeakSet<Element> }).untypedFields ??= new WeakSet());
  const awaitInput = (element: Element) => {
    untyped.add(element);
    element.addEventListener('input', () => untyped.delete(element), { capture: true, once: true });
  };

  const sightOf = (element: HTMLInputElement): Sight => ({
    text: textOf(element),
    value: 'value' in element ? String(element.value) : null,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    isVisible: isVisible(element),
    isDisabled: element.matches(':disabled'),
    isChecked: element.checked === true,
    isFocused: document.activeElement === element,
    isUntyped: untyped.has(element),
    isTucked: isTucked(element),
  });

  const look = (): Look => ({ count: found.length, first: first ? sightOf(first) : null });
  const focus = () => {
    first?.focus();
    return look();
  };
  const select = () => {
    first?.focus();
    first?.select?.();
    if (first) awaitInput(first);
    return look();
  };
  const parts = {
    look,
    focus,
    select,
    element: () => first ?? null,
    label: () => first?.labels?.[0] ?? null,
  };
  return parts[part]();
}
