import { holds, listenAt } from '#runtime/dom/safe.ts';
import { on, type Mount } from '#runtime';
import { borrow } from '#kit/borrow.ts';
import { onResize } from '#kit/viewport.ts';
import { readEntries, type MenuEntry } from './entries.ts';
import { followMouse } from './hover.ts';
import { followKeys } from './keys.ts';
import { createMenu, type Menu } from './menu.ts';
import { leavePlace, placePanel } from './place.ts';
import type { Props } from './props.ts';
import './nav-menu.css';

export { props } from './props.ts';

/** The place of a panel is looked at again so long after the window's last change of size (MNU-03). */
const PLACE_MS = 250;

function followPresses(entries: readonly MenuEntry[], menu: Menu, signal: AbortSignal): void {
  for (const entry of entries) {
    // Not left to the browser: a press keeps open what a resting mouse has opened just before it.
    const onClick = (event: Event) => {
      event.preventDefault();
      menu.press(entry);
    };
    listenAt(entry.summary, 'click', onClick, { signal });
    listenAt(entry.details, 'toggle', () => menu.note(entry), { signal });
    menu.note(entry);
  }
}

/** Escape, a press elsewhere, the focus elsewhere, and another page close what is open. */
function followLeaving(menu: Menu, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const opened = event.key === 'Escape' && menu.opened();
    if (!opened) return;
    const hadFocus = holds(opened.panel, document.activeElement);
    menu.close();
    if (hadFocus) opened.summary.focus();
  };
  const closeUnlessIn = ({ target }: Event) => {
    const opened = menu.opened();
    if (opened && target instanceof Node && !holds(opened.details, target)) menu.close();
  };
  // While a button of the mouse is down the page may not move: its click would miss what it is meant for.
  let isPressed = false;
  const notePress = ({ type }: Event) => (isPressed = type === 'pointerdown');
  const onFocus = (event: Event) => isPressed || closeUnlessIn(event);
  const early = { signal, capture: true };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, notePress, early);
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', closeUnlessIn, early);
  document.addEventListener('focusin', onFocus, { signal });
  on('page-leave', menu.close, signal);
}

/** The disclosure navigation of the APG over `<details>`, which work without a script. */
const mount: Mount<Props> = (host, { hover }, { name, signal }) => {
  const entries = readEntries(host, name);
  const borrowed = borrow();
  const menu = createMenu(({ panel }) => placePanel(panel));
  for (const { panel } of entries) borrowed.mark(panel, 'ar-menu-panel', true);
  followPresses(entries, menu, signal);
  followLeaving(menu, signal);
  followKeys(host, entries, menu, signal);
  if (hover) followMouse(host, entries, menu, signal);
  const placeAgain = () => {
    const opened = menu.opened();
    if (opened) placePanel(opened.panel);
  };
  onResize(placeAgain, signal, PLACE_MS);
  return () => {
    menu.close();
    for (const { panel } of entries) leavePlace(panel);
    borrowed.giveBack();
  };
};

export default mount;
