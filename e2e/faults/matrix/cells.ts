import { createRandom } from '../../support/random.ts';
import { faultKinds, noFault, type FaultKind } from './fault-table.ts';
import type { Flow } from './flow.ts';
import { flows } from './flows/index.ts';

/** A cell's flow and fault. */
export type Pair = readonly [Flow, FaultKind];

/** All cells of the matrix, row by row. */
export const allCells: readonly Pair[] = flows.flatMap((flow) => faultKinds.map((fault) => [flow, fault] as const));

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
    const flow = flows[round % flows.length];
    const fault = faultKinds[round % faultKinds.length];
    const isNext = ({ pair }: { pair: Pair }) => !taken.has(pair) && (round % 2 ? pair[0] === flow : pair[1] === fault);
    const next = shuffled.find(isNext);
    if (next) taken.add(next.pair);
  }
  return [...taken];
}
