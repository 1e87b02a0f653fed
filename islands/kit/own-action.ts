import { hasAttribute, getAttribute, setAttribute } from '#runtime/dom/safe.ts';

/** On a form of a dialog that has none of its own: its action is the page that it came from. */
const OVERRIDDEN = 'data-ar-lent-action';

/**
 * Gives a form of a dialog the address of the page that it came from, as it would be sent there.
 *
 * @param form One without an action.
 */
export function overrideAction(form: HTMLElement): void {
  setAttribute(form, 'action', '');
  setAttribute(form, OVERRIDDEN, '');
}

/**
 * Reads the action that the server wrote.
 *
 * @param form The form.
 * @returns Nothing when it has none, or only one set by a dialog: then the island's own address counts.
 */
export const ownAction = (form: HTMLElement): string =>
  hasAttribute(form, OVERRIDDEN) ? '' : (getAttribute(form, 'action') ?? '');
