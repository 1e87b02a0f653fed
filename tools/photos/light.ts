import { noiseFrom } from '../../demo/rules/noise.ts';
import { round } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Draws sunlight through a window: panes of light across wall and table. */
export function windowLight(seed: string, sheet: Sheet): string {
  const next = noiseFrom(`${seed} window`);
  const left = 60 + next() * 160;
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [left + column * 190 + row * 60, 40 + row * 225];
      return `<path d="M${round(x)} ${round(y)}h165l54 205h-165z" fill="#fff3d6"/>`;
    }),
  );
  return `<g opacity=".34" filter="${sheet.blur(12)}">${panes.join('')}</g>`;
}

/** Draws the shadow of a tree's leaves over the whole picture. */
export function leafShadow(seed: string, sheet: Sheet): string {
  const next = noiseFrom(`${seed} leaves`);
  const leaves = Array.from({ length: 16 }, () => {
    const [x, y, turn] = [440 + next() * 400, -20 + next() * 460, 20 + next() * 70];
    return leaf(x, y, turn, 46 + next() * 44);
  });
  return `<g fill="#2c2416" opacity=".13" filter="${sheet.blur(9)}">${leaves.join('')}</g>`;
}

/** Draws a twig with pairs of leaves that grows from a mouth and leans to one side. */
export function branch(x: number, y: number, lean: number, next: () => number): string {
  const length = 250 + next() * 90;
  const at = (share: number) => ({ x: x + lean * 3.4 * share ** 1.5, y: y - length * share });
  const tip = at(1);
  const stem = `<path d="M${round(x)} ${round(y + 30)}Q${round(x + lean * 0.4)} ${round(y - length * 0.5)} ${round(tip.x)} ${round(tip.y)}" fill="none" stroke="#5d5136" stroke-width="3.5"/>`;
  const leaves = Array.from({ length: 9 }, (_, position) => {
    const spot = at(0.24 + position * 0.09);
    const side = position % 2 ? 1 : -1;
    return leaf(
      spot.x,
      spot.y,
      lean + side * (48 + next() * 16),
      44 + next() * 16,
      leafColours[position % 3],
    );
  });
  return stem + leaves.join('');
}

const leafColours = ['#6f7c55', '#85906a', '#5c6a48'];

const leaf = (x: number, y: number, turn: number, length: number, fill?: string): string =>
  `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})" d="M0 0c${round(length * 0.26)} ${round(-length * 0.35)} ${round(length * 0.2)} ${round(-length * 0.8)} 0 ${round(-length)}c${round(-length * 0.2)} ${round(length * 0.2)} ${round(-length * 0.26)} ${round(length * 0.65)} 0 ${round(length)}z"${fill ? ` fill="${fill}"` : ''}/>`;
