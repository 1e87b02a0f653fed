import { useState } from 'react';

/** Origin of a selection; the other views follow it. */
export type SelectionSource = 'list' | 'map' | 'page';

/** The selection among items that several views show, such as a list and a map. */
export interface Selection {
  readonly selected: string | null;
  readonly source: SelectionSource;
  /** Selects an item; an unknown or already selected id changes nothing. */
  select(id: string, source: SelectionSource): void;
}

interface Chosen {
  readonly id: string | null;
  readonly source: SelectionSource;
}

/**
 * Returns the selection after a choice.
 *
 * @param ids The ids to choose from.
 * @param before The selection so far.
 * @param next The choice.
 * @returns The same object where nothing changes, so that no listener is notified.
 */
export function chooseOne(ids: readonly string[], before: Chosen, next: Chosen): Chosen {
  return next.id === before.id || next.id === null || !ids.includes(next.id) ? before : next;
}

/**
 * Synchronizes the selection of a list and a map: either one sets it, the other follows, without a loop.
 *
 * @param ids The ids to choose from; a selected id that is gone is deselected.
 * @param initial The initial selection.
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
