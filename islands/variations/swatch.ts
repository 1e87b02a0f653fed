import { setAttribute } from '#runtime/dom/safe.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Plain colours only: `url(…)` would start a request. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+)$/i;

/** SVG paths of a disc of 20 px in one, two or three colours. */
const PARTS: readonly (readonly string[])[] = [
  ['M.5 10a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1-19 0z'],
  ['M.5 10a9.5 9.5 0 0 1 19 0z', 'M.5 10a9.5 9.5 0 0 0 19 0z'],
  [
    'M1.1 7a9.5 9.5 0 0 1 17.8 0z',
    'M1.1 7h17.8a9.5 9.5 0 0 1 0 6h-17.8a9.5 9.5 0 0 1 0-6z',
    'M1.1 13a9.5 9.5 0 0 0 17.8 0z',
  ],
];

function createPart(path: string, colour: string): Element {
  const part = document.createElementNS(SVG, 'path');
  setAttribute(part, 'd', path);
  setAttribute(part, 'fill', colour);
  return part;
}

/**
 * Draws a swatch of one to three colours; it is decorative, because the value's name is next to it (PRD-01).
 *
 * @param codes `ColorCode1` to `ColorCode3`; invalid colours are left out.
 * @returns The swatch; undefined without a valid colour.
 */
export function createSwatch(codes: readonly string[]): Element | undefined {
  const colours = codes.filter((code) => COLOUR.test(code)).slice(0, 3);
  const paths = PARTS[colours.length - 1];
  if (!paths) return undefined;
  const swatch = document.createElementNS(SVG, 'svg');
  const attributes = { class: 'ar-swatch', viewBox: '0 0 20 20', 'aria-hidden': 'true', focusable: 'false' };
  for (const [name, value] of Object.entries(attributes)) setAttribute(swatch, name, value);
  swatch.append(...paths.map((path, index) => createPart(path, colours[index]!)));
  return swatch;
}
