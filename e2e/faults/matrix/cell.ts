import type { Cookie, Page } from '@playwright/test';
import type { Fault, Trouble } from '../../support/test.ts';
import { pressFlow, type Flow } from './flow.ts';

/** Something that goes wrong around one press. */
export interface FaultKind {
  readonly name: string;
  /** The effect on the request of the flow; none by default. */
  readonly effect?: Omit<Fault, 'match'>;
  /** The requests that it meets, if they are others than those of the flow. */
  readonly match?: string;
  /** Changes the browser before the page is opened. */
  readonly prepare?: (cell: Cell) => Promise<void>;
  /** Uses the control and causes what happens around the press; the press alone by default. */
  readonly run?: (cell: Cell) => Promise<void>;
  /** Ends what went wrong, before the next press; removing the effect is enough by default. */
  readonly mend?: (cell: Cell) => Promise<void>;
  /** Whether the page is opened from another page, to which Back leads. */
  readonly hasPast?: true;
  /** Whether the visitor opens the page again: it is as the server has it. */
  readonly reopens?: true;
  /** Whether the visitor gives up what was typed. */
  readonly forgets?: true;
  /** Whether the request never reaches the network. */
  readonly isSilent?: true;
}

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
  /** Whether a dialog, an alert or another page has reported the fault; the visitor has left it. */
  isReported: boolean;
  /** How often the visitor has come back from another page that took the place of the flow's. */
  returns: number;
  /** Writes that the visitor has meant with the presses so far. */
  meant: number;
  /** Cookies that the fault has taken away. */
  cookies: Cookie[];
}

/** Creates a cell that is not played yet. */
export const createCell = (
  parts: Omit<Cell, 'sent' | 'ended' | 'isReported' | 'returns' | 'meant' | 'cookies'>,
): Cell => ({
  ...parts,
  sent: 0,
  ended: 0,
  isReported: false,
  returns: 0,
  meant: 0,
  cookies: [],
});

/** Whether the text that was typed is gone, and not by the page. */
export function isForgotten({ page, flow, fault, returns }: Cell): boolean {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return fault.forgets === true || (flow.isUnstored === true && returns > 0 && isFirefox);
}

/** Whether the page shows that it is done; another page than the flow's doesn't. */
export const isDoneHere = ({ flow, page }: Cell): Promise<boolean> => flow.isDone(page).catch(() => false);

/** Uses the control of the cell's flow. */
export function press(cell: Cell): Promise<void> {
  cell.meant += 1;
  return pressFlow(cell.page, cell.flow);
}
