import { atom, type WritableAtom } from 'nanostores';
import { loadFragment } from '#kit/fragment';
import { emit, unmount } from '#runtime';
import { querySelectorAll, matches, getAttribute } from '#runtime/dom/safe.ts';
import { childNodesOf, removeFrom } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { isAway, recordScope } from '#runtime/navigation/record.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { pushTag } from '#stores/tags';
import { folderOfAddress, listAddress, pageAddress } from './addresses.ts';
import { countWords } from './count-words.ts';
import { readListItems, removeControls, type ListItem } from './list-items.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

/** The displayed content of a folder. */
export interface Listing {
  readonly folderId: string;
  readonly items: readonly ListItem[];
  /** True when the server's list contains neither files nor a message. */
  readonly isEmpty: boolean;
}

/** The dependencies of a list. */
export interface ListSetting {
  readonly host: HTMLElement;
  /** The element with the server's list. */
  readonly container: HTMLElement;
  readonly props: Props;
  /** Whether the library is in a dialog, where it does not change the address. */
  readonly isDialog: boolean;
  readonly signal: AbortSignal;
  /** Returns the name of a folder. */
  readonly nameOf: (folderId: string) => string;
  /** Returns the known folders. */
  readonly folderIds: () => Iterable<string>;
}

/** The internal state of a list. */
interface FolderListState extends ListSetting {
  readonly $listing: WritableAtom<Listing>;
  /** The last requested folder. */
  requestedFolder: string;
  /** True while Back or Forward restores the list of another folder. */
  isRestoring: boolean;
}

const isBlank = (container: Element) =>
  (container.textContent ?? '').trim() === '' &&
  querySelectorAll(container, 'img, svg, video, form').length === 0;

const selectorOf = (container: Element) => {
  const id = getAttribute(container, 'id');
  return id ? `#${CSS.escape(id)}` : '[data-island="asset-library"] [data-slot="list"]';
};

// Removes the old content after a failure: it belongs to another folder than the selected one.
function clearButFailure(container: Element): void {
  for (const node of childNodesOf(container)) {
    if (node instanceof Element && matches(node, '[role="alert"]')) continue;
    if (node instanceof Element) unmount(node);
    removeFrom(container, node);
  }
}

function read({ container, props, requestedFolder, $listing }: FolderListState): void {
  const isBusy = getAttribute(container, 'aria-busy') === 'true';
  const items = readListItems(container, props);
  const isEmpty = !isBusy && items.length === 0 && isBlank(container);
  $listing.set({ folderId: requestedFolder, items, isEmpty });
}

function emitListing(list: FolderListState): void {
  const { host, props, requestedFolder, nameOf } = list;
  read(list);
  const { items, isEmpty } = list.$listing.get();
  const labels = chooseTexts(texts);
  const count = isEmpty ? labels.empty : countWords(labels.count, items.length);
  announce(labels.shown(nameOf(requestedFolder), count));
  emit(host, 'folder-changed', { rootFolderId: props.rootFolderId, folderId: requestedFolder });
}

function showFolderInAddress({ container, props, isDialog }: FolderListState, folderId: string): void {
  const url = isDialog || isAway() ? undefined : pageAddress(props, folderId);
  if (!url || url.href === location.href) return;
  const fragment = new URL(listAddress(props, folderId), document.baseURI);
  recordScope(url, `default ${selectorOf(container)}`, fragment.href);
}

async function load(list: FolderListState, folderId: string, onRendered: () => void): Promise<void> {
  const { container, props, signal, $listing } = list;
  list.requestedFolder = folderId;
  $listing.set({ ...$listing.get(), folderId });
  const isLatest = () => list.requestedFolder === folderId;
  const url = listAddress(props, folderId);
  const outcome = await loadFragment(container, url, { signal, isLatest, onRendered });
  if (outcome !== 'failed' || !isLatest()) return;
  clearButFailure(container);
  read(list);
}

function showFolderOfAddress(list: FolderListState): void {
  const { props, isDialog, folderIds, $listing } = list;
  if (isDialog || !props.pageUrl) return;
  const folderId = folderOfAddress(props, folderIds(), location.href);
  if (folderId === list.requestedFolder) return;
  list.requestedFolder = folderId;
  list.isRestoring = true;
  $listing.set({ ...$listing.get(), folderId });
}

function follow(list: FolderListState): void {
  const { container, signal } = list;
  const observer = new MutationObserver(() => {
    if (list.isRestoring) emitListing(list);
    else read(list);
    list.isRestoring = false;
  });
  observer.observe(container, { childList: true });
  const end = () => {
    observer.disconnect();
    removeControls(container);
  };
  signal.addEventListener('abort', end, { once: true });
  addEventListener('popstate', () => showFolderOfAddress(list), { signal });
}

/**
 * Creates the list of a folder (MED-07): a late answer for another folder is dropped. On a page each folder
 * has a history entry for Back.
 *
 * @param setting The host, container, props and folders.
 */
export function createFolderList(setting: ListSetting) {
  const { rootFolderId, folderId: first = rootFolderId } = setting.props;
  const $listing = atom<Listing>({ folderId: first, items: [], isEmpty: false });
  const list: FolderListState = { ...setting, $listing, requestedFolder: first, isRestoring: false };
  follow(list);
  return {
    $listing,
    /** Reads the server's list; requests it when the HTML has none. */
    begin() {
      if (isBlank(list.container)) void load(list, first, () => emitListing(list));
      else read(list);
    },
    /** Loads another folder: its list, its address, and an event for the tag manager (TAG-03). */
    show(folderId: string) {
      pushTag({ event: 'changeFolder', rootFolderId, targetFolderId: folderId });
      void load(list, folderId, () => {
        showFolderInAddress(list, folderId);
        emitListing(list);
      });
    },
  };
}
