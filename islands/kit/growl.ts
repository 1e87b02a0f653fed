import { safeUrl } from '#runtime';
import { dismiss, type Notice } from '#stores/notices/index.ts';
import { kitTexts } from './texts.ts';
import './growl.css';

/** A status may go by itself, but never before it could be read twice; an error stays. */
const STATUS_LIFE_MS = 10_000;

function createClose({ id }: Notice): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ar-growl-close';
  button.textContent = kitTexts().close;
  button.addEventListener('click', () => dismiss(id));
  return button;
}

// Who follows it has read it.
function createLink({ id, link }: Notice): HTMLAnchorElement[] {
  const url = link && safeUrl(link.href);
  if (!link || !url) return [];
  const anchor = document.createElement('a');
  anchor.className = 'ar-growl-link';
  anchor.href = link.href;
  anchor.textContent = link.text;
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
  const item = document.createElement('div');
  item.className = `ar-growl-item ar-growl-${notice.tone}`;
  const text = document.createElement('div');
  text.setAttribute('role', notice.tone === 'error' ? 'alert' : 'status');
  text.textContent = notice.text;
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
  const section = document.createElement('section');
  section.className = 'ar-growl';
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

  document.body.append(section);
  return {
    show(notices) {
      const ids = new Set(notices.map(({ id }) => id));
      for (const id of items.keys()) if (!ids.has(id)) drop(id);
      for (const notice of notices) if (!items.has(notice.id)) add(notice);
    },
  };
}
