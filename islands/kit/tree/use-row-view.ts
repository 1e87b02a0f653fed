import { useLayoutEffect, useState, type RefObject } from 'react';
import { addListener } from '#runtime/dom/safe.ts';
import { findInside, rectOf } from '#runtime/dom/safe-tree.ts';
import type { RowView } from './row-window.ts';

/** Assumed sizes until they are measured, in pixels. */
const UNMEASURED: RowView = { top: 0, height: 480, rowHeight: 44 };

function measure(list: HTMLElement): RowView {
  const row = findInside(list, '[role="treeitem"]');
  return {
    top: list.scrollTop,
    height: list.clientHeight || UNMEASURED.height,
    rowHeight: (row && rectOf(row).height) || UNMEASURED.rowHeight,
  };
}

const isSame = (a: RowView, b: RowView) =>
  a.top === b.top && a.height === b.height && a.rowHeight === b.rowHeight;

/**
 * Tracks the visible range of a list of rows.
 *
 * @param list The list that scrolls.
 * @param isFollowed Whether the range is needed; otherwise nothing is measured.
 */
export function useRowView(list: RefObject<HTMLElement | null>, isFollowed: boolean): RowView {
  const [view, setView] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = list.current;
    if (!isFollowed || !element) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    const follow = () =>
      setView((known) => {
        const now = measure(element);
        return isSame(known, now) ? known : now;
      });
    follow();
    addListener(element, 'scroll', follow, options);
    addEventListener('resize', follow, options);
    return () => controller.abort();
  }, [list, isFollowed]);
  return view;
}
