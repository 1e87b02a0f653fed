import { reveal } from '#runtime/reveal.ts';
import { firstOf, type Field } from '../field.ts';
import type { Control } from '../safe-form.ts';

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

const isRendered = (element: Element) => element.getClientRects().length > 0;

const canFocus = (element: HTMLElement) => isRendered(element) && !element.matches(':disabled');

/** The control itself, or what stands for it beside it: a widget's button, a combobox. */
function findFocusable(control: Control): HTMLElement | undefined {
  if (control.type !== 'hidden' && canFocus(control)) return control;
  for (
    let node = control.parentElement;
    node && !(node instanceof HTMLFormElement);
    node = node.parentElement
  ) {
    const found = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].find(canFocus);
    if (found) return found;
  }
  return undefined;
}

/**
 * Brings a field before the visitor: opens its panel or tab, and focuses it or the widget that stands for it.
 *
 * @param field The field.
 */
export function showField(field: Field): void {
  const control = firstOf(field);
  reveal(control);
  const target = findFocusable(control);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
