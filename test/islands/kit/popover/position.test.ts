import { expect, test } from 'vitest';
import { positionNextTo, type PopoverSide } from '../../../../islands/kit/popover/position.ts';

const VIEW = { width: 1000, height: 600 };
const button = (x: number, y: number) => new DOMRect(x, y, 100, 40);

test.each<
  [
    words: string,
    at: [x: number, y: number],
    height: number,
    side: PopoverSide,
    corner: [x: number, y: number],
  ]
>([
  ['below, centred, 8 pixels from its button', [450, 100], 200, 'auto', [400, 148]],
  ['above, where only there is room', [450, 500], 200, 'auto', [400, 292]],
  ['below, as long as it fits with 20 pixels left', [450, 332], 200, 'auto', [400, 380]],
  ['above from then on', [450, 333], 200, 'auto', [400, 125]],
  ['20 pixels from the left edge', [0, 100], 200, 'auto', [20, 148]],
  ['20 pixels from the right edge', [900, 100], 200, 'auto', [780, 148]],
  ['above, where it is wanted there', [450, 300], 200, 'above', [400, 92]],
  ['below, where it is wanted there', [450, 300], 200, 'below', [400, 348]],
  ['over the button, where neither side has room', [450, 250], 400, 'auto', [400, 180]],
  ['at the margin, where it is larger than the window', [450, 250], 900, 'auto', [400, 20]],
  ['with its button out of the window, when that is scrolled away', [450, -300], 200, 'auto', [400, -252]],
])('a panel stands %s', (_title, at, height, side, corner) => {
  const reposition = positionNextTo(button(...at), { width: 200, height }, side, VIEW);
  expect([reposition.x, reposition.y]).toEqual(corner);
});

test('a list as wide as its button stands edge to edge with it, where that is nearer to the edges of the window [PGE-03]', () => {
  const view = { width: 375, height: 600 };
  const leftOf = (x: number, width: number) =>
    positionNextTo(new DOMRect(x, 100, 343, 40), { width, height: 200 }, 'auto', view).x;
  expect([leftOf(16, 343), leftOf(0, 343), leftOf(16, 300)]).toEqual([16, 0, 37.5]);
});
