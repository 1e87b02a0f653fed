import {
  hasAttribute,
  closest,
  querySelectorAll,
  matches,
  parentOf,
  getAttribute,
} from '#runtime/dom/safe.ts';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { hideNewPanel, hidePanel, isRequested, readPanels, showPanel } from '#kit/panel';
import { createRovingOrder } from '#kit/roving-focus.ts';

/** A tab and its panel. */
export interface Tab {
  readonly host: HTMLElement;
  readonly panel: HTMLElement;
  readonly overrides: Overrides;
}

/**
 * Returns whether a tab is disabled.
 *
 * @param host Its element.
 */
export const isDisabled = (host: Element): boolean =>
  matches(host, '.disabled, [disabled], [aria-disabled="true"]');

/** The state that the tabs of one list share: the selected one. */
export interface TabList {
  select(tab: Tab): void;
  isSelected(tab: Tab): boolean;
  /** Returns whether another script has just selected a tab. */
  isTaken(tab: Tab): boolean;
  /** Returns the tab that a key leads to, if any. */
  neighbour(tab: Tab, key: string): Tab | undefined;
  leave(tab: Tab): void;
}

interface TabGroup extends TabList {
  join(tab: Tab): void;
}

/** Class of a panel that is fading in. */
export const FADING = 'ar-tab-shown';

const lists = new WeakMap<Element, TabGroup>();

const LIST = '[role="tablist"], .nav, .list-group';
// Bootstrap's three names for the same thing.
const TOGGLERS = ['tab', 'pill', 'list']
  .map((name) => `[data-toggle="${name}"], [data-bs-toggle="${name}"]`)
  .join();

const isMarked = (host: Element) =>
  matches(host, '.active') || getAttribute(host, 'aria-selected') === 'true';

/** Returns the element around the tabs of one list; the server need not mark it. */
export const findListElement = (host: Element): Element =>
  closest(host, LIST) ?? closest(host, 'ul, ol') ?? parentOf(host)!;

function draw({ host, panel, overrides }: Tab, isSelected: boolean, hideClosed = hidePanel): void {
  overrides.set(host, 'aria-selected', String(isSelected));
  overrides.set(host, 'tabindex', isSelected ? '0' : '-1');
  overrides.toggleClass(host, 'active', isSelected);
  overrides.toggleClass(panel, 'active', isSelected);
  overrides.toggleClass(panel, 'show', isSelected);
  // A closed panel has a box where searches in the page may find it, so it must be no tab stop or tab panel.
  overrides.set(panel, 'role', isSelected ? 'tabpanel' : null);
  overrides.set(panel, 'aria-labelledby', isSelected ? getAttribute(host, 'id') : null);
  overrides.set(panel, 'tabindex', isSelected ? '0' : null);
  // A panel that is hidden during its fade gets no `animationend`.
  if (!isSelected) overrides.toggleClass(panel, FADING, false);
  if (isSelected) showPanel(panel, overrides);
  else hideClosed({ element: panel, togglers: [host], overrides });
}

// Reads the whole list, although its tabs join one by one, so that no other panel flashes meanwhile.
function findSelected(element: Element): Element | undefined {
  const hosts = querySelectorAll(element, TOGGLERS).filter((host) => findListElement(host) === element);
  const whole = hosts.filter((host) => readPanels(host).length > 0);
  const hasRequested = (host: Element) => readPanels(host).some(isRequested);
  return whole.find(hasRequested) ?? whole.find(isMarked) ?? whole[0];
}

// Bootstrap marks a tab at once, but its panel only after the previous panel has faded out.
const isMoved = ({ host, panel }: Tab, selected: Tab | undefined) =>
  matches(host, '.active') && (matches(panel, '.active') || !(selected && matches(selected.panel, '.show')));

function createList(element: Element): TabGroup {
  const overrides = createOverrides();
  const tabs = createRovingOrder<Tab>(isDisabled);
  // The marked tab may join later than others.
  let marked = findSelected(element);
  let selected: Tab | undefined;

  const select = (tab: Tab) => {
    const before = selected;
    selected = tab;
    marked = tab.host;
    if (before && before !== tab) draw(before, false);
    draw(tab, true);
  };
  // Runs after all tabs that leave at the same time.
  const selectFirst = () => {
    const first = tabs.first();
    if (first && !selected) select(first);
  };
  const axis = () => (getAttribute(element, 'aria-orientation') === 'vertical' ? 'vertical' : 'horizontal');
  if (!hasAttribute(element, 'role')) overrides.set(element, 'role', 'tablist');
  return {
    join(tab) {
      tabs.add(tab);
      if (tab.host === marked) select(tab);
      else draw(tab, false, hideNewPanel);
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
      overrides.restore();
    },
  };
}

/**
 * Adds a tab to its list. The first tab creates the list; when the last one leaves, the server's markup is
 * restored.
 *
 * @param element The element around the tabs.
 * @param tab The new tab.
 */
export function joinList(element: Element, tab: Tab): TabList {
  const list = lists.get(element) ?? createList(element);
  lists.set(element, list);
  list.join(tab);
  return list;
}
