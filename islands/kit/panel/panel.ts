import { on } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { carriesAttribute, holds, isMatch, listenAt, readAttribute } from '#runtime/dom/safe.ts';
import { findHashTarget } from '#runtime/html/focus.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import type { Borrowed } from '#kit/borrow.ts';
import { isShown } from './closed-panel.ts';

/** What server templates write: `data-target` (Bootstrap 4), `data-bs-target` (5), `href` for both. */
function readTarget(toggler: Element): string {
  const written = readAttribute(toggler, 'data-bs-target') ?? readAttribute(toggler, 'data-target') ?? '#';
  if (written !== '#') return written;
  const href = readAttribute(toggler, 'href') ?? '';
  return href.includes('#') ? href.slice(href.indexOf('#')) : '';
}

function select(selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/**
 * Reads what a toggler opens: one panel by its id, or several by a selector.
 *
 * @param toggler Carries `data-bs-target`, `data-target` or `href`.
 * @returns None where nothing is there.
 */
export function readPanels(toggler: Element): HTMLElement[] {
  const target = readTarget(toggler);
  const byId = target.startsWith('#') ? findHashTarget(target) : null;
  return byId ? [byId] : select(target);
}

/**
 * Finds what a toggler opens, and warns once when nothing is there.
 *
 * @param toggler Carries `data-bs-target`, `data-target` or `href`.
 * @param name The island's name, for the warning.
 */
export function findPanels(toggler: Element, name: string): HTMLElement[] {
  const panels = readPanels(toggler);
  if (panels.length > 0) return panels;
  const target = readTarget(toggler);
  const wanted = target ? `There is no panel "${target}"` : 'No panel is named';
  warn(
    `${wanted} for the "${name}" toggler ${describeElement(toggler)}; it stays as the server wrote it. ` +
      'Give data-target (or href) the id of the panel, with its #.',
    toggler,
  );
  return panels;
}

/**
 * Finds the element that holds a group of panels of which one is open at a time.
 *
 * @param panel Carries the attribute, or one of its togglers does.
 * @param toggler One of its togglers.
 */
export function findGroup(panel: Element, toggler: Element): Element | undefined {
  const read = (element: Element) =>
    readAttribute(element, 'data-bs-parent') ?? readAttribute(element, 'data-parent');
  const parent = read(panel) ?? read(toggler);
  return parent ? select(parent).find((element) => holds(element, panel)) : undefined;
}

/** Whether the address points to a panel, or to something in it. */
export function isAskedFor(panel: Element): boolean {
  return holds(panel, findHashTarget(location.hash));
}

const onHashChange = new Set<() => void>();
const hearHash = () => onHashChange.forEach((listener) => listener());

// One listener for all: the browser compares each new one with all that are there.
function onHash(listener: () => void, signal: AbortSignal): void {
  if (onHashChange.size === 0) addEventListener('hashchange', hearHash);
  onHashChange.add(listener);
  const stop = () => {
    onHashChange.delete(listener);
    if (onHashChange.size === 0) removeEventListener('hashchange', hearHash);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Opens a panel when something in it is wanted: by `reveal`, by a search in the page, by the address (PGE-10).
 *
 * @param panel The panel; what bubbles from inside is heard on its way in, so outer panels open first.
 * @param open Opens it at once, if it is closed.
 * @param signal Ends the listening.
 */
export function openWhenWanted(panel: HTMLElement, open: () => void, signal: AbortSignal): void {
  listenAt(panel, 'beforematch', open, { signal, capture: true });
  on('reveal', open, signal, panel);
  onHash(() => isAskedFor(panel) && open(), signal);
}

/**
 * Opens a panel of Bootstrap's when something in it is wanted, as a press of its toggler would.
 *
 * @param panel The panel.
 * @param toggler What opens it.
 * @param signal Ends the listening.
 */
export function pressWhenWanted(panel: HTMLElement, toggler: HTMLElement, signal: AbortSignal): void {
  const press = () => {
    const isOnItsWay = isMatch(panel, '.collapsing');
    if (!isOnItsWay && !isShown(panel)) toggler.click();
  };
  openWhenWanted(panel, press, signal);
  if (isAskedFor(panel)) press();
}

const NATIVE = 'button, input, select, textarea, summary';

/**
 * Makes a toggler a button for keyboards and screen readers, whatever element the server chose.
 *
 * @param toggler The toggler.
 * @param role What it is, such as `button`; native controls keep theirs unless it is a tab.
 * @param borrowed Remembers how it was.
 */
export function becomeControl(toggler: HTMLElement, role: 'button' | 'tab', borrowed: Borrowed): void {
  const isNative = isMatch(toggler, NATIVE);
  if (!isNative || role === 'tab') borrowed.set(toggler, 'role', role);
  if (!isNative && !carriesAttribute(toggler, 'href')) borrowed.set(toggler, 'tabindex', '0');
}

// Bootstrap listens at the document, before and after us: who has acted is known when the event has passed everybody.
function afterOthers(act: () => void): void {
  const once = () => {
    removeEventListener('click', once);
    clearTimeout(timer);
    act();
  };
  addEventListener('click', once);
  // Should somebody stop the event on its way.
  const timer = setTimeout(once);
}

/** What a press does. */
export interface Press {
  /** Whether a script of somebody else has just answered it. */
  isTaken(): boolean;
  /** Called then: it may have the toggler. */
  handOver(): void;
  press(): void;
}

/**
 * Hears the presses of a toggler: click and, where it is no native control, Enter and Space. What a site's script has
 * prevented is no press.
 *
 * @param toggler The toggler.
 * @param onPressed What to do.
 * @param signal Ends the listening.
 */
export function onPress(toggler: HTMLElement, onPressed: Press, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const isPrevented = event.defaultPrevented;
    if (isMatch(toggler, 'a, area')) event.preventDefault();
    afterOthers(() => {
      if (signal.aborted) return;
      if (onPressed.isTaken()) onPressed.handOver();
      else if (!isPrevented) onPressed.press();
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!isPress || event.target !== toggler || isMatch(toggler, NATIVE)) return;
    event.preventDefault();
    toggler.click();
  };
  listenAt(toggler, 'click', onClick, { signal });
  listenAt(toggler, 'keydown', onKey as EventListener, { signal });
}
