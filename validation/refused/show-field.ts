import { firstOf, type Field } from '../field.ts';
import type { Control } from '../safe-form.ts';

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

const isRendered = (element: Element) => element.getClientRects().length > 0;

const togglersOf = (id: string) =>
  ['data-toggle', 'data-bs-toggle'].flatMap((toggle) =>
    ['href="#', 'data-target="#', 'data-bs-target="#', 'aria-controls="'].map(
      (target) => `[${toggle}][${target}${CSS.escape(id)}"]`,
    ),
  );

function openPanel(panel: Element): void {
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  else if (panel.id && !isRendered(panel)) {
    document.querySelector<HTMLElement>(togglersOf(panel.id).join(','))?.click();
  }
}

/** Opens what hides an element, from the outside inwards. */
function reveal(element: Element): void {
  const parent = element.parentElement;
  if (!parent) return;
  reveal(parent);
  openPanel(parent);
}

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
