import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createSuggest, type LoadSuggestions, type Suggest, type SuggestState } from '#kit/suggest.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Gives a view suggestions for what is typed.
 *
 * @param load Fetches the rows from the server.
 * @param min How many signs it takes.
 * @returns The state, and the function that requests suggestions.
 */
export function useSuggest<Item>(
  load: LoadSuggestions<Item>,
  min: number,
): [state: SuggestState<Item>, suggest: Suggest<Item>] {
  const { signal } = useIsland();
  const [suggest] = useState(() => createSuggest(load, { signal, min }));
  return [useStore(suggest.$state), suggest];
}
