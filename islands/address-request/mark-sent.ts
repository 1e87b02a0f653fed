import { removeAttribute, tagOf, setAttribute } from '#runtime/dom/safe.ts';

/** What makes an element open, send or lead somewhere. */
const LEADS = ['href', 'data-modal', 'formaction', 'onclick'];

/**
 * Makes a trigger say that there is nothing more to ask for. It stays readable, keeps the focus, and does nothing (SAL-01).
 *
 * @param trigger A link or button.
 * @param label What it says.
 * @param why Why it does nothing any more.
 */
export function markSent(trigger: HTMLElement, label: string, why: string): void {
  for (const name of LEADS) removeAttribute(trigger, name);
  setAttribute(trigger, 'aria-disabled', 'true');
  setAttribute(trigger, 'title', why);
  if (tagOf(trigger) === 'a') {
    // A link without an address is none to the browser: the role says that it was one.
    setAttribute(trigger, 'role', 'link');
    setAttribute(trigger, 'tabindex', '0');
  } else if (tagOf(trigger) === 'button') setAttribute(trigger, 'type', 'button');
  removeAttribute(trigger, 'aria-label');
  trigger.textContent = label;
}
