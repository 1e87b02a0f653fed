import { expect, test } from 'vitest';
import { allCells, drawCells } from '../../e2e/faults/matrix/cells.ts';
import { faultKinds } from '../../e2e/faults/matrix/fault-table.ts';
import { flows } from '../../e2e/faults/matrix/flows/index.ts';

test('The matrix has 26 flows and 28 faults, each with a name of its own.', () => {
  expect(new Set(flows.map(({ name }) => name)).size).toBe(26);
  expect(new Set(faultKinds.map(({ name }) => name)).size).toBe(28);
  expect(allCells).toHaveLength(728);
});

test('A sample of 80 has every flow and every fault, no cell twice, and is the same for a seed.', () => {
  const sample = drawCells(80, 31);
  expect(new Set(sample.map(([flow, fault]) => `${flow.name} ${fault.name}`)).size).toBe(80);
  expect(new Set(sample.map(([flow]) => flow)).size).toBe(26);
  expect(new Set(sample.map(([, fault]) => fault)).size).toBe(28);
  expect(drawCells(80, 31)).toEqual(sample);
  expect(drawCells(80, 32)).not.toEqual(sample);
});
