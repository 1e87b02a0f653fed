import { expect, test } from '../support/test.ts';
import { createCell } from './matrix/cell.ts';
import { allCells, controls, drawCells, type Pair } from './matrix/cells.ts';
import { playCell } from './matrix/play.ts';

/**
 * Flows that meet faults (design §10): a sample in every run, all cells by `npm run faults`. `FAULTS=none` plays
 * the flows without a fault, `FLOW=` and `FAULT=` choose by a part of the name, `SEED=` draws another sample.
 */
const { FAULTS, FLOW = '', FAULT = '', SEED = 31 } = process.env;

const SAMPLE = 80;

const cells = { all: allCells, none: controls }[FAULTS ?? ''] ?? drawCells(SAMPLE, Number(SEED));

/** All engines play all cells; of the sample, the React flavour plays a cell of each flow, Firefox another one. */
function tagsOf([flow, fault]: Pair): string[] {
  if (FAULTS !== undefined) return ['@react', '@firefox'];
  const ofFlow = cells.filter(([other]) => other === flow).map(([, kind]) => kind);
  const engine = ['@react', '@firefox'][ofFlow.indexOf(fault)];
  return engine ? [engine, '@elsewhere'] : [];
}

for (const cell of cells) {
  const [flow, fault] = cell;
  if (!flow.name.includes(FLOW) || !fault.name.includes(FAULT)) continue;
  test(
    `${flow.name}, with ${fault.name}: nothing is lost, nothing is done twice, and the next press works`,
    { tag: tagsOf(cell) },
    async ({ page, faults, trouble }) => {
      expect(await playCell(createCell({ flow, fault, page, trouble, setFaults: faults }))).toEqual([]);
    },
  );
}
