import { getterOf } from '#runtime/dom/method.ts';

const elementsOf = getterOf(HTMLFormElement.prototype, 'elements');

/** Any control that a form can have. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns all controls of a form, also those outside that name it by `form=`, in document order. */
export const controlsOf = (form: HTMLFormElement) => [...elementsOf(form)].filter(isControl);

/** Whether a node is a control. */
export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement;
