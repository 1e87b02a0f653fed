import { contains, matches, setAttribute } from '#runtime/dom/safe.ts';
import { safeUrl } from '#runtime';
import { dismiss, type Notice } from '#stores/notices';
import { onDialogs } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { isPhone } from '#kit/is-phone.ts';
import { followFocus } from './growl-focus.ts';
import { createBarWatch } from './growl-bars.ts';
import { endWithNextAction, selectNewest } from './growl-phone.ts';
import { avoidOverlap, positionRegion } from './growl-position.ts';
import { kitTexts } from '#kit/texts.ts';

/** Lifetime of a status in ms: enough to read it twice. Errors stay. */
const STATUS_LIFE_MS = 10_000;

/** The same on a phone, where it lies over what is being read. */
const PHONE_LIFE_MS = 5_000;

/** Lifetime of a status with an action, in ms: enough to reach its button by keyboard. */
const ACTION_LIFE_MS = 30_000;

function createClose({ id }: Notice): HTMLButtonElement {
  const button = createElement('button', 'ar-growl-close', kitTexts().close);
  button.type = 'button';
  button.addEventListener('click', () => dismiss(id));
  return button;
}

// A followed link dismisses its notice.
function createLink({ id, link }: Notice): HTMLAnchorElement[] {
  const url = link && safeUrl(link.href);
  if (!link || !url) return [];
  const anchor = createElement('a', 'ar-growl-link', link.text);
  anchor.href = link.href;
  anchor.addEventListener('click', () => dismiss(id));
  return [anchor];
}

// Dismissed first, because the action may show a notice itself.
function createAction({ id, action }: Notice): HTMLButtonElement[] {
  if (!action) return [];
  const button = createElement('button', 'ar-growl-action', action.text);
  button.type = 'button';
  button.addEventListener('click', () => {
    dismiss(id);
    action.run();
  });
  return [button];
}

// A hovered or focused notice gets another lifetime (WCAG 2.2.1).
function expire(element: HTMLElement, { id, action }: Notice): void {
  const shortLife = isPhone() ? PHONE_LIFE_MS : STATUS_LIFE_MS;
  const life = action ? ACTION_LIFE_MS : shortLife;
  const isRead = () => matches(element, ':hover, :focus-within');
  const check = () => (isRead() ? setTimeout(check, life) : dismiss(id));
  setTimeout(check, life);
}

function createItem(notice: Notice): HTMLElement {
  const item = createElement('div', `ar-growl-item ar-growl-${notice.tone}`);
  const text = createElement('div', '', notice.text);
  setAttribute(text, 'role', notice.tone === 'error' ? 'alert' : 'status');
  item.append(text, ...createLink(notice), ...createAction(notice), createClose(notice));
  if (notice.tone === 'status') expire(item, notice);
  return item;
}

/** The growl region of a document. */
export interface Region {
  /** Replaces the shown notices; those already shown are left untouched. */
  show(notices: readonly Notice[]): void;
}

/** A notice that is shown. */
interface Item {
  readonly element: HTMLElement;
  /** Time of its insertion, in ms since the page's time origin. */
  readonly since: number;
}

// A sheet has slid in, a list has stopped: a free position may be covered now.
function followMoves(avoid: () => void, signal: AbortSignal): void {
  for (const type of ['focusin', 'scrollend', 'transitionend'])
    document.addEventListener(type, avoid, { capture: true, signal });
  window.visualViewport?.addEventListener('resize', avoid, { signal });
}

/**
 * Creates the region: a landmark at the end of the body, empty until there is a notice.
 *
 * @param signal Removes its listeners.
 */
export function createRegion(signal: AbortSignal): Region {
  const section = createElement('section', 'ar-growl');
  section.setAttribute('aria-label', kitTexts().notices);
  const items = new Map<number, Item>();
  const restoreFocus = followFocus(section);
  const drop = (id: number) => {
    const element = items.get(id)?.element;
    const hadFocus = element && contains(element, document.activeElement);
    element?.remove();
    items.delete(id);
    if (hadFocus) restoreFocus();
  };
  const add = (notice: Notice) => {
    const element = createItem(notice);
    items.set(notice.id, { element, since: performance.now() });
    section.append(element);
  };

  const avoid = () => void (items.size > 0 && avoidOverlap(section));
  const watchBars = createBarWatch(avoid);
  const resolve = () => {
    positionRegion(section);
    watchBars();
    avoid();
  };
  positionRegion(section);
  onDialogs(resolve);
  followMoves(avoid, signal);
  const ageOf = (id: number) => performance.now() - (items.get(id)?.since ?? 0);
  endWithNextAction({ section, ageOf, signal });
  return {
    show(all) {
      const notices = selectNewest(all);
      const ids = new Set(notices.map(({ id }) => id));
      for (const id of items.keys()) if (!ids.has(id)) drop(id);
      for (const notice of notices) if (!items.has(notice.id)) add(notice);
      resolve();
    },
  };
}
