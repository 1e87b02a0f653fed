import type { Culture } from '../culture.ts';
import type { Asset } from '../data/assets.ts';
import type { MediaFolder } from '../data/folders.ts';
import { plural, texts } from '../texts/index.ts';
import { storedAssetJson, thumbnailHref } from './asset-view.ts';

export const mediaPath = (culture: Culture): string => `/${culture}/editors/media`;

export const folderHref = (culture: Culture, id: number): string => `${mediaPath(culture)}?folder=${id}`;

/** Returns the file extension, shown when there is no thumbnail. */
const endingOf = (name: string): string => (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toUpperCase();

/** Returns a file for the list. */
export const assetCard = (asset: Asset, culture: Culture) => ({
  id: asset.id,
  name: asset.name,
  json: JSON.stringify(storedAssetJson(asset)),
  href: `${mediaPath(culture)}/assets/${asset.id}`,
  uri: storedAssetJson(asset).Uri,
  thumbnail: thumbnailHref(asset),
  ending: endingOf(asset.name),
  measures: asset.isImage ? `${asset.width} × ${asset.height}` : '',
});

/** Returns the list of a folder, for its page and as a fragment. */
export const listingView = (folder: MediaFolder, assets: readonly Asset[], culture: Culture) => ({
  folderId: folder.id,
  name: folder.name[culture],
  isRoot: folder.parentId === null,
  count: plural(texts[culture].editors.files, assets.length, culture),
  assets: assets.map((asset) => assetCard(asset, culture)),
});

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly children: readonly Branch[];
}

/** Returns the folder tree without scripts: links, with the path to the open folder expanded. */
export function branchOf(
  all: readonly MediaFolder[],
  folder: MediaFolder,
  { current, culture, hrefOf }: { current: number; culture: Culture; hrefOf: (id: number) => string },
): Branch {
  const children = all
    .filter(({ parentId }) => parentId === folder.id)
    .map((child) => branchOf(all, child, { current, culture, hrefOf }));
  const { id, name, parentId } = folder;
  const isCurrent = id === current;
  const isOpen = parentId === null || isCurrent || children.some((child) => child.isOpen);
  return { id, name: name[culture], href: hrefOf(id), isCurrent, isOpen, children };
}

/** Returns all folders for a select, indented by depth. */
export function folderChoices(all: readonly MediaFolder[], culture: Culture) {
  const below = (parentId: number | null, depth: number): { id: number; name: string }[] =>
    all
      .filter((folder) => folder.parentId === parentId)
      .flatMap(({ id, name }) => [
        { id, name: `${'\u00a0\u00a0\u00a0'.repeat(depth)}${name[culture]}` },
        ...below(id, depth + 1),
      ]);
  return below(null, 0);
}
