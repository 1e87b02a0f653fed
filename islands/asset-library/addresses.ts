import { apiUrl, getCulture } from '#runtime';
import type { Props } from './props.ts';

type Labels = Readonly<Record<string, string>>;

const fill = (pattern: string, labels: Labels) =>
  pattern.replace(/\{(\w+)\}|%7B(\w+)%7D/gi, (found, plain?: string, encoded?: string) => {
    const value = labels[plain ?? encoded ?? ''];
    return value === undefined ? found : encodeURIComponent(value);
  });

const HIERARCHY = '/api/v1/assetslibrary/folders/hierarchy?folderId={id}';

/** Where the server has the tree of folders (MED-06). */
export const foldersAddress = ({ foldersUrl, rootFolderId }: Pick<Props, 'foldersUrl' | 'rootFolderId'>) =>
  fill(foldersUrl ?? apiUrl(HIERARCHY), { id: rootFolderId, folderId: rootFolderId, rootFolderId });

/**
 * Writes where the server has the list of a folder (MED-07): `{folderId}/{rootFolderId}`, in this order, and nothing for
 * the root (T4); an address with these words has them where it says.
 *
 * @param props The island's.
 * @param folderId The folder.
 */
export function listAddress(
  { listUrl, rootFolderId }: Pick<Props, 'listUrl' | 'rootFolderId'>,
  folderId: string,
): string {
  const pattern = listUrl ?? apiUrl(`/${getCulture()}/assetslibrary/asset/assetsbyfolder/`);
  const filled = fill(pattern, { folderId, rootFolderId });
  if (filled !== pattern || folderId === rootFolderId) return filled;
  return fill(`${pattern.replace(/\/?$/, '/')}{folderId}/{rootFolderId}`, { folderId, rootFolderId });
}

/**
 * Writes the address of the page of a folder.
 *
 * @returns Nothing where the page has none.
 */
export function pageAddress(
  { pageUrl, rootFolderId }: Pick<Props, 'pageUrl' | 'rootFolderId'>,
  folderId: string,
): URL | undefined {
  return pageUrl ? new URL(fill(pageUrl, { folderId, rootFolderId }), document.baseURI) : undefined;
}

/**
 * Finds the folder of an address.
 *
 * @param props The island's.
 * @param folderIds Those that there are.
 * @param address The page's address.
 * @returns The folder that the server has written the page for, where the address names none of them.
 */
export function folderOfAddress(
  props: Pick<Props, 'pageUrl' | 'rootFolderId' | 'folderId'>,
  folderIds: Iterable<string>,
  address: string,
): string {
  const [bare] = address.split('#');
  for (const id of folderIds) if (pageAddress(props, id)?.href === bare) return id;
  return props.folderId ?? props.rootFolderId;
}
