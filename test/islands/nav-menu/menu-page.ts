import mount, { props } from '../../../islands/nav-menu/nav-menu.ts';
import { mountPage, registerIsland } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

/** Returns a menu entry with a panel. */
export const entry = (id: string, inner = `<div><a href="/${id}/1">1</a><a href="/${id}/2">2</a></div>`) =>
  `<li><details id="${id}"><summary>${id}</summary>${inner}</details></li>`;
/** A menu with a link and two entries with panels. */
export const LIST = `<ul><li><a id="all" href="/all">All</a></li>${entry('a')}${entry('b')}</ul>`;

/** Mounts a menu in a page with a button beside it. */
export async function showMenu(inner = LIST, attributes = ''): Promise<HTMLElement> {
  const name = registerIsland(mount, { props });
  const html = `<nav data-island="${name}" ${attributes}>${inner}</nav><button id="else">Else</button>`;
  return mountPage(html);
}

export const details = (id: string) => find<HTMLDetailsElement>(`#${id}`);
export const summary = (id: string) => find('summary', details(id));
export const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
export const press = (id: string) => summary(id).click();
/** Presses a key; returns false if the menu handled it. */
export const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
