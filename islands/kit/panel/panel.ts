import { on } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { hasAttribute, contains, matches, addListener, getAttribute, parentOf } from '#runtime/dom/safe.ts';
import { findHashTarget } from '#runtime/html/focus.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import type { Overrides } from '#kit/overrides.ts';
import { isShown } from './closed-panel.ts';

/** Attributes that server templates write: `data-target` (Bootstrap 4), `data-bs-target` (5), `href` for both. */
function readTarget(toggler: Element): string {
  const written = getAttribute(toggler, 'data-bs-target') ?? getAttribute(toggler, 'data-target') ?? '#';
  if (written !== '#') return written;
  const href = getAttribute(toggler, 'href') ?? '';
  return href.includes('#') ? href.slice(href.indexOf('#')) : '';
}

function select(selector: string): HTMLElement[] {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

function isMatch(element: Element, selector: string): boolean {
  try {
    return matches(element, selector);
  } catch {
    return false;
  }
}

/**
 * Returns the panels of a toggler: one by its id, or several by a selector.
 *
 * @param toggler Element with `data-bs-target`, `data-target` or `href`.
 * @returns The panels; empty if none is found.
 */
export function readPanels(toggler: Element): HTMLElement[] {
  const target = readTarget(toggler);
  const byId = target.startsWith('#') ? findHashTarget(target) : null;
  return byId ? [byId] : select(target);
}

/**
 * Returns the panels of a toggler, and warns once when there are none.
 *
 * @param toggler Element with `data-bs-target`, `data-target` or `href`.
 * @param name The island's name, for the warning.
 */
export function findPanels(toggler: Element, name: string): HTMLElement[] {
  const panels = readPanels(toggler);
  if (panels.length > 0) return panels;
  const target = readTarget(toggler);
  const expected = target ? `There is no panel "${target}"` : 'No panel is named';
  warn(
    `${expected} for the "${name}" toggler ${describeElement(toggler)}; it stays as the server wrote it. ` +
      'Give data-target (or href) the id of the panel, with its #.',
    toggler,
  );
  return panels;
}

/**
 * Finds the container of a group in which one panel is open at a time.
 *
 * @param panel A panel; it or its toggler has the attribute.
 * @param toggler One of its togglers.
 */
export function findGroup(panel: Element, toggler: Element): Element | undefined {
  const read = (element: Element) =>
    getAttribute(element, 'data-bs-parent') ?? getAttribute(element, 'data-parent');
  const parent = read(panel) ?? read(toggler);
  return parent ? findOutermost(panel, parent) : undefined;
}

// Searches the ancestors, not the page: it may have a thousand groups.
function findOutermost(inner: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let outer: Element | null = inner; outer; outer = parentOf(outer)) {
    if (isMatch(outer, selector)) found = outer;
  }
  return found;
}

/** Returns the element that the address points to. */
export const findRequested = (): Element | null => findHashTarget(location.hash);

/** Returns whether the address points to a panel, or to an element in it. */
export function isRequested(panel: Element): boolean {
  return contains(panel, findRequested());
}

const onHashChange = new Set<() => void>();
const notifyHash = () => onHashChange.forEach((listener) => listener());

// One listener for all: browsers compare each new listener with all existing ones.
function onHash(listener: () => void, signal: AbortSignal): void {
  if (onHashChange.size === 0) addEventListener('hashchange', notifyHash);
  onHashChange.add(listener);
  const stop = () => {
    onHashChange.delete(listener);
    if (onHashChange.size === 0) removeEventListener('hashchange', notifyHash);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Opens a panel when its content must be shown: by `reveal`, by a search in the page, by the address
 * (PGE-10).
 *
 * @param panel The panel; its listener runs in the capture phase, so outer panels open first.
 * @param open Opens it at once, if it is closed.
 * @param signal Removes the listeners.
 */
export function openWhenRequested(panel: HTMLElement, open: () => void, signal: AbortSignal): void {
  addListener(panel, 'beforematch', open, { signal, capture: true });
  on('reveal', open, signal, panel);
  onHash(() => isRequested(panel) && open(), signal);
}

/**
 * Opens a panel of Bootstrap's by a press of its toggler, when its content must be shown.
 *
 * @param panel The panel.
 * @param toggler The element that opens it.
 * @param signal Removes the listeners.
 */
export function pressWhenRequested(panel: HTMLElement, toggler: HTMLElement, signal: AbortSignal): void {
  const press = () => {
    const isTransitioning = matches(panel, '.collapsing');
    if (!isTransitioning && !isShown(panel)) toggler.click();
  };
  openWhenRequested(panel, press, signal);
  if (isRequested(panel)) press();
}

const NATIVE = 'button, input, select, textarea, summary';

/**
 * Gives a toggler the role and tab stop of a control, whichever element the server uses.
 *
 * @param toggler The toggler.
 * @param role Its role, such as `button`; native controls have their own, except a tab.
 * @param overrides Record of the changes to the server's markup.
 */
export function becomeControl(toggler: HTMLElement, role: 'button' | 'tab', overrides: Overrides): void {
  const isNative = matches(toggler, NATIVE);
  if (!isNative || role === 'tab') overrides.set(toggler, 'role', role);
  if (!isNative && !hasAttribute(toggler, 'href')) overrides.set(toggler, 'tabindex', '0');
}

// Bootstrap's listeners at the document may run before or after ours: its action is known after all of them.
function afterOthers(act: () => void): void {
  const once = () => {
    removeEventListener('click', once);
    clearTimeout(timer);
    act();
  };
  addEventListener('click', once);
  // Cleans up after an event that another listener has stopped.
  const timer = setTimeout(once);
}

/** Handler of a press. */
export interface Press {
  /** Whether another script has just handled it. */
  isTaken(): boolean;
  /** Called in that case: Bootstrap takes over the toggler. */
  handOverToBootstrap(): void;
  press(): void;
}

/**
 * Listens for presses of a toggler: click, and Enter and Space where it is no native control. Presses that a
 * site's script has prevented are ignored.
 *
 * @param toggler The toggler.
 * @param onPressed The handler.
 * @param signal Removes the listeners.
 */
export function onPress(toggler: HTMLElement, onPressed: Press, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const isPrevented = event.defaultPrevented;
    if (matches(toggler, 'a, area')) event.preventDefault();
    afterOthers(() => {
      if (signal.aborted) return;
      if (onPressed.isTaken()) onPressed.handOverToBootstrap();
      else if (!isPrevented) onPressed.press();
    });
  };
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!isPress || event.target !== toggler || matches(toggler, NATIVE)) return;
    event.preventDefault();
    toggler.click();
  };
  addListener(toggler, 'click', onClick, { signal });
  addListener(toggler, 'keydown', onKey as EventListener, { signal });
}
