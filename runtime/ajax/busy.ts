import { removeAttribute, setAttribute } from '../dom/safe.ts';
import { beginProgress } from '../page/progress.ts';

const BUSY = 'aria-busy';

/**
 * Sets a flag attribute to `true`, or removes it.
 *
 * @param element The element.
 * @param name The attribute.
 * @param isOn Whether it is set.
 */
export function setFlag(element: Element, name: string, isOn: boolean): void {
  if (isOn) setAttribute(element, name, 'true');
  else removeAttribute(element, name);
}

/** Number of pending requests of each busy element. */
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

/**
 * Marks elements as busy during a request, and the document by `beginProgress` (NAV-10).
 *
 * @param elements The targets and the submitter.
 * @returns A function that removes the marks; to be called once.
 */
export function showBusy(elements: readonly Element[]): () => void {
  const endProgress = beginProgress();
  elements.forEach(begin);
  return () => {
    elements.forEach(end);
    endProgress();
  };
}
