import { setAttribute } from '#runtime/dom/safe.ts';
import { createElement } from './element.ts';
import { kitTexts } from './texts.ts';

/**
 * Creates an alert that says what failed, with a button to retry.
 *
 * @param className Class of the box.
 * @param text The sentence, as text.
 * @param retry Called when the button is pressed.
 */
export function createRetryAlert(className: string, text: string, retry: () => void): HTMLElement {
  const box = createElement('div', className);
  setAttribute(box, 'role', 'alert');
  const button = createElement('button', 'ar-button ar-button-quiet', kitTexts().retry);
  button.type = 'button';
  button.addEventListener('click', retry);
  box.append(createElement('p', '', text), button);
  return box;
}
