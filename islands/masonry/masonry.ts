import type { Mount } from '#runtime';
import { childrenOf, rectOf } from '#runtime/dom/safe-tree.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { onBox } from '#kit/viewport.ts';
import type { Props } from './props.ts';
import { readGap, ROW_PX, rowsFor } from './span.ts';

export { props } from './props.ts';

const OURS = ['display', 'grid-auto-rows', 'row-gap', 'align-items'] as const;

// The browser does it alone where it can: nothing has to be measured then.
const isNative = () => CSS.supports('display', 'grid-lanes');

const setSpan = (item: Element, span: string) => {
  if (item instanceof HTMLElement && item.style.gridRowEnd !== span) item.style.gridRowEnd = span;
};

/** Heights are all read before anything is written, so that a list of hundreds costs one layout. */
function arrange(host: HTMLElement, gap: number | undefined): void {
  const free = gap ?? readGap(getComputedStyle(host).columnGap);
  const spans = childrenOf(host).map((item) => [item, rowsFor(rectOf(item).height, free)] as const);
  for (const [item, rows] of spans) setSpan(item, `span ${rows}`);
}

function leave(host: HTMLElement): void {
  for (const name of OURS) host.style.removeProperty(name);
  for (const item of childrenOf(host)) setSpan(item, '');
}

/** Lets the items span rows by their height, again whenever one of them gets another one. */
function pack(host: HTMLElement, gap: number | undefined, signal: AbortSignal): void {
  host.style.gridAutoRows = `${ROW_PX}px`;
  host.style.rowGap = '0';
  host.style.alignItems = 'start';
  const run = () => arrange(host, gap);
  run();
  const boxes = onBox([host, ...childrenOf(host)], run, signal);
  // Items that arrive, as a further page of the list does.
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
 * Packs the items of the site's own grid (NWS-02). They stay in the order of the page, which is how they are read and how
 * Tab goes; an item never stands higher than the one before. On narrow windows the grid stays as it is.
 *
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
