import { focusOnce } from '../html/focus.ts';
import { isInDocument, readAttribute } from '../dom/safe.ts';
import { findWithin } from '../dom/safe-tree.ts';

const PLACES = ['[autofocus]', 'h1, h2, h3, h4, h5, h6'];

/** What the server marks as wrong, after the summary of a form that asks for it (VAL-19). */
const INVALID = [
  '[data-val-focus="summary"] .validation-summary-errors',
  '[aria-invalid="true"]',
  '.input-validation-error',
  '[autofocus]',
  '.validation-summary-errors',
];

const same = (name: string, value: string | null) => value && `[${name}="${CSS.escape(value)}"]`;

// The control that the visitor was at, as it has come again.
function twinOf(left: Element, placed: readonly Element[]): HTMLElement | undefined {
  const byId = same('id', readAttribute(left, 'id'));
  const byName = same('name', readAttribute(left, 'name'));
  const byValue = byName && same('value', readAttribute(left, 'value'));
  const selectors = [byId, byValue && `${byName}${byValue}`, byName];
  return firstOf(selectors, placed);
}

function firstOf(selectors: readonly (string | null | undefined)[], placed: readonly Element[]) {
  for (const selector of selectors) {
    const found = selector ? findWithin(placed, selector) : undefined;
    if (found) return found;
  }
  return undefined;
}

function goTo(element: Element | undefined): void {
  if (element instanceof HTMLElement) focusOnce(element);
}

/**
 * Does something that may take the element with the focus away, and gives the focus to what came in its place: the
 * same control, what asks for it, the first heading, the target itself.
 *
 * @param work Places something.
 * @returns What the work returns: the placed elements.
 */
export function keepFocusInPieces(work: () => Element[]): Element[] {
  const left = document.activeElement;
  const placed = work();
  const isLost = left && left !== document.body && !isInDocument(left);
  if (isLost) goTo(twinOf(left, placed) ?? firstOf(PLACES, placed) ?? placed[0]);
  return placed;
}

/**
 * Shows the visitor what the server refuses: the first field that is marked as wrong has the focus.
 *
 * @param placed The placed elements.
 * @returns Whether there was one.
 */
export function focusInvalid(placed: readonly Element[]): boolean {
  const found = firstOf(INVALID, placed);
  goTo(found);
  return found !== undefined;
}
