import { on, warn } from '#runtime';
import { findHashTarget } from '#runtime/html/focus.ts';
import { describeElement } from '#runtime/describe.ts';
import type { Borrowed } from './borrow.ts';

/** What server templates write: `data-target` (Bootstrap 4), `data-bs-target` (5), `href` for both. */
function readTarget(toggler: Element): string {
  const written = toggler.getAttribute('data-bs-target') ?? toggler.getAttribute('data-target') ?? '#';
  if (written !== '#') return written;
  const href = toggler.getAttribute('href') ?? '';
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
 * Finds what a toggler opens: one panel by its id, or several by a selector.
 *
 * @param toggler Carries `data-bs-target`, `data-target` or `href`.
 * @param name The island's name, for the one warning when nothing is there.
 */
export function findPanels(toggler: Element, name: string): HTMLElement[] {
  const target = readTarget(toggler);
  const byId = target.startsWith('#') ? findHashTarget(target) : null;
  const panels = byId ? [byId] : select(target);
  if (panels.length === 0) {
    const wanted = target ? `There is no panel "${target}"` : 'No panel is named';
    warn(
      `${wanted} for the "${name}" toggler ${describeElement(toggler)}; it stays as the server wrote it. ` +
        'Give data-target (or href) the id of the panel, with its #.',
      toggler,
    );
  }
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
    element.getAttribute('data-bs-parent') ?? element.getAttribute('data-parent');
  const parent = read(panel) ?? read(toggler);
  return parent ? select(parent).find((element) => element.contains(panel)) : undefined;
}

/**
 * Hides a panel so that a search in the page still finds what it holds, where the browser can do that and the site's
 * own styles leave it to the browser.
 *
 * @param panel The panel.
 * @param borrowed Remembers how it was.
 */
export function hidePanel(panel: HTMLElement, borrowed: Borrowed): void {
  borrowed.set(panel, 'hidden', 'until-found');
  // Hidden altogether, it is hidden plainly: styles that show it at some widths would show an empty box.
  if (getComputedStyle(panel).display === 'none') borrowed.set(panel, 'hidden', '');
}

/** Shows a panel. */
export function showPanel(panel: HTMLElement, borrowed: Borrowed): void {
  borrowed.set(panel, 'hidden', null);
}

/** Whether the address points to a panel, or to something in it. */
export function isAskedFor(panel: Element): boolean {
  return panel.contains(findHashTarget(location.hash));
}

/**
 * Opens a panel when something in it is wanted: by `reveal`, by a search in the page, by the address (PGE-10).
 *
 * @param panel The panel; what bubbles from inside is heard on its way in, so outer panels open first.
 * @param open Opens it at once, if it is closed.
 * @param signal Ends the listening.
 */
export function openWhenWanted(panel: HTMLElement, open: () => void, signal: AbortSignal): void {
  panel.addEventListener('beforematch', open, { signal, capture: true });
  on('reveal', open, signal, panel);
  addEventListener('hashchange', () => isAskedFor(panel) && open(), { signal });
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
  const isNative = toggler.matches(NATIVE);
  if (!isNative || role === 'tab') borrowed.set(toggler, 'role', role);
  if (!isNative && !toggler.hasAttribute('href')) borrowed.set(toggler, 'tabindex', '0');
}

/**
 * Hears the presses of a toggler: click and, where it is no native control, Enter and Space.
 *
 * @param toggler The toggler.
 * @param press Called for each press.
 * @param signal Ends the listening.
 */
export function onPress(toggler: HTMLElement, press: () => void, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    if (event.defaultPrevented) return;
    if (toggler.matches('a, area')) event.preventDefault();
    press();
  };
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!isPress || event.target !== toggler || toggler.matches(NATIVE)) return;
    event.preventDefault();
    toggler.click();
  };
  toggler.addEventListener('click', onClick, { signal });
  toggler.addEventListener('keydown', onKey, { signal });
}
