import { hasAttribute, contains, matches, parentOf } from '#runtime/dom/safe.ts';
import type { Overrides } from '#kit/overrides.ts';

/** The classes of closed panels that styles may know. */
const KINDS = ['collapse', 'tab-pane'];

const CLOSED = 'ar-closed';

const displayOf = (element: Element): string => getComputedStyle(element).display;

let sheets: readonly CSSStyleSheet[] = [];
const answers = new Map<string, boolean>();

// A panel out of sight shows how the styles hide a closed one.
function queryStyles(kind: string): boolean {
  const list = document.createElement('div');
  const panel = document.createElement('div');
  list.className = 'tab-content';
  panel.className = kind;
  list.append(panel);
  document.body.append(list);
  const isHidden = displayOf(panel) === 'none';
  list.remove();
  return isHidden;
}

// Computed once, and again when a stylesheet was added or removed. Decision 61.
function stylesHide(kind: string): boolean {
  const now = [...document.styleSheets];
  if (now.length !== sheets.length || now.some((sheet, index) => sheet !== sheets[index])) answers.clear();
  sheets = now;
  const known = answers.get(kind) ?? queryStyles(kind);
  answers.set(kind, known);
  return known;
}

/** Elements that hide their content for a reason of their own, which may pass. */
const CLOSABLE = '.collapse, .tab-pane, [hidden], details, dialog, [popover]';

// Styles take a toggler away at widths where the panel is to be seen; as a part of something closed, it is only not in use.
function isOffered(toggler: Element, panel: Element): boolean {
  for (let at: Element | null = toggler; at && !contains(at, panel) && !matches(at, CLOSABLE);) {
    if (displayOf(at) === 'none') return false;
    at = parentOf(at);
  }
  return true;
}

/**
 * Whether a closed panel is the site's to hide or to show: its styles hide it, or they know closed panels and show this
 * one, as Bootstrap's show a navigation bar that is wide enough; or they show no toggler that could open it.
 */
function isSites(panel: Element, togglers: Iterable<Element>): boolean {
  if (displayOf(panel) === 'none') return true;
  if (KINDS.some((kind) => matches(panel, `.${kind}`) && stylesHide(kind))) return true;
  return ![...togglers].some((toggler) => isOffered(toggler, panel));
}

/** A panel that is closed. */
export interface ClosedPanel {
  readonly element: HTMLElement;
  /** Its togglers. */
  readonly togglers: Iterable<Element>;
  /** Remembers how it was. */
  readonly overrides: Overrides;
}

function hide({ element, overrides }: ClosedPanel, how: '' | 'until-found'): void {
  overrides.mark(element, CLOSED, true);
  overrides.set(element, 'hidden', how);
}

/**
 * Hides closed panels, unless the site's own styles do; a search in the page still finds their content in browsers with
 * `hidden="until-found"`. Decision 60.
 *
 * @param panels The panels, hidden already or not; all are read before one is written, so styles are computed once.
 */
export function hidePanels(panels: readonly ClosedPanel[]): void {
  // Read while they are hidden: an element that an animation hides so far would else never be shown by its panel.
  for (const panel of panels) hide(panel, 'until-found');
  const withoutBox = new Set(panels.filter(({ element }) => displayOf(element) === 'none'));
  // Many sites' styles have this rule for hidden elements.
  for (const { element, overrides } of withoutBox) showPanel(element, overrides);
  const sites = new Set(panels.filter(({ element, togglers }) => isSites(element, togglers)));
  for (const panel of panels) {
    if (sites.has(panel)) showPanel(panel.element, panel.overrides);
    else hide(panel, withoutBox.has(panel) ? '' : 'until-found');
  }
}

const waiting = new Map<Element, ClosedPanel>();

function hideWaiting(): void {
  const panels = [...waiting.values()];
  waiting.clear();
  hidePanels(panels);
}

/**
 * Hides a closed panel before the next paint, together with all others that are closed by then: to work out styles for
 * each of thousands would take the time of thousands of layouts.
 *
 * @param panel The panel.
 */
export function hidePanel(panel: ClosedPanel): void {
  if (waiting.size === 0) queueMicrotask(hideWaiting);
  waiting.set(panel.element, panel);
}

/**
 * Lets a panel be, where it was to be hidden.
 *
 * @param element The panel.
 */
export const leavePanel = (element: Element): void => void waiting.delete(element);

/**
 * Shows a panel.
 *
 * @param panel The panel.
 * @param overrides Remembers how it was.
 */
export function showPanel(panel: HTMLElement, overrides: Overrides): void {
  leavePanel(panel);
  overrides.mark(panel, CLOSED, false);
  overrides.set(panel, 'hidden', null);
}

/**
 * Whether a panel shows, or would if all around it did.
 *
 * @param panel The panel.
 */
export const isShown = (panel: Element): boolean =>
  !hasAttribute(panel, 'hidden') && displayOf(panel) !== 'none';
