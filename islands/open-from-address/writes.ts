import { closest, getAttribute } from '#runtime/dom/safe.ts';

/** Attributes that give a link or form a method other than HTML's own, such as PUT. */
const METHODS = ['data-ajax-method', 'data-turbo-method', 'data-method'];

const isWrite = (method: string | null | undefined): boolean =>
  !/^(?:get|head|dialog)?$/i.test(method?.trim() ?? '');

const namesWrite = (element: Element): boolean =>
  METHODS.some((name) => isWrite(getAttribute(element, name)));

// A click on a label presses its control; a click inside a link or button presses that one.
function pressedBy(opener: Element): Element {
  const pressed = closest(opener, 'a, button, input, label') ?? opener;
  return (pressed instanceof HTMLLabelElement && pressed.control) || pressed;
}

function submitsWrite(button: HTMLButtonElement | HTMLInputElement): boolean {
  const { form, type } = button;
  if (!form || (type !== 'submit' && type !== 'image')) return false;
  return namesWrite(form) || isWrite(getAttribute(button, 'formmethod') ?? getAttribute(form, 'method'));
}

/**
 * Returns whether a press on an element changes data on the server. An address must never cause such a press,
 * only the visitor.
 *
 * @param opener The element that would be pressed.
 */
export function writesWhenPressed(opener: Element): boolean {
  const pressed = pressedBy(opener);
  if (namesWrite(pressed)) return true;
  const isButton = pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement;
  return isButton && submitsWrite(pressed);
}
