import ComboboxNav from '@github/combobox-nav';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/** Moves the active row of a list by keys, while the focus stays in the field. */
export interface Nav {
  /** Whether a row is active. */
  hasActive(): boolean;
  /** Makes the next row (1) or the one before (-1) active; without an active one the first or the last. */
  move(step: 1 | -1): void;
  /** Makes the row at an index active, should the active one leave the list. */
  returnTo(index: number | undefined): void;
  /** Ignores keys while an input method composes. */
  setComposing(isComposing: boolean): void;
}

function createNav(input: HTMLInputElement, list: HTMLElement) {
  const nav = new ComboboxNav(input, list, { tabInsertsSuggestions: false });
  let index: number | undefined;
  const hasActive = () => querySelectorAll(list, '[aria-selected="true"]').length > 0;
  const move = (step: 1 | -1) => nav.navigate(step);
  const returnTo = (next: number | undefined) => (index = next);
  const setComposing = (isComposing: boolean) => (nav.isComposing = isComposing);
  /** Clears a selection whose row has left the list, or moves it to the index given to `returnTo`. */
  function follow(rowCount: number): void {
    if (hasActive()) return;
    nav.clearSelection();
    if (index === undefined || index >= rowCount) return;
    for (let count = 0; count <= index; count += 1) nav.navigate(1);
    index = undefined;
  }
  return { nav, follow, handle: { hasActive, move, returnTo, setComposing } satisfies Nav };
}

/**
 * Adds the role and keys of a combobox to the server's field (APG: editable combobox with list). Value,
 * label, focus and caret are preserved; the field's own attributes are restored at the end.
 *
 * @param input The field.
 * @param list The list, which is always in the document.
 * @param rowCount Number of shown rows; the list is open while there are any.
 * @returns Controls of the active row; undefined before the first effect.
 */
export function useNav(
  input: HTMLInputElement,
  list: RefObject<HTMLElement | null>,
  rowCount: number,
): RefObject<Nav | undefined> {
  const { host } = useIsland();
  const created = useRef<ReturnType<typeof createNav> | undefined>(undefined);
  const handle = useRef<Nav | undefined>(undefined);
  const isOpen = rowCount > 0;

  useLayoutEffect(() => {
    const overrides = createOverrides();
    overrides.toggleClass(host, 'ar-combobox-host', true);
    // Otherwise the browser's suggestions would cover the list; an attribute of the page wins.
    if (getAttribute(input, 'autocomplete') === null) overrides.set(input, 'autocomplete', 'off');
    const own = createNav(input, list.current!);
    created.current = own;
    handle.current = own.handle;
    return () => {
      own.nav.destroy();
      overrides.restore();
    };
  }, [host, input, list]);

  useLayoutEffect(() => {
    const nav = created.current?.nav;
    if (!isOpen) return undefined;
    nav?.start();
    return () => nav?.stop();
  }, [isOpen]);

  useLayoutEffect(() => created.current?.follow(rowCount));
  return handle;
}
