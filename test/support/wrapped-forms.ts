/*
 * happy-dom wraps forms and selects in proxies, on which a `dispatchEvent` borrowed from a prototype fails; read from the form it
 * works. Browsers have no such wrapping. It has to be mended before the library borrows anything.
 */
const { prototype: element } = Element;
const { prototype: target } = EventTarget;
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
