import { getPage } from '../page.ts';

const LOADING = 'long-loading';
const BUSY = 'aria-busy';

const { removeAttribute, setAttribute } = Element.prototype;

/**
 * Sets a flag of an element, which may be a form.
 *
 * @param element The element.
 * @param name The attribute, `true` or absent.
 * @param isOn Whether it is set.
 */
export function setFlag(element: Element, name: string, isOn: boolean): void {
  if (isOn) setAttribute.call(element, name, 'true');
  else removeAttribute.call(element, name);
}

/** How many requests keep an element busy. */
const busy = new Map<Element, number>();

function begin(element: Element): void {
  busy.set(element, (busy.get(element) ?? 0) + 1);
  setFlag(element, BUSY, true);
}

function end(element: Element): void {
  const left = (busy.get(element) ?? 1) - 1;
  if (left > 0) busy.set(element, left);
  else busy.delete(element);
  setFlag(element, BUSY, left > 0);
}

let requests = 0;

// A visit that is under way shows that by itself.
const isVisiting = () => getPage()?.getAttribute(BUSY) === 'true';

/**
 * Shows that elements wait for an answer, and that the document does (NAV-10).
 *
 * @param elements Targets, submitter.
 * @returns Takes it back; to be called once.
 */
export function showBusy(elements: readonly Element[]): () => void {
  const { classList } = document.documentElement;
  requests += 1;
  elements.forEach(begin);
  classList.add(LOADING);
  return () => {
    requests -= 1;
    elements.forEach(end);
    if (requests === 0 && !isVisiting()) classList.remove(LOADING);
  };
}
