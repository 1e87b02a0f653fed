import { useRef, useState } from 'react';
import { ChevronIcon } from '#kit/icons.tsx';
import type { ResourceState } from '#kit/resource.ts';
import { kitTexts } from '#kit/texts.ts';
import { Tree } from '#kit/tree';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { FolderTree } from '#stores/folders';
import { texts } from './texts.ts';

interface Props {
  state: ResourceState<FolderTree>;
  onRetry: () => void;
  rootFolderId: string;
  depth: number;
  selected: string;
  onSelect: (folderId: string) => void;
}

function Folders({ state, onRetry, rootFolderId, depth, selected, onSelect }: Props) {
  const labels = chooseTexts(texts);
  const tree = state.value;
  if (state.phase === 'failed' && !tree)
    return (
      <div className="ar-library-failed" role="alert">
        <p>{labels.treeFailed}</p>
        <button type="button" className="ar-button ar-button-quiet" onClick={onRetry}>
          {kitTexts().retry}
        </button>
      </div>
    );
  if (!tree) return <p className="ar-library-note">{labels.loading}</p>;
  if (tree.nodes.size === 0) return <p className="ar-library-note">{labels.noFolders}</p>;
  return (
    <>
      <Tree
        data={tree}
        label={labels.folders}
        depth={depth}
        storageKey={`library ${rootFolderId}`}
        selected={selected}
        onSelect={onSelect}
      />
      {tree.repeated.length > 0 && <p className="ar-library-note">{labels.repeated}</p>}
    </>
  );
}

/** The folder tree: next to the list, and in a narrow window behind a button with the folder's name. */
export function FolderPane(props: Props) {
  const { state, selected, onSelect } = props;
  const { id } = useIsland();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = state.value?.nodes.get(selected)?.name ?? chooseTexts(texts).folders;
  const select = (folderId: string) => {
    onSelect(folderId);
    if ((state.value?.nodes.get(folderId)?.childIds.length ?? 0) > 0) return;
    // In a wide window the tree is always visible and the button is not: both calls have no effect then.
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="ar-library-folders" aria-busy={state.phase === 'loading'}>
      <button
        ref={button}
        type="button"
        className="ar-library-switch"
        aria-expanded={isOpen}
        aria-controls={`${id}-folders`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{name}</span>
        <ChevronIcon />
      </button>
      <div id={`${id}-folders`} className="ar-library-tree" data-open={isOpen ? '' : undefined}>
        <Folders {...props} onSelect={select} />
      </div>
    </div>
  );
}
