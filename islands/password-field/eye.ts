import { appendTo } from '#runtime/dom/safe-tree.ts';
import { setAttribute } from '#runtime/dom/safe.ts';

const SVG = 'http://www.w3.org/2000/svg';

function createPath(className: string, data: string): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  if (className) setAttribute(path, 'class', className);
  setAttribute(path, 'd', data);
  return path;
}

/** Creates an eye icon, with a stroke that shows while the password is hidden. */
export function createEye(): SVGSVGElement {
  const eye = document.createElementNS(SVG, 'svg');
  setAttribute(eye, 'class', 'ar-icon');
  setAttribute(eye, 'viewBox', '0 0 24 24');
  setAttribute(eye, 'aria-hidden', 'true');
  appendTo(
    eye,
    createPath('', 'M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6z'),
    createPath('', 'M9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0z'),
    createPath('ar-password-stroke', 'M4 20 20 4'),
  );
  return eye;
}
