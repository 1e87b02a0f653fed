/** The state when a list of addresses arrives. */
export interface Arrival {
  /** The ids of the list before. */
  readonly known: readonly string[];
  /** The ids of the new list. */
  readonly now: readonly string[];
  /** The current choice. */
  readonly chosen: string | undefined;
  /** The choice in the server's HTML. */
  readonly written: string | undefined;
  /** An address saved here that should become the choice; its id, if the server or its form gave it. */
  readonly saved: { readonly id: string | undefined } | undefined;
}

/** The resulting choice. */
export interface ChosenAddress {
  readonly chosen: string | undefined;
  /** The earlier choice is no longer in the list and has no successor. */
  readonly isGone: boolean;
}

// Among several new addresses the saved one can't be identified: another tab may have added one too.
function findSaved({ known, now, saved }: Arrival): string | undefined {
  if (!saved) return undefined;
  if (saved.id !== undefined) return saved.id;
  const added = now.filter((id) => !known.includes(id));
  return added.length === 1 ? added[0] : undefined;
}

/**
 * Resolves the choice in a new list: the address saved here, otherwise the earlier choice, otherwise the
 * server's (CHK-02).
 *
 * @param arrival The state.
 */
export function resolveChoice(arrival: Arrival): ChosenAddress {
  const { now, chosen, written } = arrival;
  const there = [findSaved(arrival), chosen].find((id) => id !== undefined && now.includes(id));
  if (there !== undefined) return { chosen: there, isGone: false };
  return { chosen: written, isGone: chosen !== undefined };
}
