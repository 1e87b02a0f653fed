import { createRandom } from '../../support/random.ts';
import type { FaultKind } from './cell.ts';
import { faultKinds, noFault } from './fault-table.ts';
import type { Flow } from './flow.ts';
import { flows } from './flows/index.ts';

/** A cell's flow and fault. */
export type Pair = readonly [Flow, FaultKind];

/** All cells of the matrix, row by row. */
export const allCells: readonly Pair[] = flows.flatMap((flow) =>
  faultKinds.map((fault) => [flow, fault] as const),
);

/** Each flow without a fault. */
export const controls: readonly Pair[] = flows.map((flow) => [flow, noFault] as const);

/**
 * Draws cells without repetition: each flow and each fault in turn, so that a small sample has all of them.
 *
 * @param count Number of cells.
 * @param seed Equal seeds draw equal cells.
 */
export function drawCells(count: number, seed: number): Pair[] {
  const random = createRandom(seed);
  const shuffled = [...allCells].map((pair) => ({ pair, order: random() })).sort((a, b) => a.order - b.order);
  const taken = new Set<Pair>();
  for (let round = 0; taken.size < count; round += 1) {
    const index = Math.floor(round / 2);
    const wanted = round % 2 ? flows[index % flows.length] : faultKinds[index % faultKinds.length];
    const isNext = ({ pair }: { pair: Pair }) => !taken.has(pair) && pair.includes(wanted as never);
    const next = shuffled.find(isNext);
    if (next) taken.add(next.pair);
  }
  return [...taken];
}
