import { findInside } from '#runtime/dom/safe-tree.ts';
import { closest, querySelectorAll, isAttached, getAttribute } from '#runtime/dom/safe.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks the element that takes the focus: in a row, or in the content shown for an empty list. */
export const ROW_FOCUS = 'data-row-focus';

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function focusIn(area: HTMLElement | null, selector: string): boolean {
  const element = area && findInside(area, selector);
  element?.focus({ preventScroll: true });
  return Boolean(element);
}

/** Focuses the row now in the removed one's position, else the last, else the content of the empty list. */
function focusNext(area: HTMLElement | null, rowMark: string, index: number): void {
  const rows = area ? querySelectorAll(area, `[${rowMark}]`) : [];
  const next = rows[Math.min(index, rows.length - 1)];
  if (next) focusIn(next, `[${ROW_FOCUS}]`);
  else focusIn(area, `[${ROW_FOCUS}]`);
}

const focusRow = (area: HTMLElement | null, rowMark: string, key: string) =>
  focusIn(area, `[${rowMark}="${CSS.escape(key)}"] [${ROW_FOCUS}]`);

/** The last focused element, and its row. */
interface FocusRecord {
  element: Element;
  key: string;
  index: number;
}

/**
 * Preserves the focus in a list when the focused row leaves: it moves to the restored row if there is one, else to the row that
 * takes its position.
 *
 * @param area The element around the rows.
 * @param rowMark The rows' attribute; its value is the row's key.
 * @param keys The rows' keys, in their order.
 * @returns Function that focuses a row by its key, after the next render.
 */
export function useRowFocus(
  area: RefObject<HTMLElement | null>,
  rowMark: string,
  keys: readonly string[],
): (key: string) => void {
  const focusRecord = useRef<FocusRecord>(undefined);
  const requestedId = useRef<string>(undefined);
  const order = useRef(keys);
  order.current = keys;

  useLayoutEffect(() => {
    const controller = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as Element;
      const row = closest(element, `[${rowMark}]`);
      const key = row && getAttribute(row, rowMark);
      focusRecord.current = key ? { element, key, index: order.current.indexOf(key) } : undefined;
    };
    area.current?.addEventListener('focusin', onFocus, { signal: controller.signal });
    return () => controller.abort();
  }, [area, rowMark]);

  useLayoutEffect(() => {
    const { current } = focusRecord;
    if (!current || isAttached(current.element)) return;
    focusRecord.current = undefined;
    if (!isFocusLost()) return;
    if (keys.includes(current.key)) focusRow(area.current, rowMark, current.key);
    else focusNext(area.current, rowMark, current.index);
  });

  useLayoutEffect(() => {
    const key = requestedId.current;
    requestedId.current = undefined;
    if (key !== undefined) focusRow(area.current, rowMark, key);
  });

  return (key) => (requestedId.current = key);
}
