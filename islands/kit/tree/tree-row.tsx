import { memo } from 'react';
import { ChevronIcon } from '#kit/icons.tsx';
import { FolderIcon } from './folder-icon.tsx';
import type { TreeRow } from './tree-data.ts';

/** Maximum indentation, in steps; `aria-level` has the real level. */
const DEEPEST = 12;

interface Props {
  row: TreeRow;
  isSelected: boolean;
  isReached: boolean;
}

/** One row; the tree handles its keys and presses. */
export const TreeRowView = memo(function TreeRowView({ row, isSelected, isReached }: Props) {
  const { id, name, level, index, setSize, isFolder, isOpen } = row;
  return (
    <div
      role="treeitem"
      className="ar-tree-row"
      data-node={id}
      aria-level={level}
      aria-posinset={index}
      aria-setsize={setSize}
      aria-selected={isSelected}
      aria-expanded={isFolder ? isOpen : undefined}
      tabIndex={isReached ? 0 : -1}
      title={name}
    >
      {Array.from({ length: Math.min(level - 1, DEEPEST) }, (_, step) => (
        <span key={step} className="ar-tree-step" />
      ))}
      <span className="ar-tree-toggle" data-tree-toggle={isFolder ? '' : undefined}>
        {isFolder && <ChevronIcon />}
      </span>
      <FolderIcon isOpen={isOpen} />
      <span className="ar-tree-name">{name}</span>
    </div>
  );
});
