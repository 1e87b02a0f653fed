import { getSetting } from '#runtime';
import { warnAuthor } from '#runtime/page/warn-author.ts';

/** Widths of the window, in CSS pixels, below which a layout changes; config `layout` sets others. */
const WIDTHS = { xs: 576, sm: 768, md: 992, lg: 1200, desktop: 1200 };

/** Name of a width; from `desktop` on a site shows its full menu (MNU-04). */
export type Breakpoint = keyof typeof WIDTHS;

const pathOf = (name: Breakpoint): string[] =>
  name === 'desktop' ? ['layout', 'desktop'] : ['layout', 'breakpoints', name];

const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0;

function readWidth(name: Breakpoint): number {
  const path = pathOf(name);
  const configured = getSetting(...path) ?? WIDTHS[name];
  if (isWidth(configured)) return configured;
  warnAuthor(({ warnOfSetting }) =>
    warnOfSetting(path.join('.'), configured, `a width in pixels such as ${WIDTHS[name]}`),
  );
  return WIDTHS[name];
}

const lists = new Map<Breakpoint, MediaQueryList>();

function listFor(name: Breakpoint): MediaQueryList {
  const list = lists.get(name) ?? matchMedia(`(width < ${readWidth(name)}px)`);
  lists.set(name, list);
  return list;
}

/**
 * Returns whether the window is narrower than a breakpoint.
 *
 * @param name `xs` 576, `sm` 768, `md` 992, `lg` 1200 and `desktop` 1200 pixels, unless config `layout` says otherwise.
 */
export function isBelow(name: Breakpoint): boolean {
  const list = listFor(name);
  return list.matches;
}

/**
 * Subscribes to one breakpoint (MNU-04).
 *
 * @param name The breakpoint.
 * @param run Called at once, and whenever the window crosses it, with whether the window is narrower.
 * @param signal Ends the subscription.
 */
export function onBreakpoint(
  name: Breakpoint,
  run: (isNarrower: boolean) => void,
  signal: AbortSignal,
): void {
  const list = listFor(name);
  if (signal.aborted) return;
  list.addEventListener('change', () => run(list.matches), { signal });
  run(list.matches);
}
