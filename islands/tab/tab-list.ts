import {
  carriesAttribute,
  closestTo,
  findAllIn,
  isMatch,
  parentOf,
  readAttribute,
} from '#runtime/dom/safe.ts';
import { borrow, type Borrowed } from '#kit/borrow.ts';
import { hidePanel, isAskedFor, readPanels, showPanel } from '#kit/panel';
import { createRovingOrder } from '#kit/roving-focus.ts';

/** A tab and its panel. */
export interface Tab {
  readonly host: HTMLElement;
  readonly panel: HTMLElement;
  readonly borrowed: Borrowed;
}

/**
 * Whether a tab can't be selected.
 *
 * @param host Its element.
 */
export const isDisabled = (host: Element): boolean =>
  isMatch(host, '.disabled, [disabled], [aria-disabled="true"]');

/** What the tabs of one list share: which of them is selected. */
export interface TabList {
  select(tab: Tab): void;
  isSelected(tab: Tab): boolean;
  /** Whether another script has just selected a tab. */
  isTaken(tab: Tab): boolean;
  /** The tab that a key leads to from another one, if any. */
  neighbour(tab: Tab, key: string): Tab | undefined;
  leave(tab: Tab): void;
}

interface Kept extends TabList {
  join(tab: Tab): void;
}

/** The class with which a chosen panel fades in. */
export const FADING = 'ar-tab-shown';

const lists = new WeakMap<Element, Kept>();

const LIST = '[role="tablist"], .nav, .list-group';
// Bootstrap's three names for the same thing.
const TOGGLERS = ['tab', 'pill', 'list']
  .map((name) => `[data-toggle="${name}"], [data-bs-toggle="${name}"]`)
  .join();

const isMarked = (host: Element) =>
  isMatch(host, '.active') || readAttribute(host, 'aria-selected') === 'true';

/** The element around the tabs of one list; the server need not mark it. */
export const findListElement = (host: Element): Element =>
  closestTo(host, LIST) ?? closestTo(host, 'ul, ol') ?? parentOf(host)!;

function draw({ host, panel, borrowed }: Tab, isSelected: boolean): void {
  borrowed.set(host, 'aria-selected', String(isSelected));
  borrowed.set(host, 'tabindex', isSelected ? '0' : '-1');
  borrowed.mark(host, 'active', isSelected);
  borrowed.mark(panel, 'active', isSelected);
  borrowed.mark(panel, 'show', isSelected);
  // A panel that a search may find has a box, so it would be a stop and a tab panel without content.
  borrowed.set(panel, 'role', isSelected ? 'tabpanel' : null);
  borrowed.set(panel, 'aria-labelledby', isSelected ? readAttribute(host, 'id') : null);
  borrowed.set(panel, 'tabindex', isSelected ? '0' : null);
  // A panel that is hidden in the middle of its fade has no end of it.
  if (!isSelected) borrowed.mark(panel, FADING, false);
  if (isSelected) showPanel(panel, borrowed);
  else hidePanel({ element: panel, togglers: [host], borrowed });
}

// Of the whole list, although its tabs join one by one: nothing may flash while they do.
function findSelected(element: Element): Element | undefined {
  const hosts = findAllIn(element, TOGGLERS).filter((host) => findListElement(host) === element);
  const whole = hosts.filter((host) => readPanels(host).length > 0);
  const isWanted = (host: Element) => readPanels(host).some(isAskedFor);
  return whole.find(isWanted) ?? whole.find(isMarked) ?? whole[0];
}

// Bootstrap marks a tab at once; its panel, or before it fades the older one.
const isMoved = ({ host, panel }: Tab, selected: Tab | undefined) =>
  isMatch(host, '.active') && (isMatch(panel, '.active') || !(selected && isMatch(selected.panel, '.show')));

function createList(element: Element): Kept {
  const borrowed = borrow();
  const tabs = createRovingOrder<Tab>(isDisabled);
  // Its tab joins later than others may.
  let marked = findSelected(element);
  let selected: Tab | undefined;

  const select = (tab: Tab) => {
    const before = selected;
    selected = tab;
    marked = tab.host;
    if (before && before !== tab) draw(before, false);
    draw(tab, true);
  };
  // After all that leave at the same time.
  const selectFirst = () => {
    const first = tabs.first();
    if (first && !selected) select(first);
  };
  const axis = () => (readAttribute(element, 'aria-orientation') === 'vertical' ? 'vertical' : 'horizontal');
  if (!carriesAttribute(element, 'role')) borrowed.set(element, 'role', 'tablist');
  return {
    join(tab) {
      tabs.add(tab);
      if (tab.host === marked) select(tab);
      else draw(tab, false);
    },
    select,
    isSelected: (tab) => tab === selected,
    isTaken: (tab) => tab !== selected && isMoved(tab, selected),
    neighbour: (tab, key) => tabs.neighbour(tab, key, axis()),
    leave(tab) {
      tabs.remove(tab);
      if (tab === selected) {
        selected = undefined;
        queueMicrotask(selectFirst);
      }
      if (!tabs.isEmpty()) return;
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
