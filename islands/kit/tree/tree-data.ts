/** A node of a tree, by the ids of its children. */
export interface TreeNode {
  readonly id: string;
  /** Plain text. */
  readonly name: string;
  /** Nesting level; up to the tree's depth a node is open by default. */
  readonly level: number;
  readonly childIds: readonly string[];
  readonly parentId?: string;
}

/** A tree without cycles. */
export interface TreeData {
  readonly rootIds: readonly string[];
  readonly nodes: ReadonlyMap<string, TreeNode>;
}

/** A visible node: all its ancestors are open. */
export interface TreeRow {
  readonly id: string;
  readonly name: string;
  /** From 1, as `aria-level` counts. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly index: number;
  readonly setSize: number;
  readonly parentId: string | undefined;
  readonly isFolder: boolean;
  readonly isOpen: boolean;
}

/**
 * Finds the row that Tab reaches: the current one, or the closed ancestor that contains it.
 *
 * @param data The tree.
 * @param indexes The position of each row, by its id.
 * @param requested The node that had the focus last, if any.
 * @returns Its index among the rows; 0 if neither it nor an ancestor is visible.
 */
export function indexOfFocus(
  { nodes }: TreeData,
  indexes: ReadonlyMap<string, number>,
  requested: string | undefined,
): number {
  for (let id = requested; id !== undefined; id = nodes.get(id)?.parentId) {
    const index = indexes.get(id);
    if (index !== undefined) return index;
  }
  return 0;
}
