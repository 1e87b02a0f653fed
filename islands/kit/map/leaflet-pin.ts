import { divIcon, type DivIcon } from 'leaflet';
import { setAttribute } from '#runtime/dom/safe.ts';
import { appendTo } from '#runtime/dom/safe-tree.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Size in CSS pixels, large enough for touch. */
const SIZE = 44;

function drawPin(): Element {
  const svg = document.createElementNS(SVG, 'svg');
  const [path, hole] = [document.createElementNS(SVG, 'path'), document.createElementNS(SVG, 'circle')];
  setAttribute(svg, 'viewBox', '0 0 24 24');
  setAttribute(svg, 'aria-hidden', 'true');
  setAttribute(path, 'd', 'M12 23C7 16.6 4.5 12.7 4.5 9.3a7.5 7.5 0 0 1 15 0c0 3.4-2.5 7.3-7.5 13.7z');
  for (const [name, value] of Object.entries({ cx: '12', cy: '9.3', r: '2.8' }))
    setAttribute(hole, name, value);
  appendTo(svg, path, hole);
  return svg;
}

function drawPicture(address: string): Element {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.src = address;
  return picture;
}

/**
 * Creates the icon of a marker; its tip is at the bottom.
 *
 * @param picture Address of the site's own image; the library's pin when left out.
 */
export function createPin(picture: string | undefined): DivIcon {
  const html = document.createElement('span');
  html.className = 'ar-map-pin-face';
  appendTo(html, picture ? drawPicture(picture) : drawPin());
  return divIcon({
    html,
    className: 'ar-map-pin',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE],
    popupAnchor: [0, 4 - SIZE],
  });
}
