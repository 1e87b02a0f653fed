import { hasAttribute, closest, parentOf } from '#runtime/dom/safe.ts';
import type { Control } from './controls.ts';

/** Elements that hide their content but still submit it: panels and tabs that can be opened. */
const PANEL = 'details, .collapse, .tab-pane, [role="tabpanel"], [data-val-panel]';

const isRendered = (element: Element) => Element.prototype.checkVisibility?.call(element) ?? true;

// An element with `hidden="until-found"` is itself rendered, but its content is not.
const isClosed = (panel: Element) =>
  panel instanceof HTMLDetailsElement ? !panel.open : hasAttribute(panel, 'hidden') || !isRendered(panel);

/** Returns whether an element between a container and its panel is itself hidden by `display: none`. */
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
 * Creates the check, for one run, whether a control is validated: not if it is disabled or in a hidden
 * container, but in closed panels and as a widget's hidden field. Decision 47.
 *
 * @returns A function that returns whether a control is validated.
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
