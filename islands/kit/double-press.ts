import type { AddOutcome } from '#stores/cart';

/** Time in ms after a press in which another one belongs to the same double click. */
const DOUBLE_PRESS_MS = 600;

/** Outcomes that add nothing: the next press is a deliberate retry, however soon. */
const FREE: ReadonlySet<AddOutcome['kind']> = new Set(['rejected', 'signed-out', 'lost']);

/**
 * Waits until another press is one of its own.
 *
 * @returns A promise that resolves 600 ms after the call.
 */
export const afterDoublePress = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));

/**
 * Adds something and shows the outcome. The caller ignores presses until it resolves, because a fast server
 * may answer between the two presses of a double click.
 *
 * @param add Sends the addition; never rejects.
 * @param show Shows its outcome, or goes to the next page.
 * @returns A promise that resolves when the next press counts.
 */
export async function addOnce<Outcome extends AddOutcome>(
  add: () => Promise<Outcome>,
  show: (outcome: Outcome) => Promise<void> | void,
): Promise<void> {
  const idle = afterDoublePress();
  const outcome = await add();
  await show(outcome);
  if (!FREE.has(outcome.kind)) await idle;
}
