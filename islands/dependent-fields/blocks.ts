import { contains, parentOf } from '#runtime/dom/safe.ts';
import { controlsIn, type NamedControl } from './controls.ts';

/**
 * Finds the boxes to hide: for each hidden control its outermost ancestor without a visible control, so that
 * labels, messages and group headings are hidden too. Decision 258.
 *
 * @param form The form.
 * @param isHidden Whether a control is hidden.
 * @returns Elements inside the form, none inside another.
 */
export function findBoxes(form: HTMLFormElement, isHidden: (control: NamedControl) => boolean): Set<Element> {
  const controls = controlsIn(form);
  const candidates = controls.filter((control) => !isHidden(control));
  const boxes = new Set<Element>();
  for (const control of controls) {
    if (isHidden(control)) boxes.add(outermost(control, form, candidates));
  }
  return boxes;
}

function outermost(control: Element, form: Element, candidates: readonly Element[]): Element {
  let box = control;
  for (
    let parent = parentOf(box);
    parent && parent !== form && contains(form, parent);
    parent = parentOf(box)
  ) {
    const outer = parent;
    if (candidates.some((other) => contains(outer, other))) break;
    box = outer;
  }
  return box;
}
