import type { Mount } from '#runtime';
import { childrenOf, rectOf } from '#runtime/dom/safe-tree.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { onBox } from '#kit/viewport.ts';
import type { Props } from './props.ts';
import { readGap, ROW_PX, rowsFor } from './span.ts';

export { props } from './props.ts';

const OURS = ['display', 'grid-auto-rows', 'row-gap', 'align-items'] as const;

// Browsers with `grid-lanes` pack the items natively, without measuring.
const isNative = () => CSS.supports('display', 'grid-lanes');

const setSpan = (item: Element, span: string) => {
  if (item instanceof HTMLElement && item.style.gridRowEnd !== span) item.style.gridRowEnd = span;
};

/**
 * Sets the row spans of all items. Heights are read before the first write, so that a long list costs one
 * layout.
 */
function arrange(host: HTMLElement, gap: number | undefined): void {
  const free = gap ?? readGap(getComputedStyle(host).columnGap);
  const spans = childrenOf(host).map((item) => [item, rowsFor(rectOf(item).height, free)] as const);
  for (const [item, rows] of spans) setSpan(item, `span ${rows}`);
}

function leave(host: HTMLElement): void {
  for (const name of OURS) host.style.removeProperty(name);
  for (const item of childrenOf(host)) setSpan(item, '');
}

/** Sets the row span of each item by its height, and again after each change of a height. */
function pack(host: HTMLElement, gap: number | undefined, signal: AbortSignal): void {
  host.style.gridAutoRows = `${ROW_PX}px`;
  host.style.rowGap = '0';
  host.style.alignItems = 'start';
  const run = () => arrange(host, gap);
  run();
  const boxes = onBox([host, ...childrenOf(host)], run, signal);
  // Handles items added later, for example the next page of the list.
  const arrivals = new MutationObserver(() => {
    for (const item of childrenOf(host)) boxes?.observe(item);
    run();
  });
  arrivals.observe(host, { childList: true });
  const end = () => {
    arrivals.disconnect();
    leave(host);
  };
  signal.addEventListener('abort', end, { once: true });
}

function packNatively(host: HTMLElement, gap: number | undefined, signal: AbortSignal): void {
  host.style.display = 'grid-lanes';
  if (gap !== undefined) host.style.rowGap = `${gap}px`;
  signal.addEventListener('abort', () => leave(host), { once: true });
}

/**
 * Packs the items of the site's own grid in wide windows (NWS-02). No item starts higher than the previous
 * one, so that the visual order matches reading and Tab order.
 */
const mount: Mount<Props> = (host, { gap }, { signal }) => {
  let current: AbortController | undefined;
  const follow = (isBelow: boolean) => {
    current?.abort();
    current = isBelow ? undefined : followSignal(signal);
    if (current) (isNative() ? packNatively : pack)(host, gap, current.signal);
  };
  onBreakpoint('sm', follow, signal);
};

export default mount;
