import { borrow } from '#kit/borrow.ts';
import { findGroup, hidePanel, isAskedFor, openWhenWanted, showPanel } from '#kit/panel.ts';
import { createSlide } from '#kit/slide.ts';

/** A panel that one or more togglers open and close. */
export interface SharedPanel {
  readonly element: HTMLElement;
  readonly group: Element | undefined;
  readonly isOpen: boolean;
  /** Opens or closes it; an open one closes the others of its group. */
  set(isOpen: boolean, how: 'slide' | 'at once'): void;
}

interface Kept extends SharedPanel {
  togglers: number;
  listeners: Set<() => void>;
  dispose(): void;
}

const panels = new Map<Element, Kept>();

// Without the class it is the toggler that tells; a panel that nobody called closed is open.
function startsOpen(element: Element, toggler: Element): boolean {
  if (isAskedFor(element) || element.classList.contains('show')) return true;
  return !element.classList.contains('collapse') && toggler.getAttribute('aria-expanded') !== 'false';
}

function closeOthers(opened: SharedPanel): void {
  for (const other of panels.values()) {
    if (opened.group && other.group === opened.group && other.element !== opened.element)
      other.set(false, 'slide');
  }
}

/** How a panel shows that it is open or closed. */
function createLook(element: HTMLElement) {
  const borrowed = borrow();
  const slide = createSlide(element);
  const hide = () => hidePanel(element, borrowed);

  const mark = (isOpen: boolean) => {
    borrowed.mark(element, 'show', isOpen);
    if (isOpen) showPanel(element, borrowed);
  };
  return {
    atOnce(isOpen: boolean) {
      slide.stop();
      mark(isOpen);
      if (!isOpen) hide();
    },
    sliding(isOpen: boolean) {
      mark(isOpen);
      if (isOpen) slide.open();
      else slide.close(hide);
    },
    giveBack() {
      slide.stop();
      borrowed.giveBack();
    },
  };
}

function createPanel(element: HTMLElement, toggler: Element): Kept {
  const controller = new AbortController();
  const look = createLook(element);
  const listeners = new Set<() => void>();
  let isOpen = startsOpen(element, toggler);

  const panel: Kept = {
    element,
    group: findGroup(element, toggler),
    togglers: 0,
    listeners,
    get isOpen() {
      return isOpen;
    },
    set(wanted, how) {
      if (wanted === isOpen) return;
      isOpen = wanted;
      if (how === 'slide') look.sliding(isOpen);
      else look.atOnce(isOpen);
      listeners.forEach((listener) => listener());
      if (isOpen) closeOthers(panel);
    },
    dispose() {
      controller.abort();
      look.giveBack();
    },
  };
  look.atOnce(isOpen);
  openWhenWanted(element, () => panel.set(true, 'at once'), controller.signal);
  return panel;
}

/**
 * Gives a toggler its panel. Several togglers share one; it is as the server wrote it again when the last has left.
 *
 * @param element The panel's element.
 * @param toggler The toggler.
 * @param onChange Called when it was opened or closed, by whomever.
 * @param signal Aborted when the toggler leaves.
 */
export function joinPanel(
  element: HTMLElement,
  toggler: Element,
  onChange: () => void,
  signal: AbortSignal,
): SharedPanel {
  const panel = panels.get(element) ?? createPanel(element, toggler);
  panels.set(element, panel);
  panel.togglers += 1;
  panel.listeners.add(onChange);
  const leave = () => {
    panel.listeners.delete(onChange);
    panel.togglers -= 1;
    if (panel.togglers > 0) return;
    panels.delete(element);
    panel.dispose();
  };
  signal.addEventListener('abort', leave, { once: true });
  return panel;
}
