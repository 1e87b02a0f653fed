import { safeUrl } from '#runtime';
import { dismiss, type Notice } from '#stores/notices/index.ts';
import { onDialogs } from './dialog-stack.ts';
import { createElement } from './element.ts';
import { keepClear, place } from './growl-place.ts';
import { kitTexts } from './texts.ts';
import './growl.css';

/** A status may go by itself, but never before it could be read twice; an error stays. */
const STATUS_LIFE_MS = 10_000;

function createClose({ id }: Notice): HTMLButtonElement {
  const button = createElement('button', 'ar-growl-close', kitTexts().close);
  button.type = 'button';
  button.addEventListener('click', () => dismiss(id));
  return button;
}

// Who follows it has read it.
function createLink({ id, link }: Notice): HTMLAnchorElement[] {
  const url = link && safeUrl(link.href);
  if (!link || !url) return [];
  const anchor = createElement('a', 'ar-growl-link', link.text);
  anchor.href = link.href;
  anchor.addEventListener('click', () => dismiss(id));
  return [anchor];
}

// The clock stands still while somebody reads: pointer over it, or focus in it (WCAG 2.2.1).
function expire(element: HTMLElement, id: number): void {
  const isRead = () => element.matches(':hover, :focus-within');
  const check = () => (isRead() ? setTimeout(check, STATUS_LIFE_MS) : dismiss(id));
  setTimeout(check, STATUS_LIFE_MS);
}

function createItem(notice: Notice): HTMLElement {
  const item = createElement('div', `ar-growl-item ar-growl-${notice.tone}`);
  const text = createElement('div', '', notice.text);
  text.setAttribute('role', notice.tone === 'error' ? 'alert' : 'status');
  item.append(text, ...createLink(notice), createClose(notice));
  if (notice.tone === 'status') expire(item, notice.id);
  return item;
}

/** The growl region of a document. */
export interface Region {
  /** Shows these notices, keeping those that are shown already as they are. */
  show(notices: readonly Notice[]): void;
}

/** Makes the region, a landmark at the end of the body that is empty until there is something to tell. */
export function createRegion(): Region {
  const section = createElement('section', 'ar-growl');
  section.setAttribute('aria-label', kitTexts().notices);
  const items = new Map<number, HTMLElement>();

  const drop = (id: number) => {
    items.get(id)?.remove();
    items.delete(id);
  };
  const add = (notice: Notice) => {
    const item = createItem(notice);
    items.set(notice.id, item);
    section.append(item);
  };

  const settle = () => {
    place(section);
    keepClear(section);
  };
  place(section);
  onDialogs(settle);
  document.addEventListener('focusin', () => keepClear(section));
  return {
    show(notices) {
      const ids = new Set(notices.map(({ id }) => id));
      for (const id of items.keys()) if (!ids.has(id)) drop(id);
      for (const notice of notices) if (!items.has(notice.id)) add(notice);
      settle();
    },
  };
}
