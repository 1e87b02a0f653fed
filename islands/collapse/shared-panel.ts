import { contains, matches, getAttribute, parentOf } from '#runtime/dom/safe.ts';
import {
  createSlide,
  findGroup,
  findRequested,
  hideNewPanel,
  hidePanel,
  hidePanels,
  isRequested,
  isShown,
  preservedFor,
  leavePanel,
  openWhenRequested,
  showPanel,
} from '#kit/panel';
import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { onResize } from '#kit/viewport.ts';

/** A panel that one or more togglers open and close. */
export interface SharedPanel {
  readonly element: HTMLElement;
  readonly group: Element | undefined;
  readonly isOpen: boolean;
  /** Opens or closes the panel; opening it closes the others of its group. */
  set(isOpen: boolean, how: 'slide' | 'at once'): void;
}

interface SharedState extends SharedPanel {
  readonly togglers: Set<Element>;
  readonly overrides: Overrides;
  readonly listeners: Set<() => void>;
  dispose(preserved: ReadonlySet<string>): void;
}

const panels = new Map<Element, SharedState>();

/** The open panels of each group, so that opening one is fast even in a group of thousands. */
const openInGroup = new WeakMap<Element, Set<SharedPanel>>();

function addToGroup(panel: SharedPanel): void {
  if (!panel.group) return;
  const open = openInGroup.get(panel.group) ?? new Set();
  openInGroup.set(panel.group, open);
  if (panel.isOpen) open.add(panel);
  else open.delete(panel);
}

/** Returns the open panels of a group, except those that contain the element. */
function openRivals(group: Element | undefined, element: Element): SharedPanel[] {
  const open = group && openInGroup.get(group);
  return [...(open ?? [])].filter((other) => !contains(other.element, element));
}

function closeOthers({ group, element }: SharedPanel, how: 'slide' | 'at once'): void {
  for (const other of openRivals(group, element)) other.set(false, how);
}

// A panel with `show` is open, a `.collapse` without it closed. Any other panel depends on the toggler's
// `aria-expanded`.
function isWrittenOpen(element: Element, toggler: Element): boolean {
  if (matches(element, '.show')) return true;
  return !matches(element, '.collapse') && getAttribute(toggler, 'aria-expanded') !== 'false';
}

// Searches the target's ancestors, not the group: thousands of panels may be open in it.
function isRivalRequested(group: Element | undefined, element: Element): boolean {
  for (let outer: Element | null = findRequested(); outer; outer = parentOf(outer)) {
    const rival = panels.get(outer);
    if (rival?.isOpen && rival.group === group && !contains(outer, element)) return true;
  }
  return false;
}

// One panel of a group is open: the one in the address first, then the one open in the server's HTML (PGE-10).
function startsOpen(element: Element, toggler: Element, group: Element | undefined): boolean {
  if (isRequested(element)) return true;
  const isTaken = group !== undefined && isRivalRequested(group, element);
  return !isTaken && isWrittenOpen(element, toggler);
}

/** Ends the resize listener when there are no panels left. */
let following = new AbortController();

// At another width the site's styles may show a hidden panel, or hide a visible one.
function followWidth(): void {
  hidePanels([...panels.values()].filter(({ isOpen }) => !isOpen));
}

/** Creates the functions that show a panel as open or closed. */
function createLook(element: HTMLElement, togglers: Iterable<Element>, overrides: Overrides) {
  const slide = createSlide(element);
  const mark = (isOpen: boolean) => overrides.toggleClass(element, 'show', isOpen);

  const show = () => {
    mark(true);
    showPanel(element, overrides);
  };
  const closed = { element, togglers, overrides };
  const hide = () => {
    mark(false);
    hidePanels([closed]);
  };
  return {
    atOnce(isOpen: boolean, hideClosed = hidePanel) {
      slide.stop();
      mark(isOpen);
      if (isOpen) showPanel(element, overrides);
      else hideClosed(closed);
    },
    sliding(isOpen: boolean) {
      const wasShown = isShown(element) && !slide.isMoving();
      if (isOpen) show();
      if (!isOpen) slide.close(hide);
      else if (!wasShown) slide.open();
    },
    stop: slide.stop,
  };
}

function createPanel(element: HTMLElement, toggler: Element): SharedState {
  const controller = new AbortController();
  const overrides = createOverrides();
  const togglers = new Set([toggler]);
  const look = createLook(element, togglers, overrides);
  const listeners = new Set<() => void>();
  const group = findGroup(element, toggler);
  let isOpen = startsOpen(element, toggler, group);

  const panel: SharedState = {
    element,
    group,
    togglers,
    overrides,
    listeners,
    get isOpen() {
      return isOpen;
    },
    set(requested, how) {
      if (requested === isOpen) return;
      isOpen = requested;
      addToGroup(panel);
      if (how === 'slide') look.sliding(isOpen);
      else look.atOnce(isOpen);
      listeners.forEach((listener) => listener());
      if (isOpen) closeOthers(panel, 'slide');
    },
    dispose(preserved) {
      controller.abort();
      look.stop();
      leavePanel(element);
      isOpen = false;
      addToGroup(panel);
      overrides.restore(preserved);
    },
  };
  addToGroup(panel);
  look.atOnce(isOpen, hideNewPanel);
  openWhenRequested(element, () => panel.set(true, 'at once'), controller.signal);
  return panel;
}

function addPanel(element: HTMLElement, toggler: Element): SharedState {
  const panel = createPanel(element, toggler);
  if (isRequested(element)) closeOthers(panel, 'at once');
  if (panels.size === 0) {
    following = new AbortController();
    onResize(followWidth, following.signal);
  }
  panels.set(element, panel);
  return panel;
}

function addToggler(panel: SharedState, toggler: Element): SharedState {
  panel.togglers.add(toggler);
  // Earlier togglers may have been disabled, so that the closed panel was left visible.
  if (!panel.isOpen) hideNewPanel(panel);
  return panel;
}

function removePanel(panel: SharedState, preserved: ReadonlySet<string>): void {
  panels.delete(panel.element);
  if (panels.size === 0) following.abort();
  panel.dispose(preserved);
}

/**
 * Connects a toggler to its panel. Several togglers share one panel; its HTML is restored when the last one
 * leaves.
 *
 * @param element The panel's element.
 * @param toggler The toggler.
 * @param onChange Called when any toggler has opened or closed the panel.
 * @param signal Removes the toggler.
 */
export function joinPanel(
  element: HTMLElement,
  toggler: Element,
  onChange: () => void,
  signal: AbortSignal,
): SharedPanel {
  const known = panels.get(element);
  const panel = known ? addToggler(known, toggler) : addPanel(element, toggler);
  panel.listeners.add(onChange);
  const leave = () => {
    panel.listeners.delete(onChange);
    panel.togglers.delete(toggler);
    if (panel.togglers.size === 0) removePanel(panel, preservedFor(signal));
  };
  signal.addEventListener('abort', leave, { once: true });
  return panel;
}
