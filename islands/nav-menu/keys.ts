import { querySelectorAll, contains } from '#runtime/dom/safe.ts';
import { createRovingOrder, onRovingKeys, type RovingAxis, type RovingItem } from '#kit/roving-focus.ts';
import type { MenuEntry } from './entries.ts';
import type { Menu } from './menu.ts';

const CONTROLS = 'a[href], summary, button';

const isFocused = (host: HTMLElement) => host === document.activeElement;

function stepAmong(hosts: readonly HTMLElement[], key: string, axis: RovingAxis): RovingItem | undefined {
  const order = createRovingOrder<RovingItem>();
  const items = hosts.map((host) => ({ host }));
  items.forEach(order.add);
  const focused = items.find(({ host }) => isFocused(host));
  return focused && order.neighbour(focused, key, axis);
}

/**
 * Moves the focus by arrow keys (APG, disclosure navigation): along the entries, into the open panel, and up
 * and down inside it.
 *
 * @param host The menu.
 * @param entries Its entries with a panel.
 * @param menu The state of the open panel.
 * @param signal Ends the listening.
 */
export function followKeys(
  host: HTMLElement,
  entries: readonly MenuEntry[],
  menu: Menu,
  signal: AbortSignal,
): void {
  const isInPanel = (element: Element) => entries.some(({ panel }) => contains(panel, element));
  const next = (key: string): RovingItem | undefined => {
    const opened = menu.opened();
    const controls = opened ? querySelectorAll(opened.panel, CONTROLS) : [];
    const isDown = key === 'ArrowDown' && opened && isFocused(opened.summary);
    if (isDown && controls[0]) return { host: controls[0] };
    if (controls.some(isFocused)) return stepAmong(controls, key, 'vertical');
    const own = querySelectorAll(host, CONTROLS).filter((control) => !isInPanel(control));
    return stepAmong(own, key, 'horizontal');
  };
  onRovingKeys(host, { next }, signal);
}
