import { holds, isMatch, listenAt } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { on } from '#runtime';
import type { MenuEntry } from './entries.ts';
import { isHeadingFor, type Point } from './heading.ts';
import type { Menu } from './menu.ts';

/** A mouse that only crosses opens nothing; one that slips off for a moment closes nothing. */
const IN_MS = 150;
const OUT_MS = 300;

/** Its way is judged by so many of its last places: one alone trembles. */
const TRAIL = 4;

const hasFocus = (entry: MenuEntry | undefined) => entry && holds(entry.panel, document.activeElement);

/** Waits before it does what the mouse seems to mean: to open an entry, or to close. */
function createIntent(menu: Menu) {
  let aim: MenuEntry | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const act = () => {
    timer = undefined;
    // What was pressed meanwhile, or holds the focus, is not closed by a mouse.
    if (!menu.isLoose() || hasFocus(menu.opened())) return;
    if (aim) menu.open(aim, 'hover');
    else menu.close();
  };
  const restart = (next: MenuEntry | undefined) => {
    drop();
    aim = next;
    timer = setTimeout(act, next ? IN_MS : OUT_MS);
  };
  const keep = (next: MenuEntry | undefined) => {
    if (timer === undefined || aim !== next) restart(next);
  };
  return { drop, restart, keep };
}

/** What was closed under the mouse, by a press or Escape, stays so until the mouse has been elsewhere. */
function createRefusal(menu: Menu) {
  let hovered: MenuEntry | undefined;
  let refused: MenuEntry | undefined;
  menu.onClose((entry) => {
    if (entry === hovered) refused = entry;
  });
  const has = (over: MenuEntry | undefined): boolean => {
    hovered = over;
    if (over !== refused) refused = undefined;
    return refused !== undefined;
  };
  return { has };
}

let isFirst = true;

/**
 * Finds the entry on which the mouse has come to rest while the script was on its way: it will not move again. Later, a
 * menu that changes under a still mouse means nothing.
 */
function findAwaited(entries: readonly MenuEntry[]): MenuEntry | undefined {
  const list = matchMedia('(hover: hover)');
  const mayRest = isFirst && list.matches;
  isFirst = false;
  return mayRest ? entries.find(({ summary }) => isMatch(summary, ':hover')) : undefined;
}

type Intent = ReturnType<typeof createIntent>;

/** Makes of a mouse's moves what it seems to mean. */
function createJudge(menu: Menu, intent: Intent) {
  const trail: Point[] = [];
  const refusal = createRefusal(menu);
  const isOnItsWay = (opened: MenuEntry, to: Point) =>
    trail.length > 0 && isHeadingFor(trail[0]!, to, rectOf(opened.panel));

  const judge = (over: MenuEntry | undefined, to: Point) => {
    const opened = menu.opened();
    const isRefused = refusal.has(over);
    if (over === opened || isRefused || !menu.isLoose()) intent.drop();
    else if (opened && isOnItsWay(opened, to)) intent.restart(over);
    else intent.keep(over);
  };
  return {
    move(over: MenuEntry | undefined, to: Point) {
      judge(over, to);
      trail.push(to);
      if (trail.length > TRAIL) trail.shift();
    },
    leave() {
      trail.length = 0;
      refusal.has(undefined);
      if (menu.opened()) intent.restart(undefined);
      else intent.drop();
    },
  };
}

/**
 * Opens and closes panels for a mouse that means to stay or to leave. Touch, pen and keys have the press.
 *
 * @param host The menu.
 * @param entries Its entries with a panel.
 * @param menu What is open.
 * @param signal Ends it.
 */
export function followMouse(
  host: HTMLElement,
  entries: readonly MenuEntry[],
  menu: Menu,
  signal: AbortSignal,
): void {
  const intent = createIntent(menu);
  const judge = createJudge(menu, intent);
  const entryOf = (target: Node) => entries.find(({ details }) => holds(details, target));
  const onMove = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType === 'mouse') judge.move(entryOf(target as Node), { x, y });
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') judge.leave();
  };
  const awaited = findAwaited(entries);
  if (awaited) intent.keep(awaited);
  listenAt(host, 'pointermove', onMove as EventListener, { signal });
  listenAt(host, 'pointerleave', onLeave as EventListener, { signal });
  // A press has decided, and what belongs to the page that is left must not open on the next.
  listenAt(host, 'click', intent.drop, { signal });
  on('page-leave', intent.drop, signal);
  signal.addEventListener('abort', intent.drop, { once: true });
}
