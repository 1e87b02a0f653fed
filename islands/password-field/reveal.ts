import type { Overrides } from '#kit/overrides.ts';
import { createElement } from '#kit/element.ts';
import { on } from '#runtime';
import { addListener, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { createEye } from './eye.ts';
import { texts } from './texts.ts';

/** Attributes of a visible password: it must not reach a spelling service, nor be capitalized. */
const PLAIN = { spellcheck: 'false', autocapitalize: 'none', autocorrect: 'off' };

function createButton(field: HTMLInputElement, signal: AbortSignal): HTMLButtonElement {
  const button = createElement('button', 'ar-password-reveal');
  const { show } = chooseTexts(texts);
  button.type = 'button';
  button.title = show;
  button.ariaLabel = show;
  button.ariaPressed = 'false';
  const id = getAttribute(field, 'id');
  if (id) setAttribute(button, 'aria-controls', id);
  button.append(createEye());
  // A press by mouse or finger leaves focus and caret in the field.
  button.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  return button;
}

// Some browsers lose the caret when the type changes.
function switchType(field: HTMLInputElement, type: string): void {
  const { selectionStart, selectionEnd } = field;
  field.type = type;
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Creates the button that shows a password. A submit, a reset or leaving the page hides it again, so that
 * browsers never store it as text.
 *
 * @param field The field.
 * @param overrides Restores the field's attributes.
 * @param signal Hides the password and removes the listeners.
 */
export function createReveal(
  field: HTMLInputElement,
  overrides: Overrides,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = createButton(field, signal);
  const show = (isShown: boolean) => {
    if (isShown === (field.type === 'text')) return;
    for (const [name, value] of Object.entries(PLAIN)) overrides.set(field, name, value);
    switchType(field, isShown ? 'text' : 'password');
    button.ariaPressed = String(isShown);
  };
  const hide = () => show(false);
  button.addEventListener('click', () => show(field.type !== 'text'), { signal });
  if (field.form) {
    for (const type of ['submit', 'reset']) addListener(field.form, type, hide, { signal, capture: true });
  }
  addEventListener('pagehide', hide, { signal });
  on('page-leave', hide, signal);
  signal.addEventListener('abort', hide, { once: true });
  return button;
}
