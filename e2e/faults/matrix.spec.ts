import { expect, test } from '../support/test.ts';
import { createCell } from './matrix/cell.ts';
import { allCells, controls, drawCells } from './matrix/cells.ts';
import { playCell } from './matrix/play.ts';

/**
 * Flows that meet faults (design §10): a sample in every run, all cells by `npm run faults`. `FAULTS=none` plays
 * the flows without a fault, `FLOW=` and `FAULT=` choose by a part of the name, `SEED=` draws another sample.
 */
const { FAULTS, FLOW = '', FAULT = '', SEED = 31 } = process.env;

const SAMPLE = 80;

const cells = { all: allCells, none: controls }[FAULTS ?? ''] ?? drawCells(SAMPLE, Number(SEED));

/** The first cell of each flow runs in the other flavour and in Firefox, too. */
const firsts = new Map(cells.toReversed().map((cell) => [cell[0], cell]));

for (const cell of cells) {
  const [flow, fault] = cell;
  if (!flow.name.includes(FLOW) || !fault.name.includes(FAULT)) continue;
  const isEverywhere = FAULTS !== undefined || firsts.get(flow) === cell;
  test(
    `${flow.name}, with ${fault.name}: nothing is lost, nothing is done twice, and the next press works`,
    { tag: isEverywhere ? ['@react', '@firefox'] : [] },
    async ({ page, faults, trouble }) => {
      expect(await playCell(createCell({ flow, fault, page, trouble, setFaults: faults }))).toEqual([]);
    },
  );
}
