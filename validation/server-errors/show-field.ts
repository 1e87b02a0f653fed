import { querySelectorAll, matches, parentOf } from '#runtime/dom/safe.ts';
import { boxesOf } from '#runtime/dom/safe-tree.ts';
import { reveal } from '#runtime/dom/reveal.ts';
import { firstOf, type ValidatedField } from '../engine/field.ts';
import type { Control } from '../engine/controls.ts';

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

const isRendered = (element: Element) => boxesOf(element).length > 0;

const canFocus = (element: HTMLElement) => isRendered(element) && !matches(element, ':disabled');

/** The control itself, or the visible element that replaces it: a widget's button, a combobox. */
function findFocusable(control: Control): HTMLElement | undefined {
  if (control.type !== 'hidden' && canFocus(control)) return control;
  for (let node = control.parentElement; node && !(node instanceof HTMLFormElement); node = parentOf(node)) {
    const found = [...querySelectorAll<HTMLElement>(node, FOCUSABLE)].find(canFocus);
    if (found) return found;
  }
  return undefined;
}

/**
 * Shows a field: opens its panel or tab, and focuses it or its widget.
 *
 * @param field The field.
 */
export function showField(field: ValidatedField): void {
  const control = firstOf(field);
  reveal(control);
  const input = findFocusable(control);
  input?.focus();
  input?.scrollIntoView({ block: 'nearest' });
}
