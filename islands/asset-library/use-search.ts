import { useEffect, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import type { ListItem } from './list-items.ts';
import { isFound } from './search.ts';

/**
 * Filters the server's list by a search; a new folder starts with an empty search.
 *
 * @param folderId The folder's id.
 * @param items Its files.
 */
export function useSearch(folderId: string, items: readonly ListItem[]) {
  const [{ text, within }, setSearch] = useState({ text: '', within: folderId });
  const search = within === folderId ? text : '';
  const found = items.filter(({ asset }) => isFound(asset.name, search));
  useEffect(() => {
    const overrides = createOverrides();
    for (const { element, asset } of items)
      if (!isFound(asset.name, search)) overrides.set(element, 'hidden', '');
    return () => overrides.restore();
  }, [items, search]);
  return {
    search,
    found: found.length,
    setSearch: (next: string) => setSearch({ text: next, within: folderId }),
  };
}
