import { endWithFile } from './end-with-file.ts';

/*
 * happy-dom wraps forms and selects in proxies, on which a `dispatchEvent` of a prototype fails; read from the form it works.
 * Browsers have no such wrapping. The repair must come before the library reads the prototypes.
 */
const { prototype: element } = Element;
const { prototype: target } = EventTarget;
const originals = [element, target].map((prototype) => ({
  prototype,
  descriptor: Object.getOwnPropertyDescriptor(prototype, 'dispatchEvent'),
}));
const { dispatchEvent: dispatchAtElement } = element;
const { dispatchEvent: dispatchAtTarget } = target;
let isUnwrapped = false;
const isWrapper = (one: EventTarget) => one instanceof HTMLFormElement || one instanceof HTMLSelectElement;

element.dispatchEvent = function dispatch(this: Element, event: Event): boolean {
  const isWrapped = isWrapper(this) && !isUnwrapped;
  isUnwrapped = isWrapped;
  return isWrapped ? this.dispatchEvent(event) : dispatchAtElement.call(this, event);
};

target.dispatchEvent = function dispatch(this: EventTarget, event: Event): boolean {
  const overrides = isWrapper(this) ? element.dispatchEvent : dispatchAtTarget;
  return overrides.call(this, event);
};

// The next file's document shares some of these prototypes.
endWithFile(() => {
  for (const { prototype, descriptor } of originals) {
    if (descriptor) Object.defineProperty(prototype, 'dispatchEvent', descriptor);
    else Reflect.deleteProperty(prototype, 'dispatchEvent');
  }
});
