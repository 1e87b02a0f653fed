import { useState } from 'react';

/** Who has chosen: the other sides follow, and the one where it happened stays as it is. */
export type SelectionSource = 'list' | 'map' | 'page';

/** What is chosen of several things that are shown more than once. */
export interface Selection {
  readonly selected: string | null;
  readonly source: SelectionSource;
  /** Chooses one; what is chosen already, or is not there, changes nothing. */
  select(id: string, source: SelectionSource): void;
}

interface Chosen {
  readonly id: string | null;
  readonly source: SelectionSource;
}

/**
 * Says what is chosen after a choice.
 *
 * @param ids What there is to choose from.
 * @param before What was chosen.
 * @param next The choice.
 * @returns What was chosen itself where nothing changes, so that nobody is told of it.
 */
export function chooseOne(ids: readonly string[], before: Chosen, next: Chosen): Chosen {
  return next.id === before.id || next.id === null || !ids.includes(next.id) ? before : next;
}

/**
 * Keeps a list and a map in step: one of the two says what was chosen, the other follows, and nothing goes round.
 *
 * @param ids What there is to choose from; what is chosen and no longer among them is chosen no more.
 * @param initial What is chosen at first.
 */
export function useSelection(ids: readonly string[], initial: string | null): Selection {
  const [chosen, setChosen] = useState<Chosen>({ id: null, source: 'page' });
  const known = chosen.id ?? initial;
  const selected = known !== null && ids.includes(known) ? known : null;
  return {
    selected,
    source: chosen.source,
    select: (id, source) => setChosen((before) => chooseOne(ids, before, { id, source })),
  };
}
