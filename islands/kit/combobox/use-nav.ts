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
  /** Has the row at an index active again, should the active one leave the list. */
  returnTo(index: number | undefined): void;
  /** Ignores keys that belong to an input method. */
  setComposing(isComposing: boolean): void;
}

function createNav(input: HTMLInputElement, list: HTMLElement) {
  const nav = new ComboboxNav(input, list, { tabInsertsSuggestions: false });
  let index: number | undefined;
  const hasActive = () => querySelectorAll(list, '[aria-selected="true"]').length > 0;
  const move = (step: 1 | -1) => nav.navigate(step);
  const returnTo = (next: number | undefined) => (index = next);
  const setComposing = (isComposing: boolean) => (nav.isComposing = isComposing);
  /** The active row may have left the list; the field must not name it any more. */
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
 * Gives a field that the server wrote the role and keys of a combobox (APG: editable combobox with list). Node, value, label,
 * focus and caret stay what they are; at the end the field has its own attributes again.
 *
 * @param input The field.
 * @param list The list, which is always in the document.
 * @param rowCount How many rows are shown; the list is open while there are some.
 * @returns Moves the active row; nothing before the first effect.
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
    overrides.mark(host, 'ar-combobox-host', true);
    // Without an attribute of the page two lists would lie over each other.
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
