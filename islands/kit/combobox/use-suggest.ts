import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { createSuggest, type LoadSuggestions, type Suggest, type SuggestState } from '#kit/suggest.ts';
import { useIsland } from '#runtime/islands/react.tsx';

/**
 * Provides a view with suggestions for the typed text.
 *
 * @param load Fetches the rows from the server.
 * @param min Minimum number of characters.
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
