import { createElement } from '#kit/element.ts';
import { addListener } from '#runtime/dom/safe.ts';
import { announce } from '#runtime/html/announce.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';

type WithModifiers = Pick<KeyboardEvent, 'getModifierState'>;

// Events that a password manager dispatches are no keyboard events and lack the method.
const isLocked = (event: Event): boolean | undefined =>
  'getModifierState' in event ? (event as unknown as WithModifiers).getModifierState('CapsLock') : undefined;

/**
 * Creates the hint about Caps Lock: shown while the field has the focus, announced whenever it appears.
 *
 * @param field The field.
 * @param signal Removes the listeners.
 */
export function createCapsLockHint(field: HTMLInputElement, signal: AbortSignal): HTMLElement {
  const hint = createElement('p', 'ar-password-caps', chooseTexts(texts).capsLock);
  hint.hidden = true;
  const show = (isOn: boolean) => {
    if (isOn && hint.hidden) announce(hint.textContent);
    hint.hidden = !isOn;
  };
  const follow = (event: Event) => {
    const isOn = isLocked(event);
    if (isOn !== undefined) show(isOn);
  };
  for (const type of ['keydown', 'keyup', 'mousedown']) addListener(field, type, follow, { signal });
  addListener(field, 'blur', () => show(false), { signal });
  return hint;
}
