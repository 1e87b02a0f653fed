import { closest, getAttribute } from '#runtime/dom/safe.ts';

/** Attributes by which links and forms name another method than HTML knows. */
const METHODS = ['data-ajax-method', 'data-turbo-method', 'data-method'];

const isWrite = (method: string | null | undefined): boolean =>
  !/^(?:get|head|dialog)?$/i.test(method?.trim() ?? '');

const namesWrite = (element: Element): boolean =>
  METHODS.some((name) => isWrite(getAttribute(element, name)));

// A label presses its control; an element in a link or button presses that.
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
 * Whether a press on an element changes something at the server: such a press is the visitor's own, never an address's.
 *
 * @param opener The element that would be pressed.
 */
export function writesWhenPressed(opener: Element): boolean {
  const pressed = pressedBy(opener);
  if (namesWrite(pressed)) return true;
  const isButton = pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement;
  return isButton && submitsWrite(pressed);
}
