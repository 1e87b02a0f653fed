import { hasAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';

/** Marks a dialog's form without an action of its own; `overrideAction` has set the present one. */
const OVERRIDDEN = 'data-ar-lent-action';

/**
 * Gives a dialog's form an empty action, which is then resolved against its original page.
 *
 * @param form A form without an action.
 */
export function overrideAction(form: HTMLElement): void {
  setAttribute(form, 'action', '');
  setAttribute(form, OVERRIDDEN, '');
}

/**
 * Returns the action that the server wrote.
 *
 * @param form The form.
 * @returns An empty text without one; then the island's own address is used.
 */
export const ownAction = (form: HTMLElement): string =>
  hasAttribute(form, OVERRIDDEN) ? '' : (getAttribute(form, 'action') ?? '');
