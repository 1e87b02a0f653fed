import { useStore } from '@nanostores/react';
import { createElement, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useResource } from '#kit/use-resource.ts';
import { SLOT_TAG } from '#runtime';
import { closest } from '#runtime/dom/safe.ts';
import { appendTo } from '#runtime/dom/safe-tree.ts';
import { react, useIsland, type IslandView } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { fetchFolderTree, type FolderTree } from '#stores/folders';
import { foldersAddress } from './addresses.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { createFolderList } from './folder-list.ts';
import { FolderPane } from './folder-pane.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import { useSearch } from './use-search.ts';
import './asset-library.css';

export { props } from './props.ts';

function findContainer({ slots }: IslandView): HTMLElement {
  const written = slots.items('list').find((element) => element instanceof HTMLElement);
  if (written) return written;
  const made = document.createElement('div');
  made.dataset['slot'] = 'list';
  return made;
}

// Never re-rendered: its content is the server's.
const ListContainer = memo(
  function ListContainer({ container }: { container: HTMLElement }) {
    const frame = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      if (frame.current) appendTo(frame.current, container);
    }, [container]);
    return createElement(SLOT_TAG, { ref: frame });
  },
  () => true,
);

/** Connects the folder tree and the list of a folder; they share only ids. */
function useLibrary(props: Props) {
  const island = useIsland();
  const [container] = useState(() => findContainer(island));
  const known = useRef<FolderTree>(undefined);
  const [list] = useState(() => {
    const { host, signal } = island;
    const isDialog = closest(host, 'dialog') !== null;
    const nameOf = (id: string) => known.current?.nodes.get(id)?.name ?? chooseTexts(texts).folders;
    const folderIds = () => known.current?.nodes.keys() ?? [];
    return createFolderList({ host, container: container, props, isDialog, signal, nameOf, folderIds });
  });
  const [folders, retry] = useResource(foldersAddress(props), fetchFolderTree);
  known.current = folders.value;
  useEffect(() => list.begin(), [list]);
  return { container, list, folders, retry, listing: useStore(list.$listing) };
}

function AssetLibrary(props: Props) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  const { container, list, folders, retry, listing } = useLibrary(props);
  const { search, found, setSearch } = useSearch(listing.folderId, listing.items);
  const { chosen, clear, take } = useChosen(props, container, listing.items);
  return (
    <div className="ar-library" data-select={props.select}>
      <FolderPane
        state={folders}
        onRetry={retry}
        rootFolderId={props.rootFolderId}
        depth={props.depth}
        selected={listing.folderId}
        onSelect={list.show}
      />
      <div className="ar-library-files">
        {listing.items.length > 1 && (
          <div className="ar-library-search">
            <label htmlFor={`${id}-search`}>{labels.search}</label>
            <input
              id={`${id}-search`}
              className="ar-input"
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <span role="status">{search && labels.found(found, listing.items.length)}</span>
          </div>
        )}
        {listing.isEmpty && <p className="ar-library-note">{labels.empty}</p>}
        <ListContainer container={container} />
      </div>
      {props.select !== 'none' && (
        <ChoiceBar isSingle={props.select === 'one'} chosen={chosen} onTake={take} onClear={clear} />
      )}
    </div>
  );
}

/** The media library: folders, their files, and the choice (MED-06, MED-07, MED-09). */
export default react(AssetLibrary);
