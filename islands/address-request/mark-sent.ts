import { removeAttribute, tagOf, setAttribute } from '#runtime/dom/safe.ts';

/** Attributes that make an element open, send or navigate. */
const LEADS = ['href', 'data-modal', 'formaction', 'onclick'];

/**
 * Marks a trigger as used after its request was sent. It stays readable and focusable but does nothing
 * (SAL-01).
 *
 * @param trigger A link or button.
 * @param label The new text.
 * @param why The reason why it does nothing.
 */
export function markSent(trigger: HTMLElement, label: string, why: string): void {
  for (const name of LEADS) removeAttribute(trigger, name);
  setAttribute(trigger, 'aria-disabled', 'true');
  setAttribute(trigger, 'title', why);
  if (tagOf(trigger) === 'a') {
    // A link without `href` loses its implicit role; the attribute restores it.
    setAttribute(trigger, 'role', 'link');
    setAttribute(trigger, 'tabindex', '0');
  } else if (tagOf(trigger) === 'button') setAttribute(trigger, 'type', 'button');
  removeAttribute(trigger, 'aria-label');
  trigger.textContent = label;
}
