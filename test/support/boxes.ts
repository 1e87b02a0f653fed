/*
 * Boxes and states that happy-dom lacks, as attributes of a test's page. A test imports this file before the code under test, which
 * reads the methods from the prototypes when it is imported.
 */

const STATES: readonly (readonly [state: string, attribute: string])[] = [
  [':hover', '[data-hover]'],
  [':focus-within', '[data-focus-within]'],
  [':popover-open', '[data-popover-open]'],
  ['dialog:modal', 'dialog[open]'],
];

const readable = (selector: string) =>
  STATES.reduce((text, [state, attribute]) => text.replaceAll(state, attribute), selector);

type Query = (selector: string) => unknown;

function readStates(prototype: object, name: string): void {
  const original = Reflect.get(prototype, name) as Query;
  Object.assign(prototype, {
    [name](this: unknown, selector: string) {
      return original.call(this, readable(selector));
    },
  });
}

for (const name of ['querySelector', 'querySelectorAll']) {
  readStates(Document.prototype, name);
  readStates(Element.prototype, name);
}
readStates(Element.prototype, 'matches');

/** Boxes of elements in the window that are no attribute. */
const boxes = new WeakMap<Element, () => DOMRect>();

/** Gives an element a box that depends on its state. */
export const setBox = (element: Element, box: () => DOMRect): void => void boxes.set(element, box);

// `data-box="left top right bottom"`
function boxOf(element: Element): DOMRect {
  const [left = 0, top = 0, right = 0, bottom = 0] = (element.getAttribute('data-box') ?? '')
    .split(' ')
    .map(Number);
  return new DOMRect(left, top, right - left, bottom - top);
}

Object.assign(Element.prototype, {
  getBoundingClientRect(this: Element) {
    return boxes.get(this)?.() ?? boxOf(this);
  },
});

/** Makes popovers of a browser: happy-dom has none. */
export function addPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset['popoverOpen'] = '';
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset['popoverOpen'];
    },
  });
}

/** Makes a browser without popovers. */
export function removePopovers(): void {
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
}
