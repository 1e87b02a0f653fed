import { appendTo, removeElement, replaceContent } from '#runtime/dom/safe-tree.ts';
import { classListOf } from '#runtime/dom/safe.ts';
import { readChoices, readShown, type Choice } from './choices.ts';
import { followSelect } from './follow-select.ts';

/** Class of a host whose select is transparent, so that the face shows. */
const FACED = 'ar-select-faced';

function makePicture(src: string): HTMLImageElement {
  const picture = new Image(24, 24);
  picture.alt = '';
  picture.src = src;
  return picture;
}

const contentOf = ({ text, image }: Choice): (Node | string)[] =>
  image ? [makePicture(image), text] : [text];

function draw(face: HTMLElement, select: HTMLSelectElement, placeholder: string | undefined): void {
  const shown = readShown(readChoices(select), placeholder);
  classListOf(face).toggle('ar-select-placeholder', shown.placeholder !== undefined);
  const label = document.createElement('span');
  label.append(...(shown.placeholder === undefined ? shown.choices.flatMap(contentOf) : [shown.placeholder]));
  replaceContent(face, label);
}

/**
 * Draws a face under a native select, which still receives input and is submitted (PGE-03). Both have the
 * same box, so nothing moves.
 *
 * @param host The element around the select.
 * @param select The native select.
 * @param placeholder The placeholder.
 * @param signal Removes the face; the select has its own look again.
 */
export function showFace(
  host: HTMLElement,
  select: HTMLSelectElement,
  placeholder: string | undefined,
  signal: AbortSignal,
): void {
  const face = document.createElement('span');
  face.className = 'ar-select-face';
  face.ariaHidden = 'true';
  const redraw = () => draw(face, select, placeholder);
  redraw();
  appendTo(host, face);
  classListOf(host).add(FACED);
  followSelect(select, redraw, signal);
  const leave = () => {
    removeElement(face);
    classListOf(host).remove(FACED);
  };
  signal.addEventListener('abort', leave, { once: true });
}
