import { getterOf } from '#runtime/dom/method.ts';

const elementsOf = getterOf(HTMLFormElement.prototype, 'elements');

/** Any control that a form can have. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All controls of a form, those that name it by `form=` too, in the order of the page. */
export const controlsOf = (form: HTMLFormElement) => [...elementsOf(form)].filter(isControl);

/** Whether a node is something that has a value. */
export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement;
