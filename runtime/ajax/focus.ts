import { focusOnce } from '../html/focus.ts';
import { isInDocument, getAttribute, hasAttribute } from '../dom/safe.ts';
import { findWithin } from '../dom/safe-tree.ts';

const TARGETS = ['[autofocus]', 'h1, h2, h3, h4, h5, h6'];

/**
 * Selectors of elements that the server marks as invalid; a summary that requests the focus comes first
 * (VAL-19).
 */
const INVALID = [
  '[data-val-focus="summary"] .validation-summary-errors',
  '[aria-invalid="true"]',
  '.input-validation-error',
  '[autofocus]',
  '.validation-summary-errors',
];

const same = (name: string, value: string | null) => value && `[${name}="${CSS.escape(value)}"]`;

// Finds the inserted counterpart of the control or link that had the focus.
function twinOf(left: Element, inserted: readonly Element[]): HTMLElement | undefined {
  const byId = same('id', getAttribute(left, 'id'));
  const byName = same('name', getAttribute(left, 'name'));
  const byValue = byName && same('value', getAttribute(left, 'value'));
  // The link that made the request leads to the new content, so its focus moves on.
  const byAddress = hasAttribute(left, 'data-ajax') ? null : same('href', getAttribute(left, 'href'));
  const selectors = [byId, byValue && `${byName}${byValue}`, byName, byAddress];
  return firstOf(selectors, inserted);
}

function firstOf(selectors: readonly (string | null | undefined)[], inserted: readonly Element[]) {
  for (const selector of selectors) {
    const found = selector ? findWithin(inserted, selector) : undefined;
    if (found) return found;
  }
  return undefined;
}

function goTo(element: Element | undefined): void {
  if (element instanceof HTMLElement) focusOnce(element);
}

/**
 * Runs work that may remove the focused element, then focuses its replacement: the same control, an
 * `autofocus`, the first heading, or the target itself.
 *
 * @param work Inserts the content.
 * @returns The inserted elements, as `work` returns them.
 */
export function preserveFocusInFragments(work: () => Element[]): Element[] {
  const left = document.activeElement;
  const inserted = work();
  const isLost = left && left !== document.body && !isInDocument(left);
  if (isLost) goTo(twinOf(left, inserted) ?? firstOf(TARGETS, inserted) ?? inserted[0]);
  return inserted;
}

/**
 * Focuses the first field that the server marks as invalid.
 *
 * @param inserted The inserted elements.
 * @returns Whether there was one.
 */
export function focusInvalid(inserted: readonly Element[]): boolean {
  const found = firstOf(INVALID, inserted);
  goTo(found);
  return found !== undefined;
}
