import { contains, addListener } from '#runtime/dom/safe.ts';
import { on, type Mount } from '#runtime';
import { createOverrides } from '#kit/overrides.ts';
import { onResize } from '#kit/viewport.ts';
import { readEntries, type MenuEntry } from './entries.ts';
import { followMouse } from './hover.ts';
import { followKeys } from './keys.ts';
import { createMenu, type Menu } from './menu.ts';
import { clearPosition, positionPanel } from './position.ts';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Debounce in ms: the panel is repositioned after the window's last resize (MNU-03). */
const POSITION_DEBOUNCE_MS = 250;

function followPresses(entries: readonly MenuEntry[], menu: Menu, signal: AbortSignal): void {
  for (const entry of entries) {
    // The browser's own toggle would close a panel that hover has opened just before the press.
    const onClick = (event: Event) => {
      event.preventDefault();
      menu.press(entry);
    };
    addListener(entry.summary, 'click', onClick, { signal });
    addListener(entry.details, 'toggle', () => menu.remember(entry), { signal });
    menu.remember(entry);
  }
}

/** Closes the open panel on Escape, on a press or focus elsewhere, and when the page is left. */
function followLeaving(menu: Menu, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const opened = event.key === 'Escape' && menu.opened();
    if (!opened) return;
    const hadFocus = contains(opened.panel, document.activeElement);
    menu.close();
    if (hadFocus) opened.summary.focus();
  };
  const closeUnlessIn = ({ target }: Event) => {
    const opened = menu.opened();
    if (opened && target instanceof Node && !contains(opened.details, target)) menu.close();
  };
  // A panel that closes while the pointer is down would move the page, and the click would miss its target.
  let isPressed = false;
  const recordPress = ({ type }: Event) => (isPressed = type === 'pointerdown');
  const onFocus = (event: Event) => isPressed || closeUnlessIn(event);
  const early = { signal, capture: true };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, recordPress, early);
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', closeUnlessIn, early);
  document.addEventListener('focusin', onFocus, { signal });
  on('page-leave', menu.close, signal);
}

/** Turns `<details>`, which work without a script, into the disclosure navigation of the APG. */
const mount: Mount<Props> = (host, { hover }, { name, signal }) => {
  const entries = readEntries(host, name);
  const overrides = createOverrides();
  const menu = createMenu(({ panel }) => positionPanel(panel));
  for (const { panel } of entries) overrides.toggleClass(panel, 'ar-menu-panel', true);
  followPresses(entries, menu, signal);
  followLeaving(menu, signal);
  followKeys(host, entries, menu, signal);
  if (hover) followMouse(host, entries, menu, signal);
  const reposition = () => {
    const opened = menu.opened();
    if (opened) positionPanel(opened.panel);
  };
  onResize(reposition, signal, POSITION_DEBOUNCE_MS);
  return () => {
    menu.close();
    for (const { panel } of entries) clearPosition(panel);
    overrides.restore();
  };
};

export default mount;
