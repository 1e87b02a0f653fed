import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows and what takes the focus in them carry these. */
export const ROW = 'data-cart-row';
export const FOCUS = 'data-cart-focus';

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function focusIn(area: HTMLElement | null, selector: string): boolean {
  const element = area?.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return Boolean(element);
}

/** The row that takes the place of the one that left, else the last, else what is shown instead of rows. */
function focusNext(area: HTMLElement | null, index: number): void {
  const rows = [...(area?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
  const next = rows[Math.min(index, rows.length - 1)];
  if (next) focusIn(next, `[${FOCUS}]`);
  else focusIn(area, `[${FOCUS}]`);
}

/**
 * Keeps the focus in the cart when the row that had it leaves, whoever removed it.
 *
 * @param area The element around the rows.
 * @param ids The rows' ids, in their order.
 * @returns Asks for the focus of a row's own element once it is rendered.
 */
export function useFocus(area: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
  const held = useRef<{ id: string; index: number }>(undefined);
  const asked = useRef<string>(undefined);
  const order = useRef(ids);
  order.current = ids;

  useLayoutEffect(() => {
    const controller = new AbortController();
    const onFocus = ({ target }: FocusEvent) => {
      const id = (target as Element).closest(`[${ROW}]`)?.getAttribute(ROW);
      held.current = id ? { id, index: order.current.indexOf(id) } : undefined;
    };
    area.current?.addEventListener('focusin', onFocus, { signal: controller.signal });
    return () => controller.abort();
  }, [area]);

  useLayoutEffect(() => {
    const { current } = held;
    if (!current || ids.includes(current.id)) return;
    held.current = undefined;
    if (isFocusLost()) focusNext(area.current, current.index);
  });

  useLayoutEffect(() => {
    const id = asked.current;
    asked.current = undefined;
    if (id !== undefined) focusIn(area.current, `[${ROW}="${CSS.escape(id)}"] [${FOCUS}]`);
  });

  return (id) => (asked.current = id);
}
