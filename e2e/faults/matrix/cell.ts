import type { Page } from '@playwright/test';
import type { Fault, Trouble } from '../../support/test.ts';
import type { FaultKind } from './fault-table.ts';
import { pressFlow, type Flow } from './flow.ts';

/** One flow that meets one fault. */
export interface Cell {
  readonly flow: Flow;
  readonly fault: FaultKind;
  /** The visitor's tab; a tab that is reopened takes its place. */
  page: Page;
  readonly trouble: Trouble;
  /** Replaces the session's faults. */
  readonly setFaults: (...faults: Fault[]) => Promise<void>;
  /** Requests of the flow that have left. */
  sent: number;
  /** Requests of the flow that have ended, with or without an answer. */
  ended: number;
  /** Writes that the visitor has meant with the presses so far. */
  meant: number;
}

/** Creates a cell that is not played yet. */
export const createCell = (parts: Omit<Cell, 'sent' | 'ended' | 'meant'>): Cell => ({
  ...parts,
  sent: 0,
  ended: 0,
  meant: 0,
});

/** Uses the control of the cell's flow. */
export function press(cell: Cell): Promise<void> {
  cell.meant += 1;
  return pressFlow(cell.page, cell.flow);
}
