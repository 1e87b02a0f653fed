/** What a visitor finds after a press that met a fault. */
export interface Finding {
  /** Whether the flow has done what it is for. */
  readonly isDone: boolean;
  /** Whether the page says something that it did not say before. */
  readonly isSaid: boolean;
  /** Whether the page is as it was before the press. */
  readonly isUnchanged: boolean;
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
 * Judges what a visitor finds by invariants that hold for every flow and every fault.
 *
 * @returns One sentence for each invariant that is broken.
 */
export function judge({ isDone, isSaid, isUnchanged, lost, busy, dead, focus }: Finding): string[] {
  return [
    ...(isDone || isSaid || isUnchanged ? [] : ['The page has changed, nothing is done, and nothing is said.']),
    ...(isDone ? [] : lost.map((field) => `The text of ${field} is lost.`)),
    ...busy.map((element) => `${element} is still busy.`),
    ...(dead && !isDone ? [`${dead} can’t be used any more.`] : []),
    ...(focus ? [`The focus is nowhere sensible: ${focus}.`] : []),
  ];
}

/**
 * Judges the ledger.
 *
 * @param applied How often the server has applied the flow's write.
 * @param presses How often the visitor has meant it.
 * @param isKeyed Whether repeated presses are one write.
 */
export function judgeWrites(applied: number, presses: number, isKeyed = false): string[] {
  const most = isKeyed ? Math.min(1, presses) : presses;
  return applied > most ? [`The server has applied it ${applied} times for ${most}.`] : [];
}
