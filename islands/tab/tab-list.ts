import { borrow, type Borrowed } from '#kit/borrow.ts';
import { findPanels, hidePanel, isAskedFor, showPanel } from '#kit/panel.ts';

/** A tab and its panel. */
export interface Tab {
  readonly host: HTMLElement;
  readonly panel: HTMLElement;
  readonly borrowed: Borrowed;
}

/** What the tabs of one list share: which of them is selected. */
export interface TabList {
  select(tab: Tab): void;
  isSelected(tab: Tab): boolean;
  /** The tab that a key leads to from another one, if any. */
  neighbour(tab: Tab, key: string): Tab | undefined;
  leave(tab: Tab): void;
}

interface Kept extends TabList {
  join(tab: Tab): void;
}

const lists = new WeakMap<Element, Kept>();

const LIST = '[role="tablist"], .nav, .list-group';
const TOGGLERS = '[data-toggle="tab"], [data-bs-toggle="tab"]';

const isMarked = (host: Element) =>
  host.classList.contains('active') || host.getAttribute('aria-selected') === 'true';

/** The element around the tabs of one list; the server need not mark it. */
export const findListElement = (host: Element): Element =>
  host.closest(LIST) ?? host.closest('ul, ol') ?? host.parentElement!;

export const isDisabled = (host: Element): boolean =>
  host.matches('.disabled, [disabled], [aria-disabled="true"]');

type Way = 'next' | 'previous' | 'first' | 'last';
const ENDS: Readonly<Record<string, Way>> = { Home: 'first', End: 'last' };
const HORIZONTAL: typeof ENDS = { ...ENDS, ArrowRight: 'next', ArrowLeft: 'previous' };
const VERTICAL: typeof ENDS = { ...ENDS, ArrowDown: 'next', ArrowUp: 'previous' };

// `at` counts from the end below zero, so the last is at -1 and the one before the first, too.
const placeOf = (way: Way, place: number) =>
  ({ first: 0, last: -1, next: place + 1, previous: place - 1 })[way];

function draw({ host, panel, borrowed }: Tab, isSelected: boolean): void {
  borrowed.set(host, 'aria-selected', String(isSelected));
  borrowed.set(host, 'tabindex', isSelected ? '0' : '-1');
  borrowed.mark(host, 'active', isSelected);
  borrowed.mark(panel, 'active', isSelected);
  borrowed.mark(panel, 'show', isSelected);
  // A panel that a search may find has a box, so it would be a stop and a tab panel without content.
  borrowed.set(panel, 'role', isSelected ? 'tabpanel' : null);
  borrowed.set(panel, 'aria-labelledby', isSelected ? host.id : null);
  borrowed.set(panel, 'tabindex', isSelected ? '0' : null);
  if (isSelected) showPanel(panel, borrowed);
  else hidePanel(panel, borrowed);
}

const inDocumentOrder = (a: Tab, b: Tab) =>
  a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

// Of the whole list, although its tabs join one by one: nothing may flash while they do.
function findSelected(element: Element): Element | undefined {
  const hosts = [...element.querySelectorAll(TOGGLERS)].filter((host) => findListElement(host) === element);
  const whole = hosts.filter((host) => findPanels(host, 'tab').length > 0);
  const isWanted = (host: Element) => findPanels(host, 'tab').some(isAskedFor);
  return whole.find(isWanted) ?? whole.find(isMarked) ?? whole[0];
}

function createList(element: Element): Kept {
  const borrowed = borrow();
  let tabs: Tab[] = [];
  let selected = findSelected(element);

  const select = (tab: Tab) => {
    selected = tab.host;
    for (const one of tabs) draw(one, one === tab);
  };
  if (!element.hasAttribute('role')) borrowed.set(element, 'role', 'tablist');
  return {
    join(tab) {
      tabs = [...tabs, tab].sort(inDocumentOrder);
      draw(tab, tab.host === selected);
    },
    select,
    isSelected: (tab) => tab.host === selected,
    neighbour(tab, key) {
      const way = (element.getAttribute('aria-orientation') === 'vertical' ? VERTICAL : HORIZONTAL)[key];
      const enabled = tabs.filter((one) => one === tab || !isDisabled(one.host));
      return way && enabled.at(placeOf(way, enabled.indexOf(tab)) % enabled.length);
    },
    leave(tab) {
      tabs = tabs.filter((one) => one !== tab);
      const [first] = tabs;
      if (first && selected === tab.host) select(first);
      if (first) return;
      lists.delete(element);
      borrowed.giveBack();
    },
  };
}

/**
 * Gives a tab its list, which is made for the first of its tabs and is as the server wrote it when the last has left.
 *
 * @param element The element around the tabs.
 * @param tab Who joins.
 */
export function joinList(element: Element, tab: Tab): TabList {
  const list = lists.get(element) ?? createList(element);
  lists.set(element, list);
  list.join(tab);
  return list;
}
