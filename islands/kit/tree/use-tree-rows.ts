import { syncDataLoaderFeature, type FeatureImplementation } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useMemo, useRef } from 'react';
import type { TreeData, TreeNode, TreeRow } from './tree-data.ts';

/** The parent of all roots; no other node has an empty id. */
const TOP: TreeNode = { id: '', name: '', level: 0, childIds: [] };

const FEATURES: FeatureImplementation[] = [syncDataLoaderFeature];

const loaderOf = ({ nodes, rootIds }: TreeData) => ({
  getItem: (id: string): TreeNode => nodes.get(id) ?? TOP,
  getChildren: (id: string): string[] => [...(id === TOP.id ? rootIds : (nodes.get(id)?.childIds ?? []))],
});

/**
 * Returns the visible rows of a tree: the nodes whose ancestors are all open.
 *
 * @param data The tree. New data alone does not update the rows; the view must be mounted again.
 * @param open The nodes that are open.
 * @param setOpen Called with the ids of the nodes to open.
 */
export function useTreeRows(
  data: TreeData,
  open: readonly string[],
  setOpen: (ids: readonly string[]) => void,
): readonly TreeRow[] {
  const tree = useTree<TreeNode>({
    rootItemId: TOP.id,
    features: FEATURES,
    dataLoader: useMemo(() => loaderOf(data), [data]),
    isItemFolder: (item) => item.getItemData().childIds.length > 0,
    getItemName: (item) => item.getItemData().name,
    // The library does not change this list, but its type requires a mutable one.
    state: { expandedItems: open as string[] },
    setExpandedItems: (ids) => setOpen(ids as string[]),
  });
  const items = tree.getItems();
  const latestOpen = useRef(open);
  latestOpen.current = open;
  return useMemo(() => {
    const openIds = new Set(latestOpen.current);
    return items.map((item): TreeRow => {
      const { id, name, parentId, childIds } = item.getItemData();
      const { level, setSize, posInSet } = item.getItemMeta();
      const isFolder = childIds.length > 0;
      const row = { id, name, parentId, isFolder, isOpen: isFolder && openIds.has(id) };
      return { ...row, level: level + 1, index: posInSet + 1, setSize };
    });
  }, [items]);
}
