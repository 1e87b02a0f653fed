import { contains, matches, addListener } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { on } from '#runtime';
import type { MenuEntry } from './entries.ts';
import { isHeadingFor, type Point } from './heading.ts';
import type { Menu } from './menu.ts';

/** Hover intent in ms: shorter hovers open no panel, and shorter absences close none. */
const IN_MS = 150;
const OUT_MS = 300;

/** Number of recent positions that give the pointer's direction; a single step is too imprecise. */
const TRAIL = 4;

const hasFocus = (entry: MenuEntry | undefined) => entry && contains(entry.panel, document.activeElement);

/** Opens an entry, or closes the menu, after a delay that further moves cancel or restart. */
function createIntent(menu: Menu) {
  let aim: MenuEntry | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const act = () => {
    timer = undefined;
    // Hover never closes a panel that was pressed meanwhile or contains the focus.
    if (!menu.isLoose() || hasFocus(menu.opened())) return;
    if (aim) menu.open(aim, 'hover');
    else menu.close();
  };
  const restart = (next: MenuEntry | undefined) => {
    drop();
    aim = next;
    timer = setTimeout(act, next ? IN_MS : OUT_MS);
  };
  const remember = (next: MenuEntry | undefined) => {
    if (timer === undefined || aim !== next) restart(next);
  };
  return { drop, restart, remember };
}

/** Prevents hover from reopening a panel that a press or Escape has closed, until the mouse leaves it. */
function createRejection(menu: Menu) {
  let hovered: MenuEntry | undefined;
  let rejected: MenuEntry | undefined;
  menu.onClose((entry) => {
    if (entry === hovered) rejected = entry;
  });
  const has = (over: MenuEntry | undefined): boolean => {
    hovered = over;
    if (over !== rejected) rejected = undefined;
    return rejected !== undefined;
  };
  return { has };
}

let isFirst = true;

/**
 * Returns the entry under the mouse at the first mount, because a resting mouse emits no move. Later mounts
 * ignore it: a menu swapped in under a still mouse shows no intent.
 */
function findAwaited(entries: readonly MenuEntry[]): MenuEntry | undefined {
  const list = matchMedia('(hover: hover)');
  const mayHover = isFirst && list.matches;
  isFirst = false;
  return mayHover ? entries.find(({ summary }) => matches(summary, ':hover')) : undefined;
}

type Intent = ReturnType<typeof createIntent>;

/** Translates the moves of the mouse into intents to open and close. */
function createEvaluator(menu: Menu, intent: Intent) {
  const trail: Point[] = [];
  const rejection = createRejection(menu);
  const isMoving = (opened: MenuEntry, to: Point) =>
    trail.length > 0 && isHeadingFor(trail[0]!, to, rectOf(opened.panel));

  const evaluatePoint = (over: MenuEntry | undefined, to: Point) => {
    const opened = menu.opened();
    const isRejected = rejection.has(over);
    if (over === opened || isRejected || !menu.isLoose()) intent.drop();
    else if (opened && isMoving(opened, to)) intent.restart(over);
    else intent.remember(over);
  };
  return {
    move(over: MenuEntry | undefined, to: Point) {
      evaluatePoint(over, to);
      trail.push(to);
      if (trail.length > TRAIL) trail.shift();
    },
    leave() {
      trail.length = 0;
      rejection.has(undefined);
      if (menu.opened()) intent.restart(undefined);
      else intent.drop();
    },
  };
}

/**
 * Opens and closes panels on hover, with delays. Touch, pen and keyboard use the press instead.
 *
 * @param host The menu.
 * @param entries Its entries with a panel.
 * @param menu The state of the open panel.
 * @param signal Ends the listening.
 */
export function followMouse(
  host: HTMLElement,
  entries: readonly MenuEntry[],
  menu: Menu,
  signal: AbortSignal,
): void {
  const intent = createIntent(menu);
  const evaluatePoint = createEvaluator(menu, intent);
  const entryOf = (target: Node) => entries.find(({ details }) => contains(details, target));
  const onMove = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType === 'mouse') evaluatePoint.move(entryOf(target as Node), { x, y });
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') evaluatePoint.leave();
  };
  const awaited = findAwaited(entries);
  if (awaited) intent.remember(awaited);
  addListener(host, 'pointermove', onMove as EventListener, { signal });
  addListener(host, 'pointerleave', onLeave as EventListener, { signal });
  // A press cancels a pending hover, and so does leaving the page: the next page must open no panel.
  addListener(host, 'click', intent.drop, { signal });
  on('page-leave', intent.drop, signal);
  signal.addEventListener('abort', intent.drop, { once: true });
}
