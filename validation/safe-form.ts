/** Reads of a form that a field named `elements` or `querySelectorAll` can't answer in its place. */

const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!.get!;

/** Any control that a form can have. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All controls of a form, those that name it by `form=` too, in the order of the page. */
export const controlsOf = (form: HTMLFormElement) =>
  [...(elements.call(form) as HTMLFormControlsCollection)].filter(isControl);

/** Whether a node is something that has a value. */
export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement;

/** Elements inside a form that match a selector. */
export const queryAll = (form: HTMLFormElement, selector: string) => [
  ...(Element.prototype.querySelectorAll.call(form, selector) as NodeListOf<HTMLElement>),
];

/** An attribute of the form itself. */
export const attributeOf = (form: HTMLFormElement, name: string) =>
  Element.prototype.getAttribute.call(form, name);

/** Turns off the browser's own messages. */
export const setNoValidate = (form: HTMLFormElement) =>
  Element.prototype.setAttribute.call(form, 'novalidate', '');

/** Dispatches an event at the form. */
export const dispatchAt = (form: HTMLFormElement, event: Event) =>
  Element.prototype.dispatchEvent.call(form, event);

/** Whether the element is inside the form. */
export const holds = (form: HTMLFormElement, element: Node) => Node.prototype.contains.call(form, element);
