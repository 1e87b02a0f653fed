/** The state of the page after a press that met a fault, as the visitor has it. */
export interface Outcome {
  /** Whether the flow has done what it is for. */
  readonly isDone: boolean;
  /** Whether the page shows a message that it did not show before. */
  readonly hasMessage: boolean;
  /** The first change of the page's text since before the press; undefined if there is none. */
  readonly change: string | undefined;
  /** Fields that have lost their text, by selector. */
  readonly lost: readonly string[];
  /** Busy elements, by their outline. */
  readonly busy: readonly string[];
  /** The outline of a control that can no longer be used. */
  readonly dead: string | undefined;
  /** The reason why the focus is nowhere. */
  readonly focus: string | undefined;
}

/**
 * Checks the invariants that hold for every flow and every fault.
 *
 * @returns One sentence for each invariant that is broken.
 */
export function checkInvariants({ isDone, hasMessage, change, lost, busy, dead, focus }: Outcome): string[] {
  return [
    ...(isDone || hasMessage || change === undefined
      ? []
      : [`The page has changed, nothing is done, and nothing is said: ${change}`]),
    ...(isDone ? [] : lost.map((field) => `The text of ${field} is lost.`)),
    ...busy.map((element) => `${element} is still busy.`),
    ...(dead && !isDone ? [`${dead} can’t be used any more.`] : []),
    ...(focus ? [`The focus is nowhere sensible: ${focus}.`] : []),
  ];
}

/**
 * Checks the ledger: no write is applied more often than the visitor has meant it.
 *
 * @param applied How often the server has applied the flow's write.
 * @param presses How often the visitor has meant it.
 * @param isKeyed Whether repeated presses are one write.
 */
export function checkWrites(applied: number, presses: number, isKeyed = false): string[] {
  const most = isKeyed ? Math.min(1, presses) : presses;
  return applied > most ? [`The server has applied it ${applied} times for ${most}.`] : [];
}
