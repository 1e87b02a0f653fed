/** What is known when a list of addresses has arrived. */
export interface Arrival {
  /** The ids of the list before. */
  readonly known: readonly string[];
  /** The ids of the list that has arrived. */
  readonly now: readonly string[];
  /** What is chosen so far. */
  readonly chosen: string | undefined;
  /** What the server has written as chosen. */
  readonly written: string | undefined;
  /** An address was saved here that is to be chosen; its id, where the server or its form has said it. */
  readonly saved: { readonly id: string | undefined } | undefined;
}

/** What is chosen then. */
export interface ChosenAddress {
  readonly chosen: string | undefined;
  /** What was chosen is not in the list any more, and nobody has chosen something else. */
  readonly isGone: boolean;
}

// Of several new ones nobody knows which was saved here: another tab may have added one, too.
function findSaved({ known, now, saved }: Arrival): string | undefined {
  if (!saved) return undefined;
  if (saved.id !== undefined) return saved.id;
  const added = now.filter((id) => !known.includes(id));
  return added.length === 1 ? added[0] : undefined;
}

/**
 * Says which address is chosen in a list that has arrived: what was saved here, else what was chosen before, else what the server
 * says (CHK-02).
 *
 * @param arrival What is known.
 */
export function resolveChoice(arrival: Arrival): ChosenAddress {
  const { now, chosen, written } = arrival;
  const there = [findSaved(arrival), chosen].find((id) => id !== undefined && now.includes(id));
  if (there !== undefined) return { chosen: there, isGone: false };
  return { chosen: written, isGone: chosen !== undefined };
}
