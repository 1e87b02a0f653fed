import { hasAttribute, closest, parentOf } from '#runtime/dom/safe.ts';
import type { Control } from './controls.ts';

/** Elements that hide their content but still submit it: panels and tabs that can be opened. */
const PANEL = 'details, .collapse, .tab-pane, [role="tabpanel"], [data-val-panel]';

const isRendered = (element: Element) => Element.prototype.checkVisibility?.call(element) ?? true;

// An element with `hidden="until-found"` has a box of its own and shows none of its content.
const isClosed = (panel: Element) =>
  panel instanceof HTMLDetailsElement ? !panel.open : hasAttribute(panel, 'hidden') || !isRendered(panel);

/** Whether something between an element and its panel is switched off by itself. */
function isSwitchedOff(element: Element, panel: Element): boolean {
  for (let node = element; node !== panel; node = parentOf(node)!) {
    if (getComputedStyle(node).display === 'none') return true;
  }
  return false;
}

function decide(container: Element): boolean {
  if (isRendered(container)) return true;
  const panel = closest(container, PANEL);
  if (!panel || !isClosed(panel) || isSwitchedOff(container, panel)) return false;
  const parent = parentOf(panel);
  return !parent || decide(parent);
}

/**
 * Makes a check of which fields count, for one run: not those that are disabled, or in a part of the page that is
 * switched off. Only the containers count, so a hidden field of a widget does, and one in a closed panel or tab too.
 * Decision 47.
 *
 * @returns Whether a control counts.
 */
export function createLiveness(): (control: Control) => boolean {
  const known = new Map<Element, boolean>();
  const isShown = (container: Element): boolean => {
    if (!known.has(container)) known.set(container, decide(container));
    return known.get(container)!;
  };
  return (control) =>
    !control.matches(':disabled') && (!control.parentElement || isShown(control.parentElement));
}
