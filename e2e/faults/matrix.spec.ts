import { expect, test } from '../support/test.ts';
import { createCell } from './matrix/cell.ts';
import { allCells, controls, drawCells } from './matrix/cells.ts';
import { playCell } from './matrix/play.ts';

const { FAULTS, FLOW, FAULT, SEED } = process.env;

const chosen = { all: allCells, none: controls }[FAULTS ?? ''] ?? drawCells(80, Number(SEED ?? 31));

const cells = chosen.filter(
  ([flow, fault]) => (!FLOW || flow.name.includes(FLOW)) && (!FAULT || fault.name.includes(FAULT)),
);

for (const [flow, fault] of cells)
  test(`${flow.name}, with ${fault.name}: nothing is lost, nothing is done twice, and the next press works`, async ({
    page,
    faults,
    trouble,
  }) => {
    expect(await playCell(createCell({ flow, fault, page, trouble, setFaults: faults }))).toEqual([]);
  });
