import { hasAttribute, contains, matches, parentOf } from '#runtime/dom/safe.ts';
import { enqueueLater } from '#runtime/islands/queue.ts';
import { begin, end } from '#runtime/page/activity.ts';
import type { Overrides } from '#kit/overrides.ts';

/** Classes of panels for which the site's styles may hide closed ones. */
const KINDS = ['collapse', 'tab-pane'];

const CLOSED = 'ar-closed';

const displayOf = (element: Element): string => getComputedStyle(element).display;

let sheets: readonly CSSStyleSheet[] = [];
const answers = new Map<string, boolean>();

// Checks with a temporary panel whether the site's styles hide closed ones.
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

// Cached until a stylesheet is added or removed. Decision 61.
function stylesHide(kind: string): boolean {
  const now = [...document.styleSheets];
  if (now.length !== sheets.length || now.some((sheet, index) => sheet !== sheets[index])) answers.clear();
  sheets = now;
  const known = answers.get(kind) ?? queryStyles(kind);
  answers.set(kind, known);
  return known;
}

/** Elements that may be closed, and so hide a toggler only for a time. */
const CLOSABLE = '.collapse, .tab-pane, [hidden], details, dialog, [popover]';

// A toggler hidden by the styles means that its panel is always shown at this width; one inside a closed
// element does not count as hidden.
function isOffered(toggler: Element, panel: Element): boolean {
  for (let at: Element | null = toggler; at && !contains(at, panel) && !matches(at, CLOSABLE);) {
    if (displayOf(at) === 'none') return false;
    at = parentOf(at);
  }
  return true;
}

/**
 * Returns whether the site's styles control a closed panel: they hide it, or show it at this width like
 * Bootstrap's navigation bar, or show no toggler that could open it.
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
  /** Record of the changes to the server's markup. */
  readonly overrides: Overrides;
}

function hide({ element, overrides }: ClosedPanel, how: '' | 'until-found'): void {
  overrides.toggleClass(element, CLOSED, true);
  overrides.set(element, 'hidden', how);
}

/**
 * Hides closed panels, unless the site's own styles do. A search in the page still finds their content in
 * browsers with `hidden="until-found"`. Decision 60.
 *
 * @param panels The panels, hidden already or not; all are read before one is written, so styles are computed once.
 */
export function hidePanels(panels: readonly ClosedPanel[]): void {
  // Hidden while they are measured: animations inside must not start before the panel is opened.
  for (const panel of panels) hide(panel, 'until-found');
  const withoutBox = new Set(panels.filter(({ element }) => displayOf(element) === 'none'));
  // Many sites hide `[hidden]` by `display: none`, which prevents `until-found`.
  for (const { element, overrides } of withoutBox) showPanel(element, overrides);
  const sites = new Set(panels.filter(({ element, togglers }) => isSites(element, togglers)));
  for (const panel of panels) {
    if (sites.has(panel)) showPanel(panel.element, panel.overrides);
    else hide(panel, withoutBox.has(panel) ? '' : 'until-found');
  }
}

/** Number of new panels that are hidden before the next paint: more than a first view shows. */
const HIDDEN_AT_ONCE = 100;

/** Number of further ones that are hidden together, because the browser then lays out the whole page. */
const HIDDEN_TOGETHER = 250;

const due = new Map<Element, ClosedPanel>();
const postponed = new Map<Element, ClosedPanel>();
let newInRow = 0;

function hideDue(): void {
  const panels = [...due.values()];
  due.clear();
  hidePanels(panels);
}

/**
 * Hides a closed panel before the next paint, together with all others closed by then, so that styles are
 * computed once rather than for each of thousands.
 *
 * @param panel The panel.
 */
export function hidePanel(panel: ClosedPanel): void {
  if (due.size === 0) queueMicrotask(hideDue);
  due.set(panel.element, panel);
}

// Without a box first: Chromium searches the rest of the page for each box that becomes `until-found`.
function hidePostponed(): void {
  const panels = [...postponed.values()].slice(0, HIDDEN_TOGETHER);
  for (const panel of panels) {
    postponed.delete(panel.element);
    hide(panel, '');
  }
  for (const { element } of panels.slice(0, 1)) displayOf(element);
  hidePanels(panels);
  if (postponed.size > 0) return enqueueLater(hidePostponed);
  newInRow = 0;
  return end();
}

/**
 * Hides the closed panel of a toggler that is being mounted: before the next paint or, in a page with
 * hundreds, when nothing is left to mount. Decision 531.
 *
 * @param panel The panel.
 */
export function hideNewPanel(panel: ClosedPanel): void {
  if (newInRow === 0) {
    begin();
    enqueueLater(hidePostponed);
  }
  newInRow += 1;
  if (newInRow > HIDDEN_AT_ONCE) postponed.set(panel.element, panel);
  else hidePanel(panel);
}

/**
 * Cancels the pending hiding of a panel.
 *
 * @param element The panel.
 */
export function leavePanel(element: Element): void {
  due.delete(element);
  postponed.delete(element);
}

/**
 * Shows a panel.
 *
 * @param panel The panel.
 * @param overrides Record of the changes to the server's markup.
 */
export function showPanel(panel: HTMLElement, overrides: Overrides): void {
  leavePanel(panel);
  overrides.toggleClass(panel, CLOSED, false);
  overrides.set(panel, 'hidden', null);
}

/**
 * Returns whether a panel is shown, apart from its ancestors.
 *
 * @param panel The panel.
 */
export const isShown = (panel: Element): boolean =>
  !hasAttribute(panel, 'hidden') && displayOf(panel) !== 'none';
